import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { CardOutcome } from '../../demo/payments/sandbox/test-cards.ts'
import { redirectWallets, walletOf } from '../../shared/payment-methods.ts'
import { findViolations } from '../harness/axe.ts'
import { type PageOptions, screens, useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { americanAddress, type Front, germanAddress, walker } from '../integration/shop/checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)

type Fields = Readonly<Record<string, string>>
const addresses: Readonly<Record<Front, Fields>> = {
  'en-us': americanAddress,
  'de-de': { ...germanAddress, email: 'ada@shop.example' },
}
type Options = { readonly front?: Front }

/** The first step of checkout, as a shopper comes there. */
async function comeToCheckout(options: PageOptions, { front = 'en-us' }: Options = {}): Promise<Page> {
  const page = await openPage(options)
  await page.goto(`/${front}/c/1000`)
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '')
  await page.locator('input[name=upc]:not([disabled])').first().check({ force: true })
  const answered = page.waitForResponse((response) => response.url().includes('/api/cart/add'))
  await page.locator('form[action*="/api/cart/add"] button[type=submit]').first().click()
  await answered
  await page.goto(`/${front}/checkout`)
  await arrivedAt(page).toContain('/checkout/shipping')
  return page
}

async function fillDelivery(page: Page, front: Front = 'en-us'): Promise<void> {
  const { method: _, 'shipping.province': province, ...fields } = addresses[front]
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
  if (province) await page.locator('[name="shipping.province"]').selectOption(province)
  await next(page)
  await arrivedAt(page).toContain('/checkout/billing')
}

async function withGoods(front?: Front) {
  const walk = walker(shop, front)
  await walk.add('KCT3886CINK')
  return walk
}

async function withAddress(front: Front = 'en-us') {
  const walk = await withGoods(front)
  await walk.deliver(addresses[front])
  return walk
}

/** Without motion, unless that is asked for: that of a page change takes more of the processor than both pages. */
const openStill = (options: PageOptions) => openPage({ reducedMotion: true, ...options })

/** The first step of checkout, opened by somebody with something in the cart. */
async function atDelivery(options: PageOptions = {}): Promise<Page> {
  const { visitor } = await withGoods()
  const page = await openStill({ ...options, visitor })
  await page.goto('/en-us/checkout/shipping')
  return page
}

type PaymentOptions = Options & {
  /** Called with the page before it opens the step. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** The step of payment, without waiting for the card's fields. */
async function atPayment(options: PageOptions = {}, { front = 'en-us', prepare }: PaymentOptions = {}): Promise<Page> {
  const { visitor } = await withAddress(front)
  const page = await openStill({ ...options, visitor })
  await prepare?.(page)
  await page.goto(`/${front}/checkout/billing`, { waitUntil: 'domcontentloaded' })
  return page
}

const byCard = async (outcome: CardOutcome): Promise<Fields> => ({
  payWith: 'CREDIT_CARD',
  cardSession: await cardSession(outcome),
})

/** The review of an order that is to be paid like this. */
async function atReview(payment: Fields, options: PageOptions = {}, { front = 'en-us' }: Options = {}): Promise<Page> {
  const walk = await withAddress(front)
  await walk.bill(payment)
  const page = await openStill({ ...options, visitor: walk.visitor })
  await page.goto(`/${front}/checkout/summary`)
  return page
}

/** With the page's text, to explain an unexpected page. */
const arrivedAt = (page: Page) =>
  expect.poll(async () => [page.url(), ...(await page.getByRole('alert').allTextContents())].join(' '))
/** The entry has run, too: before that the order is the browser's own, and a wallet opens on the provider's page. */
async function arrivedAtReview(page: Page): Promise<void> {
  await arrivedAt(page).toContain('/checkout/summary')
  await page.waitForLoadState('domcontentloaded')
}
/** By keyboard, because a click right after a layout shift may be routed to the frame's old position. */
const press = (button: Locator) => button.press('Enter')
const next = (page: Page) => press(page.locator('form[data-checkout] > button[type=submit]'))

async function fillCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('.co-frame').locator('input')
  await fields.nth(0).fill(number)
  await fields.nth(1).fill('12/31')
  await fields.nth(2).fill('123')
  await next(page)
}

const placeButton = (page: Page) => page.locator('form[data-checkout=place] button[type=submit]')

async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await arrivedAtReview(page)
  await placeButton(page).click()
}

/** Without the keyboard: a key pressed while the focus moves into the bank's frame, another process, is lost. */
async function proveToBank(page: Page): Promise<void> {
  const bank = page.frameLocator('.co-challenge iframe')
  await bank.locator('input:not([type=hidden])').first().fill('135790')
  await bank.locator('button').first().dispatchEvent('click')
}

/** A promise that the test resolves. */
function hold() {
  let release = () => {}
  const stored = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held: stored, release }
}

/** Pixels between the first and the last of these that are seen, side by side. */
async function gap(elements: Locator): Promise<number> {
  const seen = elements.filter({ visible: true })
  const [first, last] = [await seen.first().boundingBox(), await seen.last().boundingBox()]
  return first && last ? last.x - (first.x + first.width) : Number.NaN
}

async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

/** The numbers of all orders that somebody was written to about. */
async function mailedOrders(): Promise<string[]> {
  const outbox = await (await shop.platform.fetch('/console/outbox')).text()
  return [...new Set(outbox.match(/\bK[0-9A-Z]{9}\b/g))]
}

const confirmed = (page: Page) => arrivedAt(page).toContain('/order-confirmation')
const alert = async (page: Page) => (await page.locator('[role=alert]').first().textContent()) ?? ''

describe('a guest', () => {
  it.each([
    ['desktop', 'en-us'],
    ['phone', 'de-de'],
  ] as const)('buys with a card on a %s in %s', async (screen, front) => {
    const page = await comeToCheckout({ screen }, { front })
    expect(await gap(page.getByRole('banner').getByRole('link')), 'between the mark and the cart').toBeGreaterThan(100)
    await fillDelivery(page, front)
    await payByCard(page, '4242424242424242')
    await confirmed(page)
    expect(await page.locator('main').textContent()).toMatch(
      /K[0-9A-Z]{9}[\s\S]*ada@shop\.example[\s\S]*Visa •••• 4242/,
    )
    await page.reload()
    expect(await page.locator('main').textContent()).toContain('Visa •••• 4242')
    await page.goto(`/${front}/cart`)
    expect(await page.locator('.line').count()).toBe(0)
  })

  it.each(redirectWallets)('buys with %s and no script', async (method) => {
    const page = await comeToCheckout({ javaScript: false })
    await fillDelivery(page)
    await page.getByRole('radio', { name: walletOf(method).name }).check()
    await next(page)
    await placeButton(page).click()
    await arrivedAt(page).toContain('/payments/redirect/')
    await page.locator('button').first().click()
    await confirmed(page)
  })

  it.each([
    ['desktop', 'en-us', 'Confirm your payment', 'click'],
    ['phone', 'de-de', 'Zahlung bestätigen', 'Enter'],
  ] as const)('proves the payment to the bank in a dialog on a %s in %s', async (screen, front, title, by) => {
    const page = await atReview(await byCard('challenge'), { screen, reducedMotion: false }, { front })
    await placeButton(page).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('heading', { name: title }).waitFor()
    const { width, height } = screens[screen].viewport
    // Once its frame has the height of the bank's page, and it has moved in.
    await dialog.locator('iframe[height]').waitFor()
    await expect.poll(() => boxOf(dialog).then(({ bottom }) => bottom)).toBeLessThanOrEqual(height)
    const { left, right, top } = await boxOf(dialog)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeCloseTo(width - right, 0)
    expect(top).toBeGreaterThan(0)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), 'wider than it').toBe(0)
    expect(await findViolations(page, { include: '.co-challenge', bestPractices: true })).toEqual([])
    const bank = page.frameLocator('.co-challenge iframe')
    await bank.getByRole('textbox').fill('135790')
    if (by === 'click') await bank.getByRole('button').first().click()
    else await bank.getByRole('textbox').press('Enter')
    await confirmed(page)
  })

  it('a failed bank challenge leads back to payment with the same cart', async () => {
    expectProblem(/422/)
    const page = await atReview(await byCard('challenge-failed'))
    await placeButton(page).click()
    await proveToBank(page)
    await arrivedAt(page).toContain('/checkout/billing')
    expect(await alert(page)).toContain('payment authentication error')
    await payByCard(page, '4242424242424242')
    await confirmed(page)
  })

  it('closing the bank’s dialog cancels the payment', async () => {
    const page = await atReview(await byCard('challenge'))
    await placeButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await arrivedAt(page).toContain('/checkout/billing')
  })

  it.each([
    ['4000000000000002', 'did not go through'],
    ['4012000000000016', 'could not verify'],
    ['4012000000000024', 'expir'],
  ])('whose card %s is refused chooses again', async (card, text) => {
    const page = await atPayment()
    await payByCard(page, card)
    await arrivedAt(page).toContain('/checkout/billing')
    expect((await alert(page)).toLowerCase()).toContain(text)
    await payByCard(page, '5555555555554444')
    await confirmed(page)
  })

  it('goes on with a card that was typed before the frame’s script came', async () => {
    const { held, release } = hold()
    const page = await atPayment(
      {},
      {
        prepare: (page) =>
          page.route('**/payments/fields.js', async (route) => {
            await held
            await route.continue()
          }),
      },
    )
    await fillCard(page, '4242424242424242')
    release()
    await arrivedAtReview(page)
  })

  it.each(['en-us', 'de-de'] as const)(
    'finds the other methods where they were when the card fields come (%s)',
    async (front) => {
      const { held, release } = hold()
      const prepare = (page: Page) =>
        page.route(/\/assets\/checkout-.*\.js|\/payments\/fields\.js/, async (route) => {
          await held
          await route.continue()
        })
      const page = await atPayment({ screen: 'phone' }, { front, prepare })
      const klarna = page.getByRole('radio', { name: /Klarna/ })
      const top = () => klarna.evaluate((radio) => radio.getBoundingClientRect().top + window.scrollY)
      const before = await top()
      release()
      await page.frameLocator('.co-frame').locator('input').first().fill('4242')
      expect(await top()).toBe(before)
    },
  )

  it('sees a message when the card fields never load, and can pay another way', async () => {
    expectProblem(/fields\.js/)
    const page = await atPayment(
      {},
      {
        prepare: async (page) => {
          await page.route('**/payments/fields.js', (route) => route.abort())
          await page.clock.install()
        },
      },
    )
    await fillCard(page, '4242424242424242')
    await page.clock.fastForward('00:13')
    await page.getByText('The card fields did not load').waitFor()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await next(page)
    await arrivedAtReview(page)
  })

  it('sees at the field what is missing, without a request', async () => {
    const page = await atDelivery()
    await page.locator('[name=email]').fill('not-an-address')
    await next(page)
    expect(page.url()).toContain('/checkout/shipping')
    expect(await page.locator('[data-field=email] .f-fault').textContent()).toBe('Email is not valid')
    expect(await page.locator('[name=email]').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('finds what was typed after a reload, and what was saved instead on the way back', async () => {
    const page = await atDelivery()
    const city = page.locator('[name="shipping.city"]')
    const isKept = () => page.evaluate(() => JSON.stringify(sessionStorage).includes('Boston'))
    await city.fill('Boston')
    await expect.poll(isKept).toBe(true)
    await page.reload()
    await expect.poll(() => city.inputValue()).toBe('Boston')
    await fillDelivery(page)
    await page.locator('[name="billing.city"]').waitFor({ state: 'attached' })
    await page.goBack()
    await arrivedAt(page).toContain('/checkout/shipping')
    await expect.poll(() => city.inputValue()).toBe('New York')
    await expect.poll(isKept).toBe(false)
  })

  /** A further unit, changed by a request that no tab hears of: as on another device. */
  async function oneMore(page: Page): Promise<void> {
    const html = await (await page.request.get('/en-us/cart')).text()
    const form = /<form[^>]*\/api\/cart\/update.*?<\/form>/s.exec(html)?.[0] ?? ''
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    const answer = await page.request.post('/api/cart/update?locale=en-us', {
      form: { ...fields, qty: '2' },
      headers: { origin: shop.url },
    })
    expect(answer.ok()).toBe(true)
  }

  it('is told what another device changed, before anything is charged', async () => {
    const page = await atReview(await byCard('authorised'))
    const place = placeButton(page)
    const shownFirst = await place.textContent()
    await oneMore(page)
    await place.click()
    await page.getByText('The quantity has changed.').filter({ visible: true }).waitFor()
    expect(page.url()).toContain('/checkout/summary')
    const shown = await place.textContent()
    expect(shown).not.toBe(shownFirst)
    await place.click()
    await confirmed(page)
    const [charged = ''] = /\$[\d,.]+/.exec(shown ?? '') ?? []
    expect(await page.locator('main').textContent()).toContain(`Visa •••• 4242: ${charged}`)
  })

  it('follows another tab: the changes are marked, and the button has the new amount', async () => {
    const page = await atReview(await byCard('authorised'))
    const place = placeButton(page)
    const shownFirst = await place.textContent()
    await page.locator('[data-island=checkout-steps][data-ready]').waitFor()
    const other = await page.context().newPage()
    await other.goto('/en-us/cart')
    await other.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText('The quantity has changed.').filter({ visible: true }).waitFor({ timeout: 2000 })
    const shown = await place.textContent()
    expect(shown).not.toBe(shownFirst)
    expect(page.url()).not.toContain('since=')
    await other.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  })

  it('places an order from two tabs once, and the second is told', async () => {
    const page = await atReview(await byCard('authorised'))
    const other = await page.context().newPage()
    await other.goto('/en-us/checkout/summary')
    const before = await mailedOrders()
    await placeButton(page).click()
    await confirmed(page)
    await placeButton(other).click()
    await other.getByRole('alert').getByText('could not find your cart').waitFor()
    await other.getByRole('link', { name: /^See your order / }).click()
    await confirmed(other)
    await expect.poll(async () => (await mailedOrders()).filter((order) => !before.includes(order))).toHaveLength(1)
  })

  it('finds the finished steps in short, with a way back to each, without script', async () => {
    const page = await atDelivery({ javaScript: false })
    const main = page.getByRole('main')
    const headings = async () => (await main.getByRole('heading', { level: 2 }).allTextContents()).join(', ')
    expect(await headings()).toContain('Delivery, Payment, Review, Your order')
    await fillDelivery(page)
    expect(await headings()).toContain('Contact, Standard delivery, Payment, Review, Your order')
    await main.getByText('12 Orchard Street').waitFor()
    await main.getByRole('link', { name: 'Change Contact' }).click()
    await arrivedAt(page).toContain('/checkout/shipping')
    expect(await page.locator('[name=email]').inputValue()).toBe('ada@shop.example')
  })

  it('keeps what was typed when the form comes back, without script', async () => {
    const page = await atDelivery({ javaScript: false })
    await page.locator('[name="shipping.city"]').fill('New York')
    await page.locator('form[data-checkout]').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await next(page)
    expect(await page.locator('.f-errors').textContent()).toContain('Email')
    expect(await page.locator('[name="shipping.city"]').inputValue()).toBe('New York')
  })
})

it('the steps have no accessibility fault', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await atDelivery({ screen })
    const check = async () =>
      expect(await findViolations(page, { exclude: ['.co-frame'], bestPractices: true })).toEqual([])
    await check()
    await fillDelivery(page)
    await check()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await next(page)
    await arrivedAtReview(page)
    await check()
  }
})

describe('a wallet', () => {
  it('opens over the review, and may be closed without an order', async () => {
    const page = await atReview({ payWith: 'KLARNA' })
    const place = placeButton(page)
    const sheet = page.frameLocator('iframe[src*="/payments/wallet"]')
    await place.click()
    await press(sheet.locator('button:enabled').last())
    await arrivedAt(page).toContain('/checkout/billing')
    await page.getByRole('alert').getByText('Your payment did not go through').waitFor()
    await next(page)
    await arrivedAtReview(page)
    await place.click()
    await press(sheet.locator('button:enabled').first())
    await confirmed(page)
  })

  it('buys one thing from its page with Apple Pay, and leaves the cart alone', async () => {
    const { visitor } = await withGoods()
    const page = await openStill({ visitor })
    await page.goto('/en-us/p/x-KCT4594PSLT')
    await page.locator('input[name=upc]:not([disabled])').first().check({ force: true })
    await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await arrivedAt(page).toContain('/checkout/shipping')
    expect(await page.locator('.co-open .co-lines li').count()).toBe(1)
    await fillDelivery(page)
    await next(page)
    await arrivedAtReview(page)
    await placeButton(page).click()
    await press(page.frameLocator('iframe[src*="/payments/wallet"]').locator('button:enabled').first())
    await confirmed(page)
    await page.goto('/en-us/cart')
    expect(await page.locator('.line').count()).toBe(1)
  })
})
