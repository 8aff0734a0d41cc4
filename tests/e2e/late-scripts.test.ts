import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../../client/state/storage.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** Late scripts, late answers, and storage from another version: nothing is lost, nothing is done twice. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })
const shoe = '/en-us/p/x-KCT3886CINK'

const nameOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
const chooseSize = (page: Page) =>
  page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
const pressAdd = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).click()
const miniCartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const count = (page: Page) => page.locator('[data-cart-count]').textContent()
const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` })
const plusButton = (page: Page, name: string) => page.getByRole('button', { name: `One more of ${name}` })

/** Delays every matching request until it is released, for this page and later ones. */
async function holdRequests(page: Page, which: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await released
    // The requesting page may be closed.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** How often the page has posted to `path`, by itself or by script. */
function countPosts(page: Page, path: string): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(path)) posts += 1
  })
  return () => posts
}

async function withOneInTheCart(page: Page): Promise<string> {
  await page.goto(shoe)
  const name = await nameOf(page)
  await chooseSize(page)
  await pressAdd(page)
  await expect.poll(() => count(page)).toBe('1')
  await miniCartOf(page).getByRole('link', { name }).waitFor()
  return name
}

const held = { 'every script': /\/assets\/.*\.js/, 'every script but the first': /\/assets\/(?!entry).*\.js/ }

describe.each(Object.entries(held))('%s is late', (which, scripts) => {
  const isEntryLate = which === 'every script'
  /** The entry has run when the document is complete. A press before that is the browser's own. */
  const waitUntil = isEntryLate ? 'commit' : 'domcontentloaded'

  it('adds the size that was chosen, once', async () => {
    const page = await openPage()
    const posts = countPosts(page, '/api/cart/add')
    const release = await holdRequests(page, scripts)
    await page.goto(shoe, { waitUntil })
    const name = await nameOf(page)
    await chooseSize(page)
    await pressAdd(page)
    if (isEntryLate) await page.waitForURL('**/en-us/cart', { waitUntil: 'commit' })
    release()
    if (!isEntryLate) await miniCartOf(page).getByRole('link', { name }).waitFor()
    await expect.poll(() => count(page)).toBe('1')
    await page.goto('/en-us/cart')
    expect(await quantity(page, name).inputValue()).toBe('1')
    expect(posts()).toBe(1)
  })

  it('counts each press on the cart page', async () => {
    const { visitor, add } = walker(shop)
    await add('KCT3886CINK')
    const page = await openPage({ visitor })
    const release = await holdRequests(page, scripts)
    await page.goto('/en-us/cart', { waitUntil })
    const name = (await page.locator('.line').getByRole('heading', { level: 2 }).textContent()) ?? ''
    for (let press = 0; press < 2; press += 1) {
      await plusButton(page, name).click({ noWaitAfter: true })
      // The browser's own form, which opens the page again.
      if (isEntryLate) await expect.poll(() => quantity(page, name).inputValue()).toBe(String(press + 2))
    }
    release()
    await expect.poll(() => quantity(page, name).inputValue()).toBe('3')
    await expect.poll(() => count(page)).toBe('3')
    await page.reload()
    // This page sends an unanswered press again.
    await expect.poll(() => quantity(page, name).inputValue()).toBe('3')
  })

  it('keeps what is typed into the search box, and goes on from there', async () => {
    const page = await openPage()
    const release = await holdRequests(page, scripts)
    await page.goto('/en-us', { waitUntil })
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.click()
    await page.keyboard.type('boo')
    release()
    await page.waitForLoadState('load')
    expect(await box.inputValue()).toBe('boo')
    await page.keyboard.type('t')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    expect(await box.inputValue()).toBe('boot')
  })
})

it('Back closes a dialog whose script is late, and the page stays', async () => {
  const page = await openPage()
  await page.goto('/en-us/stories')
  await page.goto('/en-us/help')
  const release = await holdRequests(page, /\/assets\/dialog-/)
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await page.locator('dialog[open]').waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  release()
  expect(new URL(page.url()).pathname).toBe('/en-us/help')
})

describe('the mini cart before the answer', () => {
  const comingLines = (page: Page) => miniCartOf(page).locator('[data-adding-lines] > li')
  const sum = (page: Page) => miniCartOf(page).locator('.mini-sum strong').textContent()

  /** The shoe's page, ready, with the second size chosen: `size` as the cart words it. */
  async function chooseAnotherSize(page: Page): Promise<{ readonly picture: string; readonly size: string }> {
    await page.goto(shoe)
    await page.locator('[data-island=buy-box][data-ready]').waitFor()
    const size = page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').nth(1)
    await size.click()
    const picture = await page.getByRole('main').locator('#shot-1 img').getAttribute('src')
    return {
      picture: new URL(picture ?? '', page.url()).pathname,
      size: (await size.locator('input').getAttribute('data-words')) ?? '',
    }
  }

  /** Presses add, and says what that very task has shown. */
  const pressAndLook = (page: Page) =>
    page.getByRole('button', { name: 'Add to cart' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      const drawer = document.querySelector('dialog.mini')
      const line = drawer?.querySelector<HTMLElement>('[data-adding-lines] > li')
      return {
        open: drawer?.hasAttribute('open'),
        picture: line?.querySelector('img')?.getAttribute('src'),
        text: line?.textContent,
      }
    })

  it('opens in the click with what is coming, outside the sum until the answer', async () => {
    const page = await openPage()
    const name = await withOneInTheCart(page)
    const sumOfOne = await sum(page)
    const { picture, size } = await chooseAnotherSize(page)
    const release = await holdRequests(page, /\/api\/cart\/add/)
    const shown = await pressAndLook(page)
    expect(shown).toMatchObject({ open: true, text: expect.stringContaining(name) })
    expect(shown.text).toContain(size)
    expect(shown.text).toContain('Adding')
    expect(new URL(shown.picture ?? '', page.url()).pathname).toBe(picture)
    await miniCartOf(page).getByRole('link', { name }).waitFor()
    expect(await comingLines(page).count()).toBe(1)
    expect(await miniCartOf(page).getByRole('link', { name }).count()).toBe(1)
    expect(await sum(page)).toBe(sumOfOne)
    release()
    await expect.poll(() => miniCartOf(page).getByRole('link', { name }).count()).toBe(2)
    await expect.poll(() => comingLines(page).count()).toBe(0)
    expect(await miniCartOf(page).locator('.line', { hasText: size }).count()).toBe(1)
    expect(await sum(page)).not.toBe(sumOfOne)
    await expect.poll(() => count(page)).toBe('2')
  })

  it('takes a refused add back, and says why beside the button', async () => {
    expectProblem(/409/)
    const page = await openPage()
    await chooseAnotherSize(page)
    await page.locator('form#buy input[name=qty]').evaluate((input: HTMLInputElement) => {
      input.value = '900'
    })
    const release = await holdRequests(page, /\/api\/cart\/add/)
    expect((await pressAndLook(page)).open).toBe(true)
    release()
    await miniCartOf(page).waitFor({ state: 'hidden' })
    await page.locator('form#buy').getByRole('alert').getByText('The limit is').waitFor()
    expect(await page.locator('[data-adding-lines] > li').count()).toBe(0)
    await expect.poll(() => count(page)).toBe('')
    expect(await page.getByRole('button', { name: 'Add to cart' }).isEnabled()).toBe(true)
  })
})

describe('what another version has stored', () => {
  const garbage = ['', 'not JSON', 'null', '[]', '{"items":{"length":2}}', '{"id":7,"items":[null,{"qty":"many"}]}']
  it.each(garbage)('a cart: %j', async (stored) => {
    const page = await openPage()
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKeys.cart, stored] as const)
    const name = await withOneInTheCart(page)
    await miniCartOf(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
    await miniCartOf(page).getByText('Your cart is empty').waitFor()
  })

  const unsent = [
    'not JSON',
    '{}',
    '[null,1,{"key":1}]',
    '[{"key":"k","action":"https://elsewhere.example/api/cart/add","fields":""}]',
  ]
  it.each(unsent)('changes without an answer: %s', async (stored) => {
    const page = await openPage()
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      storageKeys.unsent,
      stored,
    ] as const)
    await withOneInTheCart(page)
  })

  it('a change that the shop refuses is sent once, and let go', async () => {
    expectProblem(/4\d\d/)
    const page = await openPage()
    await page.goto('/en-us/help')
    const change = { key: crypto.randomUUID(), action: '/api/cart/update?locale=en-us', fields: 'itemId=gone&qty=2' }
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      storageKeys.unsent,
      JSON.stringify([change]),
    ] as const)
    const posts = countPosts(page, '/api/cart/update')
    await page.goto('/en-us/help')
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.unsent)).toBeNull()
    expect(posts()).toBe(1)
  })
})

describe('a shopper who navigates before the answer', () => {
  it('has the line in the cart', async () => {
    const page = await openPage()
    await page.goto(shoe)
    const name = await nameOf(page)
    await page.locator('[data-island=buy-box][data-ready]').waitFor()
    await chooseSize(page)
    await pressAdd(page)
    await page.goto('/en-us/cart')
    await expect.poll(() => quantity(page, name).inputValue()).toBe('1')
    await expect.poll(() => count(page)).toBe('1')
  })

  it('has it there once, also where the request never arrived', async () => {
    expectProblem(/ERR_FAILED .*\/api\/cart\/add/)
    const page = await openPage()
    const keys: string[] = []
    await page.route('**/api/cart/add**', (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('key') ?? '')
      return page.url().includes('/p/') ? route.abort() : route.continue()
    })
    await page.goto(shoe)
    const name = await nameOf(page)
    await page.locator('[data-island=buy-box][data-ready]').waitFor()
    await chooseSize(page)
    await pressAdd(page)
    await expect.poll(() => keys.length).toBeGreaterThan(0)
    await page.goto('/en-us/cart')
    await expect.poll(() => quantity(page, name).inputValue()).toBe('1')
    expect(new Set(keys).size).toBe(1)
    await page.reload()
    expect(await quantity(page, name).inputValue()).toBe('1')
  })
})
