import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Pass = () => Promise<void>
type Fault = (response: ServerResponse, pass: Pass) => unknown

const json = { 'content-type': 'application/json' }
const slowMs = 3000
const dripMs = 100
const distantMs = 300
const lateMs = 1000

/** Faults of a service, by name. */
const faults = {
  'error 500': (response) => response.writeHead(500, json).end('{"error":"boom"}'),
  'error 503': (response) => response.writeHead(503).end(),
  'limit 429': (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  garbage: (response) => response.writeHead(200, json).end('{"blocks":[{"ty'),
  'other shape': (response) => response.writeHead(200, json).end('[null]'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
  reset: (response) => response.socket?.destroy(),
  truncate: (response) => {
    response.writeHead(200, { ...json, 'content-length': '4000' }).write('{"id":"x"')
    setTimeout(() => response.destroy(), dripMs)
  },
  hang: () => undefined,
  drip: (response) => {
    response.writeHead(200, json)
    const drops = setInterval(() => response.write(' '), dripMs)
    response.on('close', () => clearInterval(drops))
  },
  distant: (_, pass) => wait(distantMs).then(pass),
  late: (_, pass) => wait(lateMs).then(pass),
  slow: (_, pass) => wait(slowMs).then(pass),
  'late loss': (response, pass) => pass().finally(() => response.destroy()),
  redirect: (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

export type FaultServer = {
  readonly origin: string
  /** Method and address of every call so far. */
  readonly asked: string[]
  /** Calls whose path matches fail this way from now on; null: none. */
  fail(how: FaultName | null, path?: RegExp): void
  close(): void
}

const anyPath = /^/
const notPassed = /^(?:content-(?:encoding|length)|transfer-encoding|connection|host|keep-alive)$/

/** Stands before a service: passes calls on, keeps what was asked, and fails as it is told to. */
export async function startFaultServer(target: () => string): Promise<FaultServer> {
  const requests: string[] = []
  let failing: { readonly how: FaultName; readonly path: RegExp } | null = null
  const server = createServer((request, response) => {
    const { url = '/' } = request
    answer(request, response, target, requests, failing?.path.test(url) ? failing.how : null).catch(() =>
      response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requests,
    fail(how, path = anyPath) {
      failing = how && { how, path }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: () => string,
  requests: string[],
  how: FaultName | null,
): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  requests.push(`${method} ${url}`)
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    notPassed.test(name) || value === undefined ? [] : [[name, String(value)]],
  )
  const pass = async () => {
    const init = { method, headers, redirect: 'manual', ...(body.length > 0 && { body }) } as const
    const given = await fetch(target() + url, init)
    const bytes = Buffer.from(await given.arrayBuffer())
    if (response.destroyed || how === 'late loss') return
    response.writeHead(given.status, Object.fromEntries([...given.headers].filter(([name]) => !notPassed.test(name))))
    response.end(bytes)
  }
  if (how) await faults[how](response, pass)
  else await pass()
}
