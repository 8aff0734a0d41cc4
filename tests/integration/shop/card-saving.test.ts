import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { paymentPath } from '../../../shared/contracts/payment-provider.ts'
import { message } from '../../../shared/errors/message.ts'
import { untilClientCloses } from '../../harness/connections.ts'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

/** How the payment provider answers a card that is to be saved. */
let answer: (response: ServerResponse) => void = (response) => response.writeHead(404).end()
const provider = createServer(untilClientCloses, (request, response) => {
  if (request.url === `${paymentPath}/store`) answer(response)
  else response.writeHead(404).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => provider.once('listening', resolve))
afterAll(() => provider.closeAllConnections())

const shop = useShop({
  catalogue: 'demo',
  vars: {
    platform: {
      PAYMENT_PROVIDER_ORIGIN: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      // As where it is deployed: the platform gives up on a provider before the shop gives up on the platform.
      TIMEOUT_FACTOR: '1',
    },
  },
})

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('{}')
const outages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'refuses the shop (401)': status(401),
  'refuses the shop (403)': status(403),
  'is not there (404)': status(404),
  'has enough of the shop (429)': status(429),
  'is out of order (500)': status(500),
  'breaks the line': (response) => response.destroy(),
  'says nothing': () => undefined,
}

const saveCard = async () => {
  const walk = walker(shop)
  await walk.signIn('newmember@kerb.example')
  await walk.page('/en-us/account/payment/new')
  return walk.post('/api/account/card', { cardSession: 'a-session' })
}

it.each(Object.keys(outages))('a provider that %s is no fault of the card', async (outage) => {
  answer = outages[outage] ?? answer
  shop.expectError(/payments\.call-failed|call\.refused/)
  const { status: code, html } = await saveCard()
  expect(code).toBe(503)
  expect(html).toContain(message('PAY503', 'en-us'))
  expect(html).not.toContain('Check the details')
})

it('a card that the provider refuses is one that can be corrected', async () => {
  answer = status(422)
  shop.expectError(/payments\.call-failed/)
  const { status: code, html } = await saveCard()
  expect(code).toBe(422)
  expect(html).toContain('We could not save your card. Check the details')
})
