import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '../../shared/operations/index.ts'

/** Times are in milliseconds, as `performance.now()` gives them; one that isn't answered yet has no end. */
export type ServiceCall = {
  /** Id of its operation. */
  readonly id: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly began: number
  ended: number
}

const patterns = operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const notPassed = /^(?:content-(?:encoding|length)|transfer-encoding|connection|host|keep-alive)$/

/** The services of a shop, so many milliseconds away, with what it asks of them. */
export async function startDistantServices(target: () => string, delayMs: () => number) {
  const calls: ServiceCall[] = []
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const path = url.split('?')[0] ?? ''
    const id = patterns.find((row) => row.method === method && row.pattern.test(path))?.id ?? `${method} ${path}`
    const call = { id, url, headers, began: performance.now(), ended: Number.POSITIVE_INFINITY }
    calls.push(call)
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        notPassed.test(name) || value === undefined ? [] : [[name, String(value)]],
      )
      const init = { method, headers: passed, redirect: 'manual', ...(body.length > 0 && { body }) } as const
      const [answer] = await Promise.all([fetch(target() + url, init), wait(delayMs())])
      const bytes = Buffer.from(await answer.arrayBuffer())
      call.ended = performance.now()
      response.writeHead(
        answer.status,
        Object.fromEntries([...answer.headers].filter(([name]) => !notPassed.test(name))),
      )
      response.end(bytes)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The longest chain of these calls in which each began after the one before had been answered. */
export function roundsOf(calls: readonly Pick<ServiceCall, 'began' | 'ended'>[]): number {
  const rounds: { readonly ended: number; readonly round: number }[] = []
  for (const { began, ended } of [...calls].sort((one, other) => one.began - other.began)) {
    const before = rounds.filter((call) => call.ended <= began).map(({ round }) => round)
    rounds.push({ ended, round: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...rounds.map(({ round }) => round))
}
