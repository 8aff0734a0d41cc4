import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** Carousels and videos on test pages: the effect of an editor's settings in a browser. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

const tile = (title: string) => ({
  type: 'menu-tile',
  title,
  media: { url: '/images/scenes/court-wall', alt: '' },
  targets: [{ label: 'Shop', target: { url: '/c/women-1000' } }],
})
const tiles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(tile)
const film = (overrides: Record<string, unknown> = {}) => ({
  type: 'video',
  media: {
    kind: 'video',
    source: '/films/kerb-stones.mp4',
    title: 'Kerb stones',
    poster: { url: '/images/scenes/court-wall', alt: '' },
    ratio: { sm: 1, lg: 2 },
    ...overrides,
  },
})
const carousel = { type: 'carousel', slideWidth: '60%', showIndicators: true, showProgress: true }
const rotating = { ...carousel, autoplay: true, autorotateTime: 4, loop: true }

const pages: Readonly<Record<string, readonly object[]>> = {
  still: [{ type: 'collection', title: 'Tiles', items: tiles, sm: carousel }],
  turning: [{ type: 'collection', title: 'Tiles', items: tiles, sm: rotating }],
  film: [
    {
      type: 'collection',
      title: 'Tiles',
      items: [film({ ratio: { sm: 0.8, lg: 0.8 } }), ...tiles],
      sm: { ...rotating, slideWidth: '45%' },
    },
  ],
  lazy: [film({ lazy: true })],
  missing: [film({ source: '/films/none.mp4' })],
  shared: [film({ provider: 'youtube', source: 'k3rbSt0nes1' })],
}

beforeAll(async () => {
  const documents = Object.entries(pages).map(([name, blocks]) => ({
    siteId: 'kerb-en-us',
    kind: 'page',
    key: `moving-${name}`,
    revision: 1,
    document: {
      id: `moving-${name}`,
      slug: `moving-${name}`,
      title: name,
      seo: { title: name, description: '', noindex: true },
      revision: 1,
      updatedAt: '2026-11-01T00:00:00Z',
      blocks,
    },
  }))
  const answer = await shop.platform.fetch('/admin/content/documents', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents }),
  })
  expect(await answer.json()).toMatchObject({ written: documents.length, failed: [] })
})

const visit = async (page: Page, name: keyof typeof pages) => {
  await page.goto(`/en-us/help/moving-${name}`)
  return page.getByRole('main')
}
/** Scrolls the slides into view and waits for their script. */
const ready = async (main: Locator) => {
  const list = main.locator('.cells')
  await list.scrollIntoViewIfNeeded()
  await main.locator('[data-island=carousel][data-ready]').waitFor()
  return list
}
const current = (main: Locator) => main.locator('.coll-dots [aria-current]').getAttribute('aria-label')
const scrollPosition = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft))

describe('a carousel without script', () => {
  it('is a list that scrolls by keyboard, without controls that do nothing', async () => {
    const page = await openPage({ javaScript: false })
    const main = await visit(page, 'still')
    const list = main.getByRole('list', { name: 'Tiles, scrollable list' })
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect(await main.getByRole('button').count()).toBe(0)
  })
})

describe.each(['desktop', 'phone'] as const)('a carousel, %s', (screen) => {
  it('goes to the slide of a dot, and says which one is current', async () => {
    const page = await openPage({ screen })
    const main = await visit(page, 'still')
    const list = await ready(main)
    await main.getByRole('button', { name: 'Slide 3 of 6' }).click()
    await expect.poll(() => current(main)).toBe('Slide 3 of 6')
    await expect
      .poll(() => list.evaluate((element) => element.children[2]?.getBoundingClientRect().left ?? 0))
      .toBeLessThan(100)
  })

  it('goes on and back by its arrows, and ends where its slides do', async () => {
    const page = await openPage({ screen })
    const main = await visit(page, 'still')
    await ready(main)
    const back = main.getByRole('button', { name: 'Previous: Tiles' })
    const on = main.getByRole('button', { name: 'Next: Tiles' })
    expect(await back.getAttribute('aria-disabled')).toBe('true')
    await on.click()
    await expect.poll(() => current(main)).toBe('Slide 2 of 6')
    expect(await back.getAttribute('aria-disabled')).toBe('false')
    await back.click()
    await expect.poll(() => current(main)).toBe('Slide 1 of 6')
    await main.locator('.coll-dots button:visible').last().click()
    await expect.poll(() => on.getAttribute('aria-disabled')).toBe('true')
  })

  it('moves nothing of itself when its script comes', async () => {
    const page = await openPage({ screen })
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          const moved = elements.filter((element) => element?.closest('.coll')).map((element) => element?.outerHTML)
          if (moved.length > 0) document.documentElement.dataset['shift'] = `${value}: ${moved.join(' ')}`.slice(0, 400)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const main = await visit(page, 'film')
    await ready(main)
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined()
  })
})

describe('a carousel by keyboard', () => {
  it('moves slide by slide, to its end and to its start', async () => {
    const page = await openPage()
    const main = await visit(page, 'still')
    const list = await ready(main)
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(main)).toBe('Slide 2 of 6')
    await page.keyboard.press('End')
    await expect
      .poll(() => main.getByRole('button', { name: 'Next: Tiles' }).getAttribute('aria-disabled'))
      .toBe('true')
    await page.keyboard.press('Home')
    await expect.poll(() => current(main)).toBe('Slide 1 of 6')
  })
})

describe('a carousel that moves by itself', () => {
  it('takes its next slide after its seconds, and holds while it is pointed at', async () => {
    const page = await openPage()
    await page.clock.install()
    const main = await visit(page, 'turning')
    const list = await ready(main)
    await page.clock.runFor(4100)
    await expect.poll(() => current(main)).toBe('Slide 2 of 6')
    await list.hover()
    await page.clock.runFor(20_000)
    expect(await current(main)).toBe('Slide 2 of 6')
  })

  it('is held and let go by its button', async () => {
    const page = await openPage()
    await page.clock.install()
    const main = await visit(page, 'turning')
    await ready(main)
    await main.getByRole('button', { name: 'Pause the slideshow' }).click()
    await page.clock.runFor(20_000)
    expect(await current(main)).toBe('Slide 1 of 6')
    await main.getByRole('button', { name: 'Start the slideshow' }).click()
    await page.clock.runFor(4100)
    await expect.poll(() => current(main)).toBe('Slide 2 of 6')
  })

  it('does not move with reduced motion until it is started', async () => {
    const page = await openPage({ reducedMotion: true })
    await page.clock.install()
    const main = await visit(page, 'film')
    await ready(main)
    await page.clock.runFor(20_000)
    expect(await current(main)).toBe('Slide 1 of 7')
    expect(await main.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await main.getByRole('button', { name: 'Start the slideshow' }).waitFor()
  })
})

describe('a film', () => {
  const paused = (main: Locator) => main.locator('video').evaluate((element: HTMLVideoElement) => element.paused)

  it('plays where it is seen, and rests when its carousel moves on', async () => {
    const page = await openPage()
    const main = await visit(page, 'film')
    const list = await ready(main)
    await expect.poll(() => paused(main)).toBe(false)
    await main.getByRole('button', { name: 'Slide 3 of 7' }).click()
    await expect.poll(() => paused(main)).toBe(true)
    await main.getByRole('button', { name: 'Slide 1 of 7' }).click()
    await expect.poll(() => scrollPosition(list)).toBe(0)
    await expect.poll(() => paused(main)).toBe(false)
  })

  it('pauses and plays with its carousel', async () => {
    const page = await openPage()
    const main = await visit(page, 'film')
    await ready(main)
    await expect.poll(() => paused(main)).toBe(false)
    await main.getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect.poll(() => paused(main)).toBe(true)
    await main.getByRole('button', { name: 'Start the slideshow' }).click()
    await expect.poll(() => paused(main)).toBe(false)
  })

  it('can be paused, and stays so', async () => {
    const page = await openPage()
    const main = await visit(page, 'film')
    await ready(main)
    await main.getByRole('button', { name: 'Pause “Kerb stones”' }).click()
    await main.getByRole('button', { name: 'Play “Kerb stones”' }).waitFor()
    expect(await paused(main)).toBe(true)
  })

  it('waits for a press when it is lazy, and is seekable then', async () => {
    const page = await openPage()
    const main = await visit(page, 'lazy')
    await main.locator('.film[data-ready]').waitFor()
    expect(await paused(main)).toBe(true)
    await main.getByRole('button', { name: 'Play “Kerb stones”' }).click()
    await expect.poll(() => paused(main)).toBe(false)
    const sought = await main.locator('video').evaluate(
      (element: HTMLVideoElement) =>
        new Promise<number>((result) => {
          element.addEventListener('seeked', () => result(element.currentTime), { once: true })
          element.pause()
          element.currentTime = 4
        }),
    )
    expect(sought).toBeCloseTo(4, 1)
  })

  it('that cannot play logs a warning and shows its poster', async () => {
    expectProblem(/none\.mp4/)
    const page = await openPage()
    const warning = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
    await visit(page, 'missing')
    expect((await warning).text()).toContain('Video autoplay failed')
  })

  it('of another site is requested only when it is pressed', async () => {
    expectProblem(/youtube-nocookie/)
    const page = await openPage()
    const main = await visit(page, 'shared')
    expect(await main.locator('iframe').count()).toBe(0)
    await main.getByRole('link', { name: 'Play “Kerb stones” on YouTube' }).click()
    await expect
      .poll(() => main.locator('iframe').getAttribute('src'))
      .toContain('https://www.youtube-nocookie.com/embed/k3rbSt0nes1')
  })

  it('of another site is shown here when it is pressed before its script has come', async () => {
    expectProblem(/youtube-nocookie/)
    const page = await openPage()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/video-*.js', async (route) => {
      await released
      await route.continue()
    })
    const main = await visit(page, 'shared')
    await main.getByRole('link', { name: 'Play “Kerb stones” on YouTube' }).click()
    release()
    await expect.poll(() => main.locator('iframe').count()).toBe(1)
    expect(page.context().pages()).toHaveLength(1)
  })

  it('has the browser’s controls without script', async () => {
    const page = await openPage({ javaScript: false })
    const main = await visit(page, 'lazy')
    expect(await main.locator('video').getAttribute('controls')).toBe('')
    expect(await main.getByRole('button').count()).toBe(0)
  })
})
