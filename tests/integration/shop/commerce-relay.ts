import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { untilClientCloses } from '../../harness/connections.ts'

export type Relayed = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
  /** When it arrived, in milliseconds of `performance.now()`. */
  readonly at: number
}
export type Reply =
  | { readonly status: number; readonly body: object; readonly headers?: Readonly<Record<string, string>> }
  | 'never'
  /** The service does it, and nobody hears. */
  | 'lost'

/**
 * Stands between the shop and its commerce services: keeps what was asked, and answers in their place where a test says
 * so.
 */
export async function openRelay(target: () => string) {
  const calls: Relayed[] = []
  let instead: ((call: Relayed) => Reply | null | Promise<null>) | null = null
  let lateMs = 0
  const server = createServer(untilClientCloses, async (request, response) => {
    const at = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const { method = '', url = '', headers } = request
    const call: Relayed = {
      method,
      path: url.split('?')[0] ?? '',
      headers,
      body: text === '' ? undefined : JSON.parse(text),
      at,
    }
    calls.push(call)
    const reply = await instead?.(call)
    if (reply === 'never') return
    if (reply && reply !== 'lost') {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      return response.end(JSON.stringify(reply.body))
    }
    await wait(lateMs)
    const { connection: _c, host: _h, 'content-length': _l, 'transfer-encoding': _t, ...passed } = headers
    const answer = await fetch(target() + url, {
      method,
      headers: passed as Record<string, string>,
      ...(text !== '' && { body: text }),
    }).catch(() => null)
    if (!answer || reply === 'lost') return response.destroy()
    const fields = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
      ),
    )
    response.writeHead(answer.status, fields).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => calls.length,
    /** From this one on. */
    since: (first: number): readonly Relayed[] => calls.slice(first),
    /** The newest call of this method to this path. */
    last: (method: string, path: RegExp) => calls.findLast((call) => call.method === method && path.test(call.path)),
    /** Answers for the services until it is given null. A promise holds a call back. */
    answer(reply: typeof instead): void {
      instead = reply
    },
    /** From now on services answer so many milliseconds later. */
    delay(ms: number): void {
      lateMs = ms
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
