import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { stateShapes } from '../harness/state-shapes.ts'
import { createEditor } from '../integration/content/previewing.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** In forced colours, every state that is a colour has to be a shape as well. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { forcedColors: true, reducedMotion: true })
const shoe = 'KCT3886CINK'

/** The states of this page, by the first word of their kinds. */
async function expectShapes(page: Page, states: readonly string[]): Promise<void> {
  const { found, faults } = await stateShapes(page)
  expect(faults).toEqual([])
  expect(states.filter((state) => !found.some((kind) => kind.startsWith(`${state}: `)))).toEqual([])
}

/** A product with a size that is there and one that is not. */
async function productWithGoneSize(): Promise<string> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = `SELECT product_id FROM skus GROUP BY product_id
    HAVING SUM(quantity = 0) > 0 AND SUM(quantity > 0) > 3 AND COUNT(*) > 5 ORDER BY product_id LIMIT 1`
  return (await database.prepare(sql).first<string>('product_id')) ?? ''
}

describe.each(['desktop', 'phone'] as const)('%s', (screen) => {
  it('sizes and colours of a product, and the way to the page that is open', async () => {
    const page = await openPage({ screen })
    await page.goto(`/en-us/p/x-${await productWithGoneSize()}`)
    await page.locator('.buy label:not(:has([data-out]))').first().click()
    await expectShapes(page, ['chosen', 'sold out', 'current'])
    await page.locator('.buy label:has([data-out])').first().click()
    await expectShapes(page, ['chosen', 'sold out'])
  })

  it('filters, sizes and pages of a list', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000?colour=black')
    const size = await page.locator('.rail .sizes input:enabled').first().getAttribute('value')
    await page.goto(`/en-us/c/women-1000?size=${size}&page=1`)
    if (screen === 'phone') await page.locator('.open-rail').click()
    await expectShapes(page, ['chosen'])
    await page.goto('/en-us/c/women-1000')
    await expectShapes(page, ['current'])
  })

  it('favorites, reviews, and the shop’s own pages', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000')
    await page.locator('.heart').first().click()
    await page.locator('.heart[aria-pressed=true]').first().waitFor()
    await expectShapes(page, ['pressed'])
    const reviews = (await shop.fetch('/en-us/p/x-KLT7185EPMK/reviews')).headers.get('location')
    for (const path of [`${reviews}?stars=5&sort=newest`, '/en-us/help/returns/how-to-return']) {
      await page.goto(path)
      await expectShapes(page, ['current'])
    }
    await page.goto(`${reviews}`)
    const [bar, ink] = await page
      .locator('.rv-rows rect')
      .first()
      .evaluate((rect) => [getComputedStyle(rect).fill, getComputedStyle(document.body).color])
    expect(bar).toBe(ink)
    await page.goto('/en-us/stories')
    await page.locator('.art-bar li a').first().click()
    await page.locator('.art-bar [aria-current]').waitFor()
    await expectShapes(page, ['current'])
  })

  it('a form that was refused, and the step of checkout', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const page = await openPage({ screen, visitor: walk.visitor })
    await page.goto('/en-us/contact-us')
    await page.locator('main form:has(textarea)').evaluate((form: HTMLFormElement) => form.submit())
    await page.locator('[aria-invalid=true]').first().waitFor()
    await expectShapes(page, ['wrong'])
    await page.goto('/en-us/checkout/shipping')
    await expectShapes(page, ['current'])
  })
})

it('the suggestion that is reached, and the search box that has the focus', async () => {
  const page = await openPage()
  await page.goto('/en-us')
  await page.getByRole('combobox', { name: 'Search the shop' }).click()
  const outlineOf = () =>
    page
      .locator('.find')
      .first()
      .evaluate((find) => getComputedStyle(find).outlineStyle)
  expect(await outlineOf()).toBe('solid')
  await page.keyboard.type('boot')
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  await expectShapes(page, ['selected'])
})

it('the cart’s number of units, and how far it is to free shipping', async () => {
  const walk = walker(shop)
  await walk.add(shoe)
  const page = await openPage({ visitor: walk.visitor })
  await page.goto('/en-us/cart')
  await page.locator('[data-island=cart-view][data-ready]').waitFor()
  await expectShapes(page, ['disabled'])
  for (const bar of await page.locator('progress').all())
    expect(await bar.evaluate((progress) => getComputedStyle(progress).appearance)).not.toBe('none')
})

it('every block in every fixture', { timeout: 240_000 }, async () => {
  expectProblem(/example\.com/)
  const editor = createEditor(shop)
  await editor.enter()
  const gallery = await editor.page('/preview/blocks')
  const all = [...gallery.matchAll(/href="(\/preview\/blocks\/[^"/]+\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(all.length).toBeGreaterThan(20)
  const page = await openPage({ visitor: editor.visitor })
  const kinds = new Set<string>()
  const faults: string[] = []
  for (const path of all) {
    await page.goto(path)
    const shapes = await stateShapes(page)
    for (const kind of shapes.found) kinds.add(kind)
    faults.push(...shapes.faults.map((fault) => `${path} ${fault}`))
    const bars = page.locator('.coll-progress i')
    for (const bar of await bars.all())
      if ((await bar.evaluate((line) => getComputedStyle(line).borderTopWidth)) === '0px')
        faults.push(`${path}: no bar`)
  }
  expect(faults).toEqual([])
  expect([...kinds].some((kind) => kind.includes('coll-dots'))).toBe(true)
})

it('is a test that can fail', async () => {
  const page = await openPage()
  await page.goto('/en-us/help/returns/how-to-return')
  await page
    .locator('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<p class="two"><a href="/" aria-current="page">one</a> <a href="/">two</a></p>',
      ),
    )
  const { faults } = await stateShapes(page)
  expect(faults.filter((fault) => fault.includes('p.two'))).toHaveLength(1)
})
