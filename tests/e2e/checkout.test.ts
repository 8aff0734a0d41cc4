import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { redirectWallets, walletOf } from '../../shared/payment-methods.ts'
import { findViolations } from '../harness/axe.ts'
import { type PageOptions, screens, useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)

const addresses = {
  'en-us': { line: '12 Orchard Street', city: 'New York', postalCode: '10002', province: 'NY', phone: '2125550123' },
  'de-de': { line: 'Torstraße 1', city: 'Berlin', postalCode: '10119', province: null, phone: '3012345678' },
} as const
type Front = keyof typeof addresses
type Options = { readonly front?: Front }

/** A page with something in the cart, at the first step of checkout. */
async function atCheckout(options: PageOptions = {}, { front = 'en-us' }: Options = {}): Promise<Page> {
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
  const { line, city, postalCode, province, phone } = addresses[front]
  await page.locator('[name=email]').fill('ada@shop.example')
  const fields = { firstName: 'Ada', lastName: 'Walker', addressLine1: line, city, postalCode, phone }
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="shipping.${name}"]`).fill(value)
  if (province) await page.locator('[name="shipping.province"]').selectOption(province)
  await next(page)
  await arrivedAt(page).toContain('/checkout/billing')
}

/** With the page's text, to explain an unexpected page. */
const arrivedAt = (page: Page) =>
  expect.poll(async () => [page.url(), ...(await page.getByRole('alert').allTextContents())].join(' '))
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

async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await arrivedAt(page).toContain('/checkout/summary')
  await page.locator('form[data-checkout=place] button[type=submit]').click()
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
    const page = await atCheckout({ screen }, { front })
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
    const page = await atCheckout({ javaScript: false })
    await fillDelivery(page)
    await page.getByRole('radio', { name: walletOf(method).name }).check()
    await next(page)
    await page.locator('form[data-checkout=place] button[type=submit]').click()
    await arrivedAt(page).toContain('/payments/redirect/')
    await page.locator('button').first().click()
    await confirmed(page)
  })

  it.each([
    ['desktop', 'en-us', 'Confirm your payment', 'click'],
    ['phone', 'de-de', 'Zahlung bestätigen', 'Enter'],
  ] as const)('proves the payment to the bank in a dialog on a %s in %s', async (screen, front, title, by) => {
    const page = await atCheckout({ screen }, { front })
    await fillDelivery(page, front)
    await payByCard(page, '4012000000000040')
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
    const page = await atCheckout()
    await fillDelivery(page)
    await payByCard(page, '4012000000000057')
    await proveToBank(page)
    await arrivedAt(page).toContain('/checkout/billing')
    expect(await alert(page)).toContain('payment authentication error')
    await payByCard(page, '4242424242424242')
    await confirmed(page)
  })

  it('closing the bank’s dialog cancels the payment', async () => {
    const page = await atCheckout()
    await fillDelivery(page)
    await payByCard(page, '4012000000000040')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await arrivedAt(page).toContain('/checkout/billing')
  })

  it.each([
    ['4000000000000002', 'did not go through'],
    ['4012000000000016', 'could not verify'],
    ['4012000000000024', 'expir'],
  ])('whose card %s is refused chooses again', async (card, text) => {
    const page = await atCheckout()
    await fillDelivery(page)
    await payByCard(page, card)
    await arrivedAt(page).toContain('/checkout/billing')
    expect((await alert(page)).toLowerCase()).toContain(text)
    await payByCard(page, '5555555555554444')
    await confirmed(page)
  })

  it('goes on with a card that was typed before the frame’s script came', async () => {
    const page = await atCheckout()
    const { held, release } = hold()
    await page.route('**/payments/fields.js', async (route) => {
      await held
      await route.continue()
    })
    await fillDelivery(page)
    await fillCard(page, '4242424242424242')
    release()
    await arrivedAt(page).toContain('/checkout/summary')
  })

  it.each(['en-us', 'de-de'] as const)(
    'finds the other methods where they were when the card fields come (%s)',
    async (front) => {
      const page = await atCheckout({ screen: 'phone' }, { front })
      const { held, release } = hold()
      // Not on the step before, whose press would wait for it.
      await page.route('**/assets/checkout-*.js', async (route) => {
        if (page.url().includes('/checkout/billing')) await held
        await route.continue()
      })
      await page.route('**/payments/fields.js', async (route) => {
        await held
        await route.continue()
      })
      await fillDelivery(page, front)
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
    const page = await atCheckout()
    await page.route('**/payments/fields.js', (route) => route.abort())
    await page.clock.install()
    await fillDelivery(page)
    await fillCard(page, '4242424242424242')
    await page.clock.fastForward('00:13')
    await page.getByText('The card fields did not load').waitFor()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await next(page)
    await arrivedAt(page).toContain('/checkout/summary')
  })

  it('sees at the field what is missing, without a request', async () => {
    const page = await atCheckout()
    await page.locator('[name=email]').fill('not-an-address')
    await next(page)
    expect(page.url()).toContain('/checkout/shipping')
    expect(await page.locator('[data-field=email] .f-fault').textContent()).toBe('Email is not valid')
    expect(await page.locator('[name=email]').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('finds what was typed after a reload, and what was saved instead on the way back', async () => {
    const page = await atCheckout()
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

  it('is told what another tab changed, before anything is charged', async () => {
    const page = await atCheckout()
    await fillDelivery(page)
    await fillCard(page, '4242424242424242')
    await arrivedAt(page).toContain('/checkout/summary')
    const place = page.locator('form[data-checkout=place] button[type=submit]')
    const shownFirst = await place.textContent()
    const other = await page.context().newPage()
    await other.goto('/en-us/cart')
    const answered = other.waitForResponse((response) => response.url().includes('/api/cart/update'))
    await other.getByRole('button', { name: /^One more of/ }).click()
    await answered
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

  it('places an order from two tabs once, and the second is told', async () => {
    const page = await atCheckout()
    await fillDelivery(page)
    await fillCard(page, '4242424242424242')
    await arrivedAt(page).toContain('/checkout/summary')
    const other = await page.context().newPage()
    await other.goto('/en-us/checkout/summary')
    const place = (tab: Page) => tab.locator('form[data-checkout=place] button[type=submit]').click()
    const before = await mailedOrders()
    await place(page)
    await confirmed(page)
    await place(other)
    await other.getByRole('alert').getByText('could not find your cart').waitFor()
    await other.getByRole('link', { name: /^See your order / }).click()
    await confirmed(other)
    await expect.poll(async () => (await mailedOrders()).filter((order) => !before.includes(order))).toHaveLength(1)
  })

  it('finds the finished steps in short, with a way back to each, without script', async () => {
    const page = await atCheckout({ javaScript: false })
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
    expectProblem(/422/)
    const page = await atCheckout({ javaScript: false })
    await page.locator('[name="shipping.city"]').fill('New York')
    await page.locator('form[data-checkout]').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await next(page)
    expect(await page.locator('.f-errors').textContent()).toContain('Email')
    expect(await page.locator('[name="shipping.city"]').inputValue()).toBe('New York')
  })
})

it('the steps have no accessibility fault', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    const page = await atCheckout({ screen })
    const check = async () =>
      expect(await findViolations(page, { exclude: ['.co-frame'], bestPractices: true })).toEqual([])
    await check()
    await fillDelivery(page)
    await check()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await next(page)
    await arrivedAt(page).toContain('/checkout/summary')
    await check()
  }
})

describe('a wallet', () => {
  it('opens over the review, and may be closed without an order', async () => {
    const page = await atCheckout()
    await fillDelivery(page)
    await page.getByRole('radio', { name: /Klarna/ }).check()
    await next(page)
    await arrivedAt(page).toContain('/checkout/summary')
    const place = page.locator('form[data-checkout=place] button[type=submit]')
    const sheet = page.frameLocator('iframe[src*="/payments/wallet"]')
    await place.click()
    await press(sheet.locator('button:enabled').last())
    await arrivedAt(page).toContain('/checkout/billing')
    await page.getByRole('alert').getByText('Your payment did not go through').waitFor()
    await next(page)
    await arrivedAt(page).toContain('/checkout/summary')
    await place.click()
    await press(sheet.locator('button:enabled').first())
    await confirmed(page)
  })

  it('buys one thing from its page with Apple Pay, and leaves the cart alone', async () => {
    const page = await atCheckout()
    await page.goto('/en-us/c/2000')
    const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
    await page.goto(product ?? '')
    await page.locator('input[name=upc]:not([disabled])').first().check({ force: true })
    await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await arrivedAt(page).toContain('/checkout/shipping')
    expect(await page.locator('.co-open .co-lines li').count()).toBe(1)
    await fillDelivery(page)
    await next(page)
    await arrivedAt(page).toContain('/checkout/summary')
    await page.locator('form[data-checkout=place] button[type=submit]').click()
    await press(page.frameLocator('iframe[src*="/payments/wallet"]').locator('button:enabled').first())
    await confirmed(page)
    await page.goto('/en-us/cart')
    expect(await page.locator('.line').count()).toBe(1)
  })
})
