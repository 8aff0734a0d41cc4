import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

const pages = {
  home: '/en-us',
  'German home': '/de-de',
  category: '/en-us/c/women-1000',
  'filtered category': '/en-us/c/women-1000?colour=black&page=1',
  search: '/en-us/search?q=boot',
  'search without results': '/en-us/search?q=zzzzzz',
  product: '/en-us/p/x-KCT3886CINK',
  'empty cart': '/en-us/cart',
  'gift card': '/fr-fr/gift-card',
  help: '/de-de/help/returns/how-to-return',
  legal: '/fr-fr/legal/privacy',
  country: '/it-it/country',
  'sign-in': '/en-us/account',
  'associate sign-in': '/de-de/associate-login',
  'not found': '/es-es/nada',
} as const

describe.each(Object.entries(pages))('%s', (name, path) => {
  it.each(['desktop', 'phone'] as const)('has no violation, and fits 320 px on a phone (%s)', async (screen) => {
    if (name === 'not found') expectProblem(/404/)
    const page = await openPage({ screen })
    await page.goto(path)
    expect(await findViolations(page)).toEqual([])
    if (screen === 'desktop') return
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

it('the suggestions of the search box have no violation, nor has the one that is reached', async () => {
  const page = await openPage()
  await page.goto(pages.home)
  await page.getByRole('combobox', { name: 'Search the shop' }).click()
  await page.keyboard.type('boot')
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
})

it.each(['desktop', 'phone'] as const)(
  'a gift card’s balance has no violation where it answers (%s)',
  async (screen) => {
    const page = await openPage({ screen })
    const ask = async (code: string) => {
      await page.getByLabel('Card number').fill(code)
      await page.getByLabel('PIN').fill('2468')
      await page.keyboard.press('Enter')
    }
    await page.goto('/en-us/gift-card')
    await ask('NOSUCHCARD01')
    await page.getByRole('alert').waitFor()
    expect(await findViolations(page)).toEqual([])
    await ask('KERBGIFT0002')
    await page.getByRole('status').getByText('Gift card •••• 0002 holds $15.00.').waitFor()
    // The answer is where the shopper looks: the form leads back to its own section.
    await expect
      .poll(() => page.locator('#balance').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(200)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  },
)

describe('the console of experiments', () => {
  it.each(['desktop', 'phone'] as const)('has no violation, and fits 320 px on a phone (%s)', async (screen) => {
    expectProblem(/^request to another host: .*\/console\//)
    expectProblem(/status of 422 .*\/console\/new-experiment/)
    const page = await openPage({ screen })
    const expectAccessible = async () => {
      expect(await findViolations(page)).toEqual([])
      if (screen === 'phone')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    if (screen === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${shop.platform.url}/console/experiments`)
    await expectAccessible()
    await page.getByLabel('Your name').fill('Ana')
    await page.getByLabel('Operator token').fill(shop.adminToken)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'New experiment' }).click()
    await page.getByRole('button', { name: 'Add another variant' }).click()
    await expectAccessible()
    for (const [label, text] of Object.entries({ 'Page for previews': '/', Segment: 'x'.repeat(201) }))
      await page.getByLabel(label).fill(text)
    await page.locator('form.new').evaluate((form: HTMLFormElement) => form.submit())
    await page.getByRole('alert').waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Experiments', exact: true }).click()
    await page.getByRole('link', { name: 'Hero text below its picture' }).click()
    await page.getByRole('button', { name: 'End experiment' }).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Speed' }).click()
    await page.getByRole('heading', { level: 1, name: 'Speed' }).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor()
    await expectAccessible()
  })
})

it('is a test that can fail', async () => {
  const page = await openPage()
  await page.goto(pages.help)
  await page
    .locator('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('beforeend', '<button></button><p class="grey">hard to read</p><input name="y">'),
    )
  await page.locator('.grey').evaluate((text: HTMLElement) => text.style.setProperty('color', 'lightgrey'))
  const violations = (await findViolations(page)).map(({ id }) => id)
  expect(violations.toSorted()).toEqual(['button-name', 'color-contrast', 'label'])
})
