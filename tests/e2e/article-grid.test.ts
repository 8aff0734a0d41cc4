import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })

const cards = (page: Page) => page.locator('.art')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const topic = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name })
const query = (page: Page) => new URL(page.url()).search

describe.each([true, false])('the article grid, script %s', (javaScript) => {
  it('loads more, chooses topics and goes back', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us/stories')
    expect(await cards(page).count()).toBe(6)

    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => cards(page).count()).toBe(12)
    expect(query(page)).toBe('?offset=6')

    await topic(page, 'Care').click()
    await expect.poll(() => query(page)).toBe('?tagId=care')
    await expect.poll(() => count(page).textContent()).toBe('6 of 6 stories')
    await topic(page, 'Materials').click()
    await expect.poll(() => query(page)).toBe('?tagId=care&tagId=materials')
    await expect.poll(() => cards(page).count()).toBe(2)

    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(6)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => count(page).textContent()).toBe('6 of 24 stories')
    expect(query(page)).toBe('')
  })

  it('behind the last story counts none and leads to all', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us/stories?offset=9000')
    expect(await count(page).textContent()).toBe('0 of 24 stories')
    await page.getByRole('link', { name: 'See every story' }).click()
    await expect.poll(() => count(page).textContent()).toBe('6 of 24 stories')
  })

  it('shows the way out of a choice that nothing matches', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us/stories?tagId=kids&tagId=walks')
    await page.getByRole('link', { name: 'See every story' }).click()
    await expect.poll(() => cards(page).count()).toBe(6)
  })
})

describe('with script', () => {
  it('appends in the page, goes on with the first new story and says how many there are', async () => {
    const page = await openPage()
    await page.goto('/en-us/stories')
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    const further = await (await shop.fetch('/en-us/stories?offset=6')).text()
    const titles = [...further.matchAll(/class="art-title"><a href="([^"]+)"/g)].map(([, href]) => href)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => count(page).textContent()).toBe('12 of 24 stories')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(titles[6])
    expect(await page.locator('body[data-same]').count()).toBe(1)
    expect(await cards(page).count()).toBe(new Set(titles).size)
  })

  it('keeps the focus on the topic that was chosen, by keyboard alone', async () => {
    const page = await openPage()
    await page.goto('/en-us/stories')
    await topic(page, 'Care').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => count(page).textContent()).toBe('6 of 6 stories')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Care')
    await page.keyboard.press('Enter')
    await expect.poll(() => count(page).textContent()).toBe('6 of 24 stories')
  })

  it('keeps what is there when the next cannot be had', async () => {
    expectProblem(/Error fetching articles:|ERR_/)
    const page = await openPage()
    const texts: string[] = []
    page.on('console', (message) => texts.push(message.text()))
    await page.goto('/en-us/stories')
    await page.route('**/stories?**', (route) => route.abort())
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => texts.some((line) => line.startsWith('Error fetching articles:'))).toBe(true)
    expect(await cards(page).count()).toBe(6)
    expect(query(page)).toBe('')
    expect(await count(page).textContent()).toContain('could not load')
    await page.unroute('**/stories?**')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => cards(page).count()).toBe(12)
  })
})

describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
  it('has no violation, chosen or not', async () => {
    const page = await openPage({ screen })
    for (const path of [
      '/en-us/stories',
      '/de-de/stories?tagId=care',
      '/en-us/stories?tagId=kids&tagId=walks',
      '/it-it/stories/white-soles',
    ]) {
      await page.goto(path)
      expect(await findViolations(page), path).toEqual([])
    }
  })

  it('shows as many topics as fit, and all of them on request', async () => {
    const page = await openPage({ screen, javaScript: false })
    await page.goto('/en-us/stories')
    const shown = () => page.getByRole('navigation', { name: 'Topics' }).getByRole('listitem').count()
    expect(await shown()).toBe(screen === 'phone' ? 4 : 12)
    if (screen === 'desktop') return
    await page.getByText('More topics').click()
    expect(await shown()).toBe(12)
  })
})

describe('the pop-up', () => {
  const bar = (page: Page) => page.locator('.popup summary')

  it('tells of its impression, grows after its delay and is made small by Escape', async () => {
    const page = await openPage()
    await page.clock.install()
    await page.addInitScript(() =>
      addEventListener('kerb:impression', (event) =>
        document.documentElement.setAttribute('data-told', (event as CustomEvent<{ name: string }>).detail.name),
      ),
    )
    await page.goto('/en-gb/about')
    await page.locator('html[data-told="repair-days-2026"]').waitFor()
    expect(await bar(page).textContent()).toContain('Bring us your worn pair')
    const before = await page.evaluate(() => document.activeElement?.tagName)
    expect(await page.locator('.popup details[open]').count()).toBe(0)
    await page.clock.fastForward(4000)
    await page.getByRole('link', { name: 'How repairs work' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(before)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.popup details:not([open])').waitFor()
    await page.getByRole('button', { name: 'Do not show again: Bring us your worn pair' }).click()
    await page.locator('.popup').waitFor({ state: 'hidden' })
    await page.reload()
    expect(await page.locator('.popup').count()).toBe(0)
  })

  it('opens and closes by hand without script', async () => {
    const page = await openPage({ javaScript: false, screen: 'phone' })
    await page.goto('/en-gb/about')
    await bar(page).click()
    await page.getByRole('link', { name: 'How repairs work' }).waitFor()
    await page.getByRole('button', { name: /Do not show again/ }).click()
    await page.waitForURL('**/en-gb/about')
    expect(await page.locator('.popup').count()).toBe(0)
  })
})

describe('the photo widget', () => {
  const photos = (page: Page) => page.getByRole('img', { name: /^Foto von @/ })

  it('fills its place once it is in sight, and moves nothing', async () => {
    const page = await openPage({ consent: ['functional'] })
    await page.goto('/de-de/stories')
    expect(await photos(page).count()).toBe(0)
    const widget = page.locator('[data-widget]')
    const height = await widget.evaluate((host) => host.clientHeight)
    await widget.scrollIntoViewIfNeeded()
    await expect.poll(() => photos(page).count()).toBe(6)
    expect(await widget.evaluate((host) => host.clientHeight)).toBe(height)
  })

  it.each([
    ['a press on its button', null, 'Fotos eines anderen Dienstes zeigen'],
    ['a yes to everything on the page', null, 'Alle annehmen'],
    ['a press on its button, after a no', [] as const, 'Fotos eines anderen Dienstes zeigen'],
  ] as const)('waits for %s', async (_, consent, button) => {
    const page = await openPage({ consent })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/de-de/stories')
    await page.locator('[data-widget]').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Fotos eines anderen Dienstes zeigen' }).waitFor()
    expect(requests.filter((url) => url.includes('/social/'))).toEqual([])
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => photos(page).count()).toBe(6)
  })

  it('ends at once where consent is taken back, and comes again with the next yes', async () => {
    const page = await openPage({ consent: null })
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' })
    await page.goto('/en-us/stories')
    await page.locator('[data-widget]').scrollIntoViewIfNeeded()
    const count = () => page.getByRole('img', { name: /^Photo by @/ }).count()
    await expect.poll(count).toBe(6)
    const question = page.getByRole('button', { name: 'Show photos from another service' })
    expect(await question.isVisible()).toBe(false)
    // No script can be stopped: the page is loaded again without it.
    const loadsAgain = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Decline' }).click()
    await loadsAgain
    await question.waitFor()
    expect(await count()).toBe(0)
    await question.click()
    await expect.poll(count).toBe(6)
  })

  it.each(['in another tab', 'on a page that is gone back from'])(
    'ends where consent is taken back %s',
    async (where) => {
      const page = await openPage({ consent: ['functional'] })
      await page.goto('/de-de/stories')
      await page.locator('[data-widget]').scrollIntoViewIfNeeded()
      await expect.poll(() => photos(page).count()).toBe(6)
      const isTab = where === 'in another tab'
      const settings = isTab ? await page.context().newPage() : page
      await settings.goto('/de-de/cookies')
      await settings.getByRole('button', { name: 'Ablehnen' }).click()
      await settings.getByText('Gespeichert.').waitFor()
      if (isTab) await page.bringToFront()
      else {
        await page.goBack()
        await page.goBack()
        await page.locator('[data-widget]').scrollIntoViewIfNeeded()
      }
      await page.getByRole('button', { name: 'Fotos eines anderen Dienstes zeigen' }).waitFor()
      expect(await photos(page).count()).toBe(0)
    },
  )

  it('shows and logs a message when its script cannot be loaded', async () => {
    expectProblem(/Social widget script failed to load:|ERR_/)
    const page = await openPage({ consent: ['functional'] })
    const texts: string[] = []
    page.on('console', (message) => texts.push(message.text()))
    await page.route('**/social/widget/**', (route) => route.abort())
    await page.goto('/de-de/stories')
    await page.locator('[data-widget]').scrollIntoViewIfNeeded()
    await page.getByText('Die Fotos sind nicht angekommen.').waitFor()
    expect(texts.some((line) => line.startsWith('Social widget script failed to load:'))).toBe(true)
  })
})
