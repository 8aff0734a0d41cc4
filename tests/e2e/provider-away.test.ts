import type { BrowserContext } from 'playwright'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { message } from '../../shared/errors/message.ts'
import { useBrowser } from '../harness/browser.ts'
import { type Shop, useShop } from '../harness/shop.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { walker } from '../integration/shop/checkout-walk.ts'
import { openRelay } from '../integration/shop/commerce-relay.ts'

/** Accepts every call and answers none, its pages neither. */
const provider = await openRelay(() => shop.demo.url)
const providerOrigin = provider.origin.replace('127.0.0.1', 'localhost')
beforeEach(() => provider.answer(() => 'never'))
afterAll(() => provider.close())

const shop: Shop = useShop({
  catalogue: 'demo',
  vars: { platform: { PAYMENT_PROVIDER_ORIGIN: providerOrigin, TIMEOUT_FACTOR: '1' } },
})
const { openPage, expectProblem } = useBrowser(
  {
    get url() {
      return shop.url
    },
    demo: { url: providerOrigin },
  },
  { reducedMotion: true },
)

const mostRedirects = 2
const waiting = '/en-us/checkout/processing'
const steps = ['/en-us/cart', '/en-us/checkout/shipping', '/en-us/checkout/billing']

/**
 * Opens an address in a tab of its own, without the provider's frames, which never come. Fails where it leads in a
 * circle.
 */
async function open(
  context: BrowserContext,
  path: string,
): Promise<{ readonly path: string; readonly status: number }> {
  const page = await context.newPage()
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  let redirects = 0
  for (let before = response?.request().redirectedFrom(); before; before = before.redirectedFrom()) redirects += 1
  expect(redirects, path).toBeLessThanOrEqual(mostRedirects)
  const opened = { path: new URL(page.url()).pathname, status: response?.status() ?? 0 }
  await page.close()
  return opened
}

describe.each([true, false])('while the payment provider is away (scripts: %s)', (javaScript) => {
  it('no page of an order leads round in a circle, and afterwards each is open', async () => {
    expectProblem(/net::ERR|status of 503/)
    shop.expectError(/payments\.call-failed|call\.refused/)
    const walk = walker(shop)
    await walk.add('KCT3886CINK')
    await walk.deliver()
    const card = { payWith: 'CREDIT_CARD', cardSession: await cardSession(), cardType: 'visa', cardLast4: '4242' }
    await walk.bill(card)
    const page = await openPage({ visitor: walk.visitor, javaScript })
    await page.goto('/en-us/checkout/summary')
    const before = provider.count()
    await page.getByRole('button', { name: /^Place order/ }).click({ noWaitAfter: true })
    await expect.poll(() => provider.since(before).some(({ path }) => path.endsWith('/authorise'))).toBe(true)
    const openAll = () => Promise.all(steps.map((path) => open(page.context(), path)))
    // Under way: the cart is locked.
    expect(await openAll()).toEqual(steps.map(() => ({ path: waiting, status: 200 })))

    await page.getByText(message('PAY503', 'en-us')).first().waitFor()
    expect(await openAll()).toEqual(steps.map((path) => ({ path, status: 200 })))
  })
})
