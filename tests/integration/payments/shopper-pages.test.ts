import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Size } from '../../../bench/reliability/shopper.ts'
import { stockUp } from '../../../bench/reliability/stock.ts'
import { signToken } from '../../../demo/payments/sandbox/tokens.ts'
import { redirectWallets, WalletMethod } from '../../../shared/payment-methods.ts'
import { errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'
import { payingAt, resultIn, returnUrl } from './shopping.ts'

const challengeCard = '4012000000000040'
const failingCard = '4012000000000057'
const abandonedCard = '4012000000000065'
const valid = { answer: 'confirm', code: '135790' }

let platform: Platform
let paying: ReturnType<typeof payingAt>
let size: Size
beforeAll(async () => {
  platform = await startPlatform()
  paying = payingAt(platform)
  size = await stockUp({ origin: platform.origin, adminToken: 'local-admin-token' }, 1, 500)
})
afterAll(() => platform.close())

const challenged = async (number = challengeCard) => {
  const ordered = await paying.order(size, 'CREDIT_CARD', await paying.cardSession(number))
  expect(ordered.order.status).toBe('ACTION_REQUIRED')
  return { ...ordered, path: paying.pageOf(ordered.order) }
}

describe('the bank’s page', () => {
  it('shows the payment of this order, and can be framed only by the shop', async () => {
    const { order, path } = await challenged()
    const response = await paying.page(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://shop.example')
    expect(policy).toContain("form-action 'self' http://shop.example")
    const text = await response.text()
    const { amount } = order.paymentMethods.at(-1) ?? { amount: Number.NaN }
    for (const part of ['shop.example', `$${(Number(amount) / 100).toFixed(2)}`, 'Visa •••• 0040', '135790'])
      expect(text).toContain(part)
  })

  it('as a page of its own leads back to the shop, whose order is then placed, once', async () => {
    const { order, shopper, path } = await challenged()
    const response = await paying.press(path, valid)
    expect(response.status).toBe(303)
    const back = response.headers.get('location') ?? ''
    expect(back.startsWith(`${returnUrl}&ticket=${order.orderNumber}.`)).toBe(true)
    const first = await paying.bring(order, shopper, resultIn(response))
    expect(first.body).toMatchObject({ status: 'PLACED', orderNumber: order.orderNumber })
    expect((await paying.bring(order, shopper, resultIn(response))).body).toEqual(first.body)
  })

  it('in a frame posts its result to the framing shop only', async () => {
    const { order, shopper, path } = await challenged()
    const response = await paying.press(path, { ...valid, view: 'frame' })
    expect(response.status).toBe(200)
    expect(response.headers.get('location')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.example')
    const text = await response.text()
    expect(text).toContain('data-origin="http://shop.example"')
    const result = /data-result="([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await paying.bring(order, shopper, result)).body).toMatchObject({ status: 'PLACED' })
  })

  it('shows the form again after a wrong code', async () => {
    const { path } = await challenged()
    const response = await paying.press(path, { answer: 'confirm', code: '000000' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('aria-invalid="true"')
    expect((await paying.press(path, valid)).status).toBe(303)
  })

  it.each([
    ['refused by the shopper', challengeCard, { answer: 'refuse' }],
    ['cancelled', challengeCard, { answer: 'cancel' }],
    ['failed at the bank', failingCard, valid],
    ['abandoned', abandonedCard, { answer: 'leave' }],
  ])('sends an order back unpaid that was %s', async (_, number, fields) => {
    const { order, shopper, path } = await challenged(number)
    const response = await paying.press(path, fields)
    expect(response.status).toBe(303)
    expect(errorIdOf(await paying.bring(order, shopper, resultIn(response)))).toBe('PAY400')
    // The basket is free again, for a card that works.
    const repeated = await paying.placed(shopper, 'CREDIT_CARD', await paying.cardSession('4242424242424242'))
    expect(repeated.body).toMatchObject({ status: 'PLACED' })
  })

  it('proves its own order only', async () => {
    const one = await challenged()
    const other = await challenged()
    const result = resultIn(await paying.press(one.path, valid))
    expect(errorIdOf(await paying.bring(other.order, other.shopper, result))).toBe('PAY400')
    expect((await paying.bring(one.order, one.shopper, result)).body).toMatchObject({ status: 'PLACED' })
  })

  it('once answered only leads back, to the same end', async () => {
    const { order, shopper, path } = await challenged()
    await paying.bring(order, shopper, resultIn(await paying.press(path, valid)))
    expect(await (await paying.page(path)).text()).not.toContain('value="confirm"')
    const late = await paying.press(path, { answer: 'refuse' })
    expect((await paying.bring(order, shopper, resultIn(late))).body).toMatchObject({ status: 'PLACED' })
  })

  it('goes where the shop’s server said, whatever a browser sends', async () => {
    const { path } = await challenged()
    const fields = { ...valid, returnUrl: 'https://evil.example', origin: 'https://evil.example' }
    const response = await paying.press(`${path}&returnUrl=https://evil.example`, fields)
    expect(new URL(response.headers.get('location') ?? '').origin).toBe('http://shop.example')
  })

  it('opens with its own token only', async () => {
    const { path } = await challenged()
    const secret = 'local-payment-secret-change-me-when-you-deploy'
    const claims = { reference: 'K000000000', paymentId: crypto.randomUUID() }
    const tokens = [
      '',
      'x',
      `${new URL(path, 'http://x').searchParams.get('payment')}x`,
      await signToken(secret, 'page', claims, Date.now()),
      await signToken(secret, 'page', claims, Date.now() - 3_600_000),
      await signToken('another-secret', 'page', claims, Date.now()),
    ]
    for (const token of tokens) {
      const invalidPath = `/payments/challenge?payment=${token}`
      expect((await paying.page(invalidPath)).status).toBe(410)
      expect((await paying.press(invalidPath, valid)).status).toBe(410)
    }
    expect((await paying.page(path.replace('/challenge', '/redirect/paypal'))).status).toBe(410)
  })
})

describe.each(redirectWallets)('the page of %s', (method) => {
  it('approves the payment and leads back', async () => {
    const { order, shopper } = await paying.order(size, method, null)
    expect(order.flash[0]?.details).toMatchObject({ kind: 'redirect', paymentMethod: method })
    const path = paying.pageOf(order)
    const page = await paying.page(path)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const response = await paying.press(path, { answer: 'confirm' })
    expect((await paying.bring(order, shopper, resultIn(response))).body).toMatchObject({ status: 'PLACED' })
  })

  it('lets go of it', async () => {
    const { order, shopper } = await paying.order(size, method, null)
    const response = await paying.press(paying.pageOf(order), { answer: 'cancel' })
    expect(errorIdOf(await paying.bring(order, shopper, resultIn(response)))).toBe('PAY400')
  })
})

describe('a wallet’s session', () => {
  const session = async (amount: number, method: string) => {
    const response = await paying.page('/payments/wallet/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method, amount, currency: 'USD' }),
    })
    return ((await response.json()) as { sessionID: string }).sessionID
  }

  it.each(WalletMethod.options)('pays with %s what was approved, and no other amount', async (method) => {
    const { shopper, answer } = await paying.order(size, method, await session(1, method))
    expect(errorIdOf(answer)).toBe('PAY400')
    const { body } = await platform.ask('cart.get', { params: { basketId: shopper.cartId } }, 'en-us', {
      authorization: `Bearer ${shopper.token}`,
    })
    const { remainingToPay } = (body as { totals: { remainingToPay: number } }).totals
    const placed = await paying.placed(shopper, method, await session(remainingToPay, method))
    expect(placed.body).toMatchObject({ status: 'PLACED' })
  })
})

describe('a card', () => {
  it.each([
    ['4000000000000002', 'PAY400'],
    ['4012000000000016', 'PYT402'],
    ['4012000000000024', 'FE309'],
    ['4012000000000099', 'PAY400'],
    // No test card at all: nobody's own is ever charged.
    ['4111111111111111', 'PAY400'],
  ])('%s is answered %s', async (number, code) => {
    const { answer } = await paying.order(size, 'CREDIT_CARD', await paying.cardSession(number))
    expect(errorIdOf(answer)).toBe(code)
  })

  it.each(['5555555555554444', '378282246310005', '4012000000000032', '4012000000000073', '4012000000000081'])(
    '%s pays, though its answer be slow or lost',
    async (number) => {
      const session = await paying.token(number, number.startsWith('37') ? { code: '1234' } : {})
      const { order } = await paying.order(size, 'CREDIT_CARD', String(session.body['sessionID']))
      expect(order).toMatchObject({ status: 'PLACED' })
      expect(order.paymentMethods.at(-1)?.label).toMatch(/•••• \d{4}$/)
    },
  )

  it('that is unknown is PYT404', async () => {
    const { answer } = await paying.order(size, 'CREDIT_CARD', 'forged')
    expect(errorIdOf(answer)).toBe('PYT404')
  })
})
