import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { untilClientCloses } from '../../harness/connections.ts'
import { useShop } from '../../harness/shop.ts'

const servers: ReturnType<typeof createServer>[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(untilClientCloses, listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => {
  for (const server of servers) server.closeAllConnections()
})

const elsewhere: IncomingMessage[] = []
const stranger = await serve((request, response) => {
  elsewhere.push(request)
  response.end('{}')
})
const moved = await serve((request, response) => {
  response.writeHead(307, { location: `${stranger}${request.url}` }).end()
})
const requests: string[] = []
const hung = await serve((request) => {
  requests.push(request.url ?? '')
})

const shop = useShop({
  catalogue: 'empty',
  vars: { shop: { COMMERCE_ORIGIN: moved, SOCIAL_ORIGIN: moved, CONTENT_ORIGIN: hung, TIMEOUT_FACTOR: '1' } },
})

it('a content service that hangs gets few requests, and hardly any from then on', async () => {
  shop.expectError(/page\.unavailable/)
  const batch = async (name: string) => {
    const start = performance.now()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => shop.fetch(`/en-us/${name}-${index}`)))
    for (const { status } of answers) expect([404, 503]).toContain(status)
    return (performance.now() - start) / 1000
  }
  await batch('first')
  // A probe a second, however long a busy machine takes for the batch.
  const probes = Math.max(5, 1 + (await batch('second')))
  // By name, because a busy machine hears of the last requests of the first batch during the second.
  expect(requests.filter((path) => path.includes('/second-')).length).toBeLessThanOrEqual(probes)
  expect(requests.length).toBeLessThanOrEqual(40 + probes)
})

it('no call follows a redirect with the shop’s keys or the shopper’s words', async () => {
  shop.expectError(/call\.contract|page\.unavailable|Error fetching articles/)
  await shop.fetch('/en-us/search?q=tee')
  await shop.fetch('/en-us/p/x-KCT3886CINK')
  await shop.fetch('/social/widget/en-us.js')
  const visitor = shop.visitor()
  const page = await (await visitor.fetch('/en-us/associate-login')).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await visitor.fetch('/api/session/sign-in?locale=en-us', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrf, email: 'member@kerb.example', password: 'word' }).toString(),
  })
  expect(elsewhere.map(({ url }) => url)).toEqual([])
})
