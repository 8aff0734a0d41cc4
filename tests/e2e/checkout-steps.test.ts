import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { text } from '../../shared/errors/message.ts'
import { type PageOptions, useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { cartForms } from '../integration/shop/cart-forms.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** The steps of checkout on one page, where there is script. */
const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)

const address = {
  Email: 'ada@shop.example',
  'First name': 'Ada',
  'Last name': 'Walker',
  'Street address': '12 Orchard Street',
  City: 'New York',
  'ZIP code': '10002',
  Phone: '2125550123',
}
const lost = 'No connection. Everything you typed is still here; try again in a moment.'
const script = '**/assets/checkout-steps-*.js'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true })
const goOn = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')
const toPayment = 'Continue to payment'
const toReview = 'Review your order'

type Options = PageOptions & {
  /** Opened before checkout. */
  readonly from?: string
}

/** The step of delivery, opened by somebody with something in the cart. */
async function atDelivery({ from, ...options }: Options = {}): Promise<Page> {
  const { visitor, add } = walker(shop)
  await add('KCT3886CINK')
  const page = await openPage({ ...options, visitor })
  if (from) await page.goto(from)
  await page.goto('/en-us/checkout/shipping')
  return page
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(address)) await field(page, name).fill(value)
  await page.getByRole('combobox', { name: 'State' }).selectOption('NY')
}

/** Disturbs the next form that the page sends. */
const failPost = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route(
    '**/checkout/shipping',
    (route) => (route.request().method() === 'POST' ? fail(route) : route.fallback()),
    {
      times: 1,
    },
  )

/** The document has a mark that the next one would not have. */
async function markDocument(page: Page) {
  await page.locator('[data-island=checkout-steps][data-ready]').waitFor()
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

async function atPayment(options: Options = {}) {
  const page = await atDelivery(options)
  const isSame = await markDocument(page)
  await fillIn(page)
  await goOn(page, toPayment)
  await page.waitForURL('**/checkout/billing')
  return { page, isSame }
}

async function opened(page: Page, name: 'Delivery' | 'Payment' | 'Review'): Promise<void> {
  await expect.poll(() => page.title()).toContain(name)
  const title = heading(page, name)
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
  const headerEnd = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom)
  await expect.poll(() => title.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300)
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(headerEnd)
}

it('a step is as long as what it shows: its footer reserves no room', async () => {
  const page = await atDelivery({ screen: 'phone' })
  const footer = page.getByRole('contentinfo')
  const before = await footer.boundingBox()
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link').last().waitFor()
  expect((await footer.boundingBox())?.height).toBe(before?.height)
})

describe('with script', () => {
  it.each(['desktop', 'phone'] as const)(
    'the next step opens in place, until the order is placed (%s)',
    async (screen) => {
      const { page, isSame } = await atPayment({ screen })
      await opened(page, 'Payment')
      expect(await page.getByRole('main').textContent()).toMatch(
        /Contact.*ada@shop\.example.*12 Orchard Street.*Payment/s,
      )
      expect(await heading(page, 'Review').count()).toBe(1)
      const card = page.frameLocator('iframe[title]').locator('input')
      await card.nth(0).fill('4242424242424242')
      await card.nth(1).fill('12/31')
      await card.nth(2).fill('123')
      await goOn(page, toReview)
      await page.waitForURL('**/checkout/summary')
      await opened(page, 'Review')
      expect(await isSame()).toBe(true)
      await page.getByRole('button', { name: /^Place order/ }).click()
      await page.waitForURL('**/order-confirmation**')
      expect(await isSame()).toBe(false)
    },
  )

  it('a finished step is edited in place, and leads on again', async () => {
    const { page, isSame } = await atPayment()
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await goOn(page, toReview)
    await page.waitForURL('**/checkout/summary')
    await page.getByRole('link', { name: 'Change Contact' }).click()
    await page.waitForURL('**/checkout/shipping')
    await opened(page, 'Delivery')
    expect(await field(page, 'City').inputValue()).toBe('New York')
    await field(page, 'Email').fill('eve@shop.example')
    await goOn(page, toPayment)
    await page.waitForURL('**/checkout/billing')
    await page.getByText('eve@shop.example').waitFor()
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click()
    await page.waitForURL('**/checkout/summary')
    await opened(page, 'Review')
    expect(await isSame()).toBe(true)
  })

  it('links to other languages lead to the step that is shown', async () => {
    const { page } = await atPayment()
    await opened(page, 'Payment')
    const paths = () =>
      page.locator('footer a[hreflang]').evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname))
    await expect.poll(paths).toContain('/de-de/checkout/billing')
    expect(await paths()).toContain('/en-us/checkout/billing')
    await page.goBack()
    await opened(page, 'Delivery')
    await expect.poll(paths).toContain('/de-de/checkout/shipping')
  })

  it('Back and Forward show the step of the address, and what was typed', async () => {
    const { page, isSame } = await atPayment({ from: '/en-us/help' })
    // A choice before its script is there, and left within that moment, is not kept.
    await page.locator('[data-island=checkout-billing][data-ready]').waitFor()
    await page.getByRole('radio', { name: /Klarna/ }).check()
    await page.goBack()
    await opened(page, 'Delivery')
    expect(page.url()).toContain('/checkout/shipping')
    expect(await field(page, 'City').inputValue()).toBe('New York')
    await page.goForward()
    await opened(page, 'Payment')
    expect(page.url()).toContain('/checkout/billing')
    await expect.poll(() => page.getByRole('radio', { name: /Klarna/ }).isChecked()).toBe(true)
    expect(await isSame()).toBe(true)
    await page.goBack()
    await opened(page, 'Delivery')
    await page.goBack()
    await page.waitForURL('**/help')
  })

  it('a step is asked for once', async () => {
    const page = await atDelivery()
    await markDocument(page)
    await fillIn(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/checkout/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await goOn(page, toPayment)
    await page.waitForURL('**/checkout/billing')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['POST /en-us/checkout/shipping', 'GET /en-us/checkout/billing'])
  })

  it('what the server refuses is said at its place, and nothing typed is lost', async () => {
    expectProblem(/422/)
    const page = await atDelivery()
    const isSame = await markDocument(page)
    await fillIn(page)
    await field(page, 'ZIP code').fill('1')
    // Past the rules that the browser knows as well.
    const button = page.getByRole('button', { name: toPayment })
    await button.evaluate((element: HTMLButtonElement) => element.setAttribute('formnovalidate', ''))
    await button.press('Enter')
    const errors = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'ZIP code' }) })
    await errors.waitFor()
    await expect.poll(() => errors.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(page.url()).toContain('/en-us/checkout/shipping')
    expect(await field(page, 'City').inputValue()).toBe('New York')
    await errors.getByRole('link', { name: 'ZIP code' }).press('Enter')
    await expect.poll(() => field(page, 'ZIP code').evaluate((box) => box === document.activeElement)).toBe(true)
    expect([await errors.count(), await field(page, 'City').inputValue()]).toEqual([1, 'New York'])
    await field(page, 'ZIP code').fill('10002')
    await goOn(page, toPayment)
    await page.waitForURL('**/checkout/billing')
    expect(await isSame()).toBe(true)
  })

  it('a gift card that does not exist is refused, and the address beside it stays typed', async () => {
    expectProblem(/422/)
    const { page, isSame } = await atPayment()
    await page.getByRole('checkbox', { name: 'Same as the delivery address' }).uncheck()
    await field(page, 'City').fill('Boston')
    await page.getByText('Add a gift card').click()
    const code = field(page, 'Card number')
    await code.fill('KERBNONE0000')
    await field(page, 'PIN').fill('0000')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Boston')
    expect(await isSame()).toBe(true)
  })

  it.each([
    ['no answer', (page: Page) => failPost(page, (route) => route.abort())],
    ['a server that fails', (page: Page) => failPost(page, (route) => route.fulfill({ status: 503 }))],
  ])('after %s the form is as it was, and can be sent again', async (_, disturb) => {
    expectProblem(/ERR_FAILED|503/)
    const page = await atDelivery()
    const isSame = await markDocument(page)
    await fillIn(page)
    await disturb(page)
    await goOn(page, toPayment)
    await page.getByText(lost).waitFor()
    expect(page.url()).toContain('/checkout/shipping')
    expect(await field(page, 'City').inputValue()).toBe('New York')
    await goOn(page, toPayment)
    await page.waitForURL('**/checkout/billing')
    expect(await isSame()).toBe(true)
  })

  it('a page that is no step is opened as usual', async () => {
    const page = await atDelivery()
    const isSame = await markDocument(page)
    await fillIn(page)
    await page.context().clearCookies({ name: /session/ })
    await goOn(page, toPayment)
    await expect.poll(isSame).toBe(false)
  })
})

it('a step of an earlier purchase sends nothing into the present one, and nothing of it is filled in there', async () => {
  const walk = walker(shop)
  await walk.add('KCT3886CINK')
  const page = await openPage({ visitor: walk.visitor, screen: 'phone' })
  await page.goto('/en-us/checkout/shipping')
  await markDocument(page)
  await fillIn(page)
  // In another tab the last line is taken out, and somebody else begins.
  const forms = cartForms(shop, walk.visitor)
  const [line] = (await forms.cart())?.items ?? []
  await forms.json('remove', { itemId: line?.id ?? '', productId: line?.productId ?? '', upc: line?.upc ?? '' })
  await walk.add('KCT3886CINK')
  await goOn(page, toPayment)
  await page.waitForURL('**/cart?notice=*')
  await page
    .getByRole('alert')
    .filter({ hasText: text('flow.order.otherPurchase', 'en-us') })
    .waitFor()
  expect(JSON.stringify(await forms.cart())).not.toContain(address['Street address'])
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click()
  await page.waitForURL('**/checkout/shipping')
  await markDocument(page)
  for (const name of ['Email', 'First name', 'Street address'] as const)
    expect([name, await field(page, name).inputValue()]).toEqual([name, ''])
})

describe('while the script is on its way', () => {
  async function holdScript(page: Page): Promise<() => void> {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(script, async (route) => {
      await held
      await route.continue()
    })
    return release
  }

  it('each step is a page of its own', async () => {
    const page = await atDelivery()
    const release = await holdScript(page)
    await page.reload()
    await page.evaluate(() => Object.assign(window, { isMarked: true }))
    await fillIn(page)
    await goOn(page, toPayment)
    await page.waitForURL('**/checkout/billing')
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(false)
    release()
    const isSame = await markDocument(page)
    await page.getByRole('link', { name: 'Change Contact' }).click()
    await opened(page, 'Delivery')
    expect(await isSame()).toBe(true)
  })

  it('Back waits for it', async () => {
    const { page } = await atPayment()
    const release = await holdScript(page)
    await page.reload()
    await page.goBack()
    expect(page.url()).toContain('/checkout/shipping')
    expect(await heading(page, 'Payment').count()).toBe(1)
    release()
    await opened(page, 'Delivery')
  })
})
