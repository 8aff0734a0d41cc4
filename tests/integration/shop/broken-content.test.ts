import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalRuntime, startLocalRuntime } from '../../../tools/serve/local-runtime.ts'
import { untilClientCloses } from '../../harness/connections.ts'
import { prepareState } from '../../harness/seeded-state.ts'

/** A content service that misbehaves as told. */
let mode: 'down' | 'silent' | 'garbage' | 'odd-blocks' = 'odd-blocks'
let server: Server
let runtime: LocalRuntime
const logs: string[] = []

const oddPage = {
  id: 'odd',
  slug: 'home',
  title: 'Odd',
  seo: { title: 'Odd home', description: '', noindex: false },
  revision: 1,
  updatedAt: '2026-11-01',
  blocks: [
    { type: 'warp-core', power: 9 },
    { type: 'hero', title: 42 },
    { type: '__proto__' },
    {
      type: 'rich-text',
      width: 'text',
      html: '<p>Still here<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    },
  ],
}

beforeAll(async () => {
  server = createServer(untilClientCloses, (request, response) => {
    if (mode === 'down') return void request.socket.destroy()
    const body = mode === 'garbage' ? '<html>not json' : JSON.stringify(request.url?.includes('/page/') ? oddPage : {})
    if (mode !== 'silent') response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath: await prepareState('demo'),
    vars: { shop: { CONTENT_ORIGIN: origin } },
    onLog: ({ message }) => logs.push(message),
  })
})
afterAll(async () => {
  await runtime.dispose()
  server.closeAllConnections()
  server.close()
})

describe('a content service that misbehaves', () => {
  it('serves a page without unknown blocks, and logs them', async () => {
    mode = 'odd-blocks'
    const html = await (await fetch(`${runtime.shopUrl}/en-us`)).text()
    expect(html).toContain('Still here')
    expect(html).not.toContain('alert(1)')
    expect(logs.some((line) => line.includes('content.fault') && line.includes('warp-core'))).toBe(true)
    expect(logs.some((line) => line.includes('content.fault') && line.includes('hero'))).toBe(true)
  })

  it.each(['down', 'garbage', 'silent'] as const)('is replaced by bundled content when it is %s', async (how) => {
    mode = how
    const locale = { down: 'fr-fr', garbage: 'it-it', silent: 'es-es' }[how]
    const startedAt = Date.now()
    const home = await fetch(`${runtime.shopUrl}/${locale}`)
    expect(home.status).toBe(200)
    expect(home.headers.get('x-content-state')).toContain('bundled')
    expect(await home.text()).toContain('</html>')
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    expect((await fetch(`${runtime.shopUrl}/${locale}/c/1000`)).status).toBe(200)
  })

  it('serves the kept copy once it had one', async () => {
    mode = 'down'
    const home = await fetch(`${runtime.shopUrl}/en-us`)
    expect(await home.text()).toContain('Still here')
  })
})
