import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { collectionPointsPath } from '../../../shared/contracts/carrier.ts'
import { paymentPath } from '../../../shared/contracts/payment-provider.ts'
import { untilClientCloses } from '../../harness/connections.ts'
import { useShop } from '../../harness/shop.ts'

const paymentKey = 'key-at-the-payment-provider'
const captchaKey = 'key-at-the-captcha'
/** Keys that the services at the test's own origin expect, and how they all answer instead, if they do. */
let expected = { payment: paymentKey, captcha: captchaKey }
let fault: ((response: ServerResponse) => void) | null = null
let asked: string[] = []

const services = createServer(untilClientCloses, (request, response) => {
  const { method, url = '', headers } = request
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    asked.push(`${method} ${url} ${body}`)
    if (fault) return fault(response)
    const json = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value))
    if (url.startsWith(paymentPath))
      return json(headers.authorization === `Bearer ${expected.payment}` ? 400 : 401, { error: 'no' })
    if (url.startsWith(collectionPointsPath)) return json(404, { error: 'no such collection point' })
    const isKnown = new URLSearchParams(body).get('secret') === expected.captcha
    json(200, { success: false, 'error-codes': [isKnown ? 'invalid-input-response' : 'invalid-input-secret'] })
  })
}).listen(0, '127.0.0.1')
await new Promise((resolve) => services.once('listening', resolve))
const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
afterAll(() => services.closeAllConnections())

const shop = useShop({
  catalogue: 'empty',
  vars: {
    platform: {
      PAYMENT_PROVIDER_ORIGIN: origin,
      PAYMENT_SECRET: paymentKey,
      CARRIER_ORIGIN: origin,
      CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
      CAPTCHA_SECRET: captchaKey,
    },
  },
})
beforeEach(() => {
  expected = { payment: paymentKey, captcha: captchaKey }
  fault = null
  asked = []
})

const readyz = async () => {
  const answer = await shop.platform.fetch('/readyz')
  return { status: answer.status, body: await answer.json() }
}
const healthy = { database: 'up', objects: 'up', hashing: 'up', shop: 'up' }

it('the platform is ready when all services take its keys, and moves no money to learn that', async () => {
  await expect.poll(readyz).toMatchObject({
    status: 200,
    body: { ready: true, dependencies: { ...healthy, payments: 'up', carrier: 'up', captcha: 'up' } },
  })
  for (const call of asked) expect(call).toMatch(/^(POST \/v1\/payments\/store {}|GET .* |POST \/siteverify .*)$/)
})

it('a wrong key shows by its name', async () => {
  expected = { payment: 'another', captcha: 'another' }
  await expect.poll(readyz).toMatchObject({
    status: 503,
    body: {
      ready: false,
      dependencies: {
        ...healthy,
        payments: 'refuses PAYMENT_SECRET: 401',
        carrier: 'up',
        captcha: 'refuses CAPTCHA_SECRET: invalid-input-secret',
      },
    },
  })
})

it.each([
  ['refuse the platform', 403, /refuses|answered 403/],
  ['fail', 500, /answer(s|ed) 500/],
])('services that %s are named', async (_, status, state) => {
  fault = (response) => response.writeHead(status).end()
  const reason = expect.stringMatching(state)
  await expect.poll(readyz).toMatchObject({
    status: 503,
    body: { dependencies: { ...healthy, payments: reason, carrier: reason, captcha: reason } },
  })
})

it('services that hang are named, by the shop too', async () => {
  fault = () => undefined
  const silent = 'no answer in 1500 ms'
  await expect.poll(readyz).toMatchObject({
    status: 503,
    body: { dependencies: { ...healthy, payments: silent, carrier: silent, captcha: silent } },
  })
  const ofShop = async () => (await (await shop.fetch('/readyz')).json()).dependencies.platform
  await expect.poll(ofShop).toBe(`payments: ${silent}; carrier: ${silent}; captcha: ${silent}`)
})
