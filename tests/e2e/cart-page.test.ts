import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** The cart page with script: a click's immediate effect, and the server's result. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })
const shoe = 'KCT3886CINK'

async function openCart(options: Parameters<typeof openPage>[0] = {}): Promise<{ page: Page; name: string }> {
  const { visitor, add } = walker(shop)
  await add(shoe)
  const page = await openPage({ ...options, visitor })
  await page.goto('/en-us/cart')
  if (options.javaScript !== false) await page.locator('[data-island=cart-view][data-ready]').waitFor()
  const name = (await page.locator('.line').getByRole('heading', { level: 2 }).textContent()) ?? ''
  return { page, name }
}
const total = async (page: Page) => (await page.locator('dd.grand').last().textContent()) ?? ''
const settled = (page: Page) => page.locator('.sum dl:not([aria-busy=true])').waitFor()

describe.each(['desktop', 'phone'] as const)('the cart page, %s', (screen) => {
  it('counts quick clicks at once and shows the totals when they have ended', async () => {
    const { page, name } = await openCart({ screen })
    const before = await total(page)
    let pages = 0
    let posts = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') pages += 1
      if (request.url().includes('/api/cart/update')) posts += 1
    })
    const plusButton = page.getByRole('button', { name: `One more of ${name}` })
    await plusButton.focus()
    await plusButton.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 3; click += 1) button.click()
    })
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
    expect(await quantity.inputValue()).toBe('4')
    await expect.poll(() => total(page)).not.toBe(before)
    await settled(page)
    expect(await quantity.inputValue()).toBe('4')
    const said = page.locator('[data-island=cart-view] + [role=status]')
    await expect.poll(async () => said.textContent()).toContain(await total(page))
    expect(await plusButton.evaluate((button) => button === document.activeElement)).toBe(true)
    expect([pages, posts <= 2]).toEqual([0, true])
  })

  it('takes a line out with the click, and back with undo', async () => {
    const { page, name } = await openCart({ screen })
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
  })

  it('saves for later and moves back', async () => {
    const { page, name } = await openCart({ screen })
    await page.getByRole('button', { name: `Save for later: ${name}` }).click()
    await page.getByRole('button', { name: `Move to cart: ${name}` }).click()
    await page.getByRole('spinbutton', { name: `Quantity of ${name}` }).waitFor()
    await page.getByRole('button', { name: `Move to cart: ${name}` }).waitFor({ state: 'detached' })
  })

  it('chooses a store in a dialog over it', async () => {
    const { page, name } = await openCart({ screen })
    await page.getByRole('link', { name: `Pick up in a store: ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: /^(Pick up here|Ship to this store): / })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() =>
        page
          .getByRole('group', { name: `Delivery of ${name}` })
          .locator('input:checked')
          .inputValue(),
      )
      .toMatch(/^(pickup|sts)$/)
  })
})

it('says what was refused where it belongs, and takes it back', async () => {
  expectProblem(/409/)
  const { page, name } = await openCart()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.inputValue()).toBe('NOSUCH')
  await field.fill('welcome10')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
  expect(await field.inputValue()).toBe('')
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await quantity.evaluate((input: HTMLInputElement) => {
    input.max = '999'
  })
  await quantity.fill('900')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The limit is').waitFor()
  expect(await quantity.inputValue()).toBe('1')
})

it('says that a page has expired whose visitor is forgotten, and takes the change once more', async () => {
  expectProblem(/403/)
  const { page, name } = await openCart()
  await page.context().clearCookies({ name: /visitor/ })
  const save = page.getByRole('button', { name: `Save for later: ${name}` })
  await save.click()
  await page.locator('[data-island=toaster]').getByText('This page has expired, so nothing was sent.').waitFor()
  await settled(page)
  await save.click()
  await page.getByRole('button', { name: `Move to cart: ${name}` }).waitFor()
})

it('follows another tab', async () => {
  const { page, name } = await openCart()
  const other = await page.context().newPage()
  await other.goto('/en-us/cart')
  await other.locator('[data-island=cart-view][data-ready]').waitFor()
  await page.getByRole('button', { name: `One more of ${name}` }).click()
  await expect.poll(() => other.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
  await other.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
})

it('refetches the cart when it is shown again by the back button', async () => {
  const { page, name } = await openCart()
  const form = page.locator('form[action*="/api/cart/update"]').first()
  const fields = await form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries([...new FormData(element)].map(([field, value]) => [field, String(value)])),
  )
  await page.request.post('/api/cart/update?locale=en-us', {
    form: { ...fields, qty: '3' },
    headers: { origin: shop.url },
  })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect.poll(() => quantity.inputValue()).toBe('3')
})

it('updates its count in an untouched tab when another tab adds an item', async () => {
  const page = await openPage()
  await page.goto('/en-us/help')
  const other = await page.context().newPage()
  await other.goto(`/en-us/p/x-${shoe}`)
  await other.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
  await other.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
})

it('counts a change on the next page that was answered while that page was on its way', async () => {
  const { page, name } = await openCart()
  let letChange = () => {}
  const rendered = new Promise<void>((resolve) => {
    letChange = resolve
  })
  await page.route('**/api/cart/update*', async (route) => {
    await rendered
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/cart/update*')
  await page.route('**/en-us/help', async (route) => {
    const response = await route.fetch()
    letChange()
    await (await answered).finished()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: `One more of ${name}` }).click()
  await page.goto('/en-us/help')
  await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
})

it('tells a shopper whose session has ended, and opens the page again 4 seconds later, once', async () => {
  expectProblem(/409/)
  const { page, name } = await openCart()
  const answer = {
    ok: false,
    cart: null,
    code: 'AUT498',
    place: 'toast',
    recovery: 'reset-cart-and-reload',
    message: 'Your session has expired.',
  }
  await page.route('**/api/cart/update**', (route) => route.fulfill({ status: 409, json: answer }))
  await page.clock.install()
  const plusButton = () => page.getByRole('button', { name: `One more of ${name}` })
  await plusButton().click()
  await page.getByRole('alert').getByText(answer.message).waitFor()
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward(4000)
  await loaded
  await page.locator('[data-island=cart-view][data-ready]').waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await plusButton().click()
  await page.getByRole('alert').getByText(answer.message).waitFor()
  await page.clock.fastForward(4500)
  expect(loads).toBe(0)
})

it('works without script', async () => {
  const { page, name } = await openCart({ javaScript: false })
  await page.getByRole('button', { name: `One more of ${name}` }).click()
  await expect.poll(() => page.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
  await page.getByRole('link', { name: `Pick up in a store: ${name}` }).click()
  await page
    .getByRole('button', { name: /^(Pick up here|Ship to this store): / })
    .first()
    .click()
  await page.waitForURL('**/cart')
  expect(
    await page
      .getByRole('group', { name: `Delivery of ${name}` })
      .locator('input:checked')
      .inputValue(),
  ).toMatch(/^(pickup|sts)$/)
})

it('fills a new cart with what the browser remembers when the session ended unseen', async () => {
  expectProblem(/409/)
  const { page, name } = await openCart()
  const restores: string[] = []
  await page.route('**/api/cart?*', (route) =>
    route.fulfill({ json: { cart: null, code: 'AUT498', recovery: 'reset-cart-and-reload' } }),
  )
  await page.route('**/api/cart/restore**', async (route) => {
    restores.push(new URLSearchParams(route.request().postData() ?? '').get('remaining') ?? '')
    await route.continue()
  })
  await page.goto('/en-us/c/women-1000')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name }).waitFor()
  // The server renders its own data at once; the browser's request follows.
  await expect.poll(() => restores.join()).toMatch(new RegExp(`^${shoe}:\\d+:1$`))
})
