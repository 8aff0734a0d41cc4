import { createServer, type IncomingMessage } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../../tools/serve/project.ts'
import { countedDatabase, type Database, type RowCount } from './counted-database.ts'

type Platform = { fetch(request: Request, env: object, execution: object): Promise<Response> }

let isolates = 0

/** A new isolate of the built platform, in this process. */
async function newIsolate(): Promise<Platform> {
  if (isolates === 0)
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'cloudflare:workers'
          ? { url: 'data:text/javascript,export class DurableObject {}', shortCircuit: true }
          : next(specifier, context),
    })
  isolates += 1
  const { default: platform }: { default: Platform } = await import(
    `${pathToFileURL(fromRoot('dist/platform/index.js')).href}?isolate=${isolates}`
  )
  return platform
}

/**
 * The built platform on this database, served by this process, which counts the rows of every statement. The process
 * has no Durable Objects: it answers what visitors without a cart ask, and operators.
 */
export async function startCountedPlatform(database: Database, settings: object) {
  const count: RowCount = { read: 0, written: 0 }
  const env = { ...settings, DB: countedDatabase(database, count) }
  let platform = await newIsolate()
  const answer = async (message: IncomingMessage): Promise<Response> => {
    const chunks: Uint8Array[] = []
    for await (const chunk of message) chunks.push(chunk)
    const headers = new Headers(
      Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const request = new Request(`http://platform${message.url}`, { method: message.method ?? 'GET', headers, ...body })
    return platform.fetch(request, env, { waitUntil: () => undefined })
  }
  const server = createServer(async (message, reply) => {
    const response = await answer(message)
    reply.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address: AddressInfo | string | null = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** Rows that `work` reads and writes, in an isolate that has read nothing before. */
    async counted(work: () => Promise<unknown>): Promise<RowCount> {
      platform = await newIsolate()
      Object.assign(count, { read: 0, written: 0 })
      await work()
      return { ...count }
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
