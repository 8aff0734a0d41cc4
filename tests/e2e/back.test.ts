import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { random } from '../../shared/random.ts'
import { walkAddresses } from '../harness/address-walk.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** Every page shows what its address says, however a shopper came to it. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })
const path = '/en-us/c/women-1000'

it('a list that was left for a product goes back to the filters of each address', async () => {
  const page = await openPage()
  const fresh = await openPage({ javaScript: false })
  const shown = async () => page.locator('#results').textContent()
  const expected = async () => {
    await fresh.goto(page.url())
    return fresh.locator('#results').textContent()
  }
  await page.goto(path)
  for (const [index, colour] of ['black', 'white'].entries()) {
    await page.locator(`.rail input[value=${colour}]`).click()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('colour').length).toBe(index + 1)
  }
  await page.locator('.cards h3 a').first().click()
  await page.waitForURL('**/p/**')
  // As a browser goes back that keeps no page: the list starts anew.
  await page.goBack()
  await page.reload()
  for (const colours of [1, 0]) {
    await page.goBack()
    expect(new URL(page.url()).searchParams.getAll('colour').length).toBe(colours)
    const count = await expected()
    await expect.poll(shown).toBe(count)
    expect(await page.locator('.rail input[name=colour]:checked').count()).toBe(colours)
  }
  await page.goForward()
  const count = await expected()
  await expect.poll(shown).toBe(count)
})

describe('the sheet of filters on a phone', () => {
  const open = async () => {
    const page = await openPage({ screen: 'phone' })
    await page.goto(path)
    const sheet = page.getByRole('form', { name: 'Filters' })
    await page.getByRole('button', { name: 'Filters' }).tap()
    await sheet.waitFor()
    await page.locator('[data-island=listing][data-ready]').waitFor()
    return { page, sheet }
  }
  const colours = (url: string) => new URL(url).searchParams.getAll('colour').join()

  it('closes by Back and keeps what was picked', async () => {
    const { page, sheet } = await open()
    await sheet.locator('input[value=black]').tap()
    await expect.poll(() => colours(page.url())).toBe('black')
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(colours(page.url())).toBe('black')
    expect(await page.locator('.rail input[value=black]').isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => colours(page.url())).toBe('')
    await expect.poll(() => page.locator('.rail input[value=black]').isChecked()).toBe(false)
  })

  it('is left behind by two steps back at once, for the list of that address', async () => {
    const { page, sheet } = await open()
    await sheet.locator('input[value=black]').tap()
    await expect.poll(() => colours(page.url())).toBe('black')
    await page.getByRole('button', { name: 'Close filters' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filters' }).tap()
    await sheet.waitFor()
    await page.evaluate(() => history.go(-2))
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('.rail input[value=black]').isChecked()).toBe(false)
    expect(colours(page.url())).toBe('')
  })

  it('takes no step of its own when it is closed by its button', async () => {
    const { page, sheet } = await open()
    const before = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Close filters' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filters' }).tap()
    await sheet.locator('input[value=black]').tap()
    await expect.poll(() => colours(page.url())).toBe('black')
    await page.getByRole('button', { name: 'Close filters' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    expect(colours(page.url())).toBe('black')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.goBack()
    await expect.poll(() => colours(page.url())).toBe('')
  })

  it('keeps what was picked before the page was loaded again', async () => {
    const { page, sheet } = await open()
    await sheet.locator('input[value=black]').tap()
    await expect.poll(() => colours(page.url())).toBe('black')
    await page.reload()
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.locator('[data-island=listing][data-ready]').waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(colours(page.url())).toBe('black')
    expect(await page.locator('.rail input[value=black]').isChecked()).toBe(true)
    // Had closing the sheet taken a step of its own, this would leave the shop.
    await page.goBack()
    await expect.poll(() => page.url()).toBe(`${shop.url}${path}`)
    await expect.poll(() => page.locator('.rail input[value=black]').isChecked()).toBe(false)
  })
})

describe('a list whose document was loaded at another address', () => {
  /** Loaded again with one filter; Back leads to the list without. */
  const loadedAgain = async () => {
    expectProblem(/did not start|ERR_|Failed to fetch/)
    const page = await openPage()
    await page.goto(path)
    const all = await page.locator('#results').textContent()
    await page.locator('.rail input[value=black]').click()
    await expect.poll(() => new URL(page.url()).search).toBe('?colour=black')
    await page.reload()
    return { page, all }
  }

  it('shows the address gone back to where its script is missing', async () => {
    const { page, all } = await loadedAgain()
    await page.route(/\/assets\/listing-[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await page.goBack()
    await expect.poll(() => page.locator('#results').textContent()).toBe(all)
    expect(await page.locator('.rail input[value=black]').isChecked()).toBe(false)
  })

  it('shows the address gone back to where its data can’t be had', async () => {
    const { page, all } = await loadedAgain()
    await page.route(`**${path}?**`, (route) =>
      route.request().headers()['x-island'] === 'listing;starts' ? route.abort() : route.continue(),
    )
    await page.goBack()
    await expect.poll(() => page.locator('#results').textContent()).toBe(all)
  })
})

describe('what was picked below a dialog that opened meanwhile', () => {
  const lists = [
    {
      list: 'a list',
      path,
      pick: (page: Page) => page.locator('.rail input[value=black]').click(),
      count: (page: Page) => page.locator('#results').textContent(),
      query: '?colour=black',
    },
    {
      list: 'articles',
      path: '/en-us/stories',
      pick: (page: Page) => page.locator('.art-bar li a').first().click(),
      count: (page: Page) => page.locator('.art-list').locator('..').getByRole('status').textContent(),
      query: '?tagId=',
    },
  ]
  const moments = lists.flatMap((row) => [
    { ...row, comes: 'before it closes' },
    { ...row, comes: 'after it has closed' },
  ])
  it.each(moments)('$list shown $comes has its address once the dialog is left', async (row) => {
    const page = await openPage()
    await page.goto(row.path)
    const all = await row.count(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${row.path}?**`, async (route) => {
      if (route.request().headers()['x-island']) await held
      await route.continue()
    })
    await row.pick(page)
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').waitFor()
    await expect.poll(() => page.evaluate(() => history.state?.kerbDialogs)).toBe(1)
    const comes = async () => {
      release()
      await expect.poll(() => row.count(page)).not.toBe(all)
    }
    if (row.comes === 'before it closes') await comes()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    if (row.comes !== 'before it closes') await comes()
    await expect.poll(() => new URL(page.url()).search).toContain(row.query)
    expect(await row.count(page)).not.toBe(all)
    await page.goBack()
    await expect.poll(() => row.count(page)).toBe(all)
    expect(page.url()).toBe(shop.url + row.path)
  })
})

it.each([true, false])(
  'the box of stores holds the place of the address gone back to (script: %s)',
  async (javaScript) => {
    const page = await openPage({ javaScript })
    const box = page.locator('#stores-near')
    await page.goto('/en-us/store-locator?near=Boston')
    await box.fill('Chicago')
    await page.locator('form:has(#stores-near) [type=submit]').click()
    await page.waitForURL('**near=Chicago**')
    await page.goBack()
    await page.waitForURL('**near=Boston**')
    // The browser fills in what it remembers once all of the page is there.
    await page.waitForTimeout(300)
    expect(await box.inputValue()).toBe('Boston')
  },
)

it('links to other languages follow the list, and take no campaign along', async () => {
  const page = await openPage()
  const searches = () =>
    page
      .locator('footer a[hreflang]')
      .evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map(({ search }) => search))])
  await page.goto(`${path}?utm_source=mail`)
  expect(await searches()).toEqual([''])
  await page.locator('.rail input[value=black]').click()
  await expect.poll(searches).toEqual(['?colour=black'])
  await page.goBack()
  await expect.poll(searches).toEqual([''])
  expect(page.url()).toContain('utm_source=mail')
})

it('what a form has said is not said again after Back', async () => {
  const page = await openPage()
  await page.goto('/en-us/cart?said=signed-out&utm_source=mail')
  await page.getByText('You are signed out.').waitFor()
  await expect.poll(() => page.url()).toBe(`${shop.url}/en-us/cart?utm_source=mail`)
  await page.goto('/en-us/contact-us')
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('You are signed out.').count()).toBe(0)
})

it('articles are those of the address gone back to where the request for them fails', async () => {
  expectProblem(/Error fetching articles:|ERR_/)
  const page = await openPage()
  await page.goto('/en-us/stories?tagId=care')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => page.locator('.art-count').textContent()).toBe('6 of 24 stories')
  await page.reload()
  await page.route('**/stories?**', (route) =>
    route.request().headers()['x-island'] ? route.abort() : route.continue(),
  )
  await page.goBack()
  await expect.poll(() => page.getByRole('main').getByRole('status').textContent()).toBe('6 of 6 stories')
})

it.each(['desktop', 'phone'] as const)(
  'a walk over lists, searches, products and dialogs never shows another page than its address, on a %s',
  async (screen) => {
    const page = await openPage({ screen })
    const fresh = await openPage({ screen, javaScript: false })
    expect(await walkAddresses({ page, fresh, random: random('back').next }, 40)).toEqual([])
  },
)
