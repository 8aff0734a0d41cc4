import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import type { OptionalCategory } from '../../shared/consent.ts'
import { useBrowser } from '../harness/browser.ts'
import { startContentStub } from '../harness/content-stub.ts'
import { useShop } from '../harness/shop.ts'

const media = { url: '/images/scenes/court-wall', alt: '' }
const tile = (title: string, overrides: object = {}) => ({
  type: 'menu-tile',
  title,
  media,
  mediaTarget: { url: `/help/${title.toLowerCase()}` },
  ...overrides,
})
const tiles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => tile(title))
const film = {
  type: 'video',
  media: { kind: 'video', source: '/films/kerb-stones.mp4', title: 'Kerb stones', ratio: { sm: 1, lg: 2 } },
}
const youtube = (lazy: boolean) => ({
  type: 'video',
  media: { ...film.media, provider: 'youtube', source: 'k3rbSt0nes1', lazy, title: lazy ? 'Asked' : 'By itself' },
})
const turning = { type: 'carousel', autoplay: true, autorotateTime: 30 }
const inMargins = (block: object) => ({ type: 'segmentation', segments: [], baselines: [block], isFullWidth: false })
const centred = (sm: object, items: readonly object[] = tiles) => ({
  type: 'collection',
  variant: 'highlightCenter',
  items,
  sm: { type: 'carousel', showIndicators: true, ...sm },
})

const content = await startContentStub({
  list: [
    { type: 'collection', kind: 'vertical-list', items: tiles },
    {
      type: 'collection',
      kind: 'vertical-list',
      items: tiles.slice(0, 2).map((item) => ({ ...item, variant: 'text-overlay', backgroundColor: '#102030' })),
    },
  ],
  three: [],
  centred: [
    centred({ slideWidth: '30vw' }),
    centred({ slideWidth: '45%', margin: 'large' }),
    centred({ slideMaxWidth: '12rem', slidePadding: 'large' }),
    centred({ slideWidth: '8rem' }, tiles.slice(0, 3)),
  ],
  ends: [
    {
      type: 'collection',
      title: 'Ends',
      items: [tile('One', { ratio: 'wide' }), tile('Two', { ratio: 'wide' }), film],
      sm: { type: 'carousel', slideWidth: '45%', autoplay: true, autorotateTime: 4, showIndicators: true },
    },
  ],
  margins: [
    inMargins({ type: 'overlay-banner', title: 'Over', media }),
    inMargins({ type: 'collection', title: 'Row', items: tiles, sm: { type: 'carousel' } }),
    { type: 'overlay-banner', title: 'Wide', media },
  ],
  cart: [
    { type: 'rich-text', html: '<p>Above the cart</p>' },
    { type: 'page-content' },
    { type: 'rich-text', html: '<p>Below the cart</p>' },
  ],
  'error-4xx': [
    { type: 'rich-text', html: '<p>Above</p>' },
    { type: 'page-content' },
    { type: 'rich-text', html: '<p>Below</p>' },
  ],
  shared: [
    { type: 'collection', title: 'Films', items: [youtube(false), ...tiles], sm: { ...turning, slideWidth: '60%' } },
    youtube(true),
  ],
  grounds: [
    tile('Deep', { backgroundColor: '#102030' }),
    tile('Shaded', { variant: 'text-overlay', gradientStyle: 'full', verticalAlignment: 'top' }),
  ],
})
afterAll(() => content.close())
const shop = useShop({ catalogue: 'demo', vars: { shop: { CONTENT_ORIGIN: content.origin } } })
const { openPage, expectProblem } = useBrowser(shop)

const visit = async (page: Page, name: string) => {
  await page.goto(`/en-us/help/${name}`)
  return page.getByRole('main')
}
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

describe('a vertical list with a mouse', () => {
  it('shows the picture of the line that is pointed at, and leads where that line does', async () => {
    const page = await openPage()
    const main = await visit(page, 'list')
    for (const name of ['Two', 'Five', 'One']) {
      const line = main.getByRole('listitem').filter({ hasText: name }).first()
      await line.getByRole('heading').hover()
      await expect.poll(() => line.locator('.pic').isVisible()).toBe(true)
      await expect.poll(() => main.locator('.coll-list').first().locator('.pic:visible').count()).toBe(1)
    }
    const line = await boxOf(main.getByRole('listitem').filter({ hasText: 'Three' }))
    await page.mouse.click(line.x + line.width - 10, line.y + line.height / 2)
    await page.waitForURL('**/help/three')
  })

  it('fills its frame with the picture of a tile whose words stand on it elsewhere, and keeps its words readable', async () => {
    const page = await openPage()
    const list = (await visit(page, 'list')).locator('.coll-list').nth(1)
    const [frame, picture] = await Promise.all([boxOf(list), boxOf(list.locator('.pic:visible'))])
    expect(picture.height).toBeCloseTo(frame.height, 0)
    const heading = list.getByRole('heading', { name: 'Two' })
    const colours = await heading.evaluate((element) => ({
      words: getComputedStyle(element).color,
      ground: getComputedStyle(element.closest('article') as Element).backgroundColor,
    }))
    expect(colours).toEqual({ words: 'rgb(20, 20, 15)', ground: 'rgba(0, 0, 0, 0)' })
  })
})

describe.each([1440, 1100, 820, 390])('highlightCenter at %i px', (width) => {
  it('has the highlighted slide in the middle of the view at every position', async () => {
    const page = await openPage({ reducedMotion: true })
    await page.setViewportSize({ width, height: 900 })
    const main = await visit(page, 'centred')
    for (const body of await main.locator('.coll-body').all()) {
      await body.scrollIntoViewIfNeeded()
      await body.and(page.locator('[data-ready]')).waitFor()
      const off = () =>
        body.evaluate((element) => {
          const list = element.querySelector('.cells') as HTMLElement
          const slide = list.querySelector<HTMLElement>('[data-current]')
          if (!slide) return Number.NaN
          return Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - list.scrollLeft - list.clientWidth / 2)
        })
      for (const dot of [undefined, ...(await body.locator('.coll-dots button:visible').all())]) {
        await dot?.click()
        if (dot) await expect.poll(() => dot.getAttribute('aria-current')).toBe('true')
        await expect.poll(off).toBeLessThan(3)
      }
    }
  })
})

it('a film on the last slide of a carousel that does not loop plays on', async () => {
  const page = await openPage()
  await page.clock.install()
  const main = await visit(page, 'ends')
  await main.locator('[data-island=carousel][data-ready]').waitFor()
  const dots = main.locator('.coll-dots')
  await dots.locator('button:visible').last().click()
  await expect.poll(() => dots.locator('button:visible').last().getAttribute('aria-current')).toBe('true')
  const paused = () => main.locator('video').evaluate((element: HTMLVideoElement) => element.paused)
  const begins = async () => {
    await page.clock.runFor(100)
    return paused()
  }
  await expect.poll(begins).toBe(false)
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(20_000)
  await main.getByRole('button', { name: 'Pause the slideshow' }).waitFor()
  expect(await paused()).toBe(false)
})

it.each(['desktop', 'phone'] as const)(
  'a segment that is not of full width stands in the page’s margins, %s',
  async (screen) => {
    const page = await openPage({ screen })
    const main = await visit(page, 'margins')
    const start = await boxOf(main.getByRole('link', { name: 'Home' }))
    const width = page.viewportSize()?.width ?? 0
    const [banner, wide] = await Promise.all([
      boxOf(main.locator('.seg .banner-media')),
      boxOf(main.locator(':not(.seg) > .banner .banner-media')),
    ])
    expect(wide).toMatchObject({ x: 0, width })
    expect(banner.x).toBeCloseTo(start.x, 0)
    expect(banner.width).toBeCloseTo(width - 2 * start.x, 0)
    const [first, list] = await Promise.all([boxOf(main.locator('.cells > li').first()), boxOf(main.locator('.cells'))])
    expect(first.x).toBeCloseTo(start.x, 0)
    expect(list.width).toBeLessThanOrEqual(banner.width + 1)
  },
)

it('a menu tile paints the editor’s ground, and its words are readable on it', async () => {
  const page = await openPage()
  const card = (await visit(page, 'grounds')).getByRole('article').filter({ hasText: 'Deep' })
  const { backgroundColor, color } = await card.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })
  expect([backgroundColor, color]).toEqual(['rgb(16, 32, 48)', 'rgb(246, 244, 239)'])
})

it('a gradient is deepest at the edge where the words stand', async () => {
  const page = await openPage()
  const card = (await visit(page, 'grounds')).getByRole('article').filter({ hasText: 'Shaded' })
  const shade = await card.locator('.pic').evaluate((element) => {
    const { top, transform } = getComputedStyle(element, '::after')
    return { top, transform }
  })
  expect(shade).toEqual({ top: '0px', transform: 'matrix(1, 0, 0, -1, 0, 0)' })
})

describe('a film of another site', () => {
  /** Replaces the video site's player and records its last command. */
  const player = `<script>addEventListener('message', ({ data }) => {
    const { func } = JSON.parse(data)
    if (func) document.title = func
  })</script>`
  const visitFilms = async (consent: readonly OptionalCategory[] | null, headers = {}) => {
    expectProblem(/youtube-nocookie/)
    const page = await openPage({ consent })
    await page.setExtraHTTPHeaders(headers)
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: player }),
    )
    return { page, main: await visit(page, 'shared') }
  }

  it('plays by itself, unheard, once consent allows it; rests and goes on with its carousel', async () => {
    const { page, main } = await visitFilms(['functional'])
    const frame = main.locator('iframe')
    await expect.poll(() => frame.getAttribute('src')).toContain('mute=1')
    expect(await main.getByRole('link', { name: 'Play “Asked” on YouTube' }).count()).toBe(1)
    const answer = () =>
      page
        .frames()
        .find((item) => item.url().includes('youtube-nocookie'))
        ?.title()
    await main.getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect.poll(answer).toBe('pauseVideo')
    await main.getByRole('button', { name: 'Start the slideshow' }).click()
    await expect.poll(answer).toBe('playVideo')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(answer).toBe('pauseVideo')
    await frame.scrollIntoViewIfNeeded()
    await expect.poll(answer).toBe('playVideo')
  })

  it('ends with a no, and waits to be pressed from then on', async () => {
    const { page, main } = await visitFilms(null, { 'cf-ipcountry': 'US' })
    await main.locator('iframe').waitFor()
    await page.getByRole('button', { name: 'Decline' }).click()
    const link = main.getByRole('link', { name: 'Play “By itself” on YouTube' })
    await link.waitFor()
    expect(await main.locator('iframe').count()).toBe(0)
    await link.click()
    const frame = main.locator('iframe')
    expect(await frame.getAttribute('src')).not.toContain('mute=1')
  })

  it('waits to be pressed without consent', async () => {
    const { main } = await visitFilms(['performance', 'targeting'])
    await main.locator('.film[data-ready]').waitFor()
    expect(await main.locator('iframe').count()).toBe(0)
    expect(await main.getByRole('link', { name: /on YouTube/ }).count()).toBe(2)
  })
})

it.each([
  ['/en-us/cart', 'Above the cart', 'Your cart', 'Below the cart'],
  ['/en-us/nowhere', 'Above', 'We cannot find that page', 'Below'],
])('%s has an editor’s blocks above and below its own part', async (path, above, overrides, below) => {
  const html = await (await shop.fetch(path)).text()
  const main = html.slice(html.indexOf('<main'))
  const places = [`${above}</p>`, overrides, `${below}</p>`].map((text) => main.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
