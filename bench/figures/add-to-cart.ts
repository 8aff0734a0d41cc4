import type { Page } from 'playwright'
import type { Bench } from '../figure.ts'
import { median, type Screen, slowDown } from './conditions.ts'

/** `line`: the drawer is open and a line with the product's name is on the screen. `island`: the cart in it listens. */
export type Until = 'line' | 'island'

export type AddToCart = {
  readonly screen: Screen
  readonly until: Until
  /**
   * The size was touched some time before, and what that fetches is there. Otherwise everything comes at once, on a
   * first visit.
   */
  readonly warm: boolean
  /** Slow 4G. */
  readonly network: boolean
}

const rounds = 5
const sizeOf = (page: Page) => page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first()

/**
 * Milliseconds from the click on "Add to cart" until a frame with what is waited for has been painted; the slide itself
 * is not waited for.
 */
const clickAdd = (page: Page, until: Until): Promise<number> =>
  page.evaluate(
    (waitsFor) =>
      new Promise<number>((resolve) => {
        const size = document.querySelector<HTMLInputElement>('#buy input[name=upc]:not([data-out])')
        if (size && !document.querySelector('#buy input[name=upc]:checked')) size.click()
        const name = document.querySelector('h1')?.textContent ?? ''
        const isThere = () => {
          const drawer = document.querySelector('dialog.mini[open]')
          if (waitsFor === 'island') return drawer?.querySelector('[data-island=mini-cart][data-ready]')
          const names = drawer?.querySelectorAll('.line-words') ?? []
          return [...names].some((line) => line.checkVisibility() && line.textContent?.includes(name))
        }
        const started = performance.now()
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look)
          // The frame that is drawn now is on the screen when the next one begins.
          return requestAnimationFrame(() => resolve(performance.now() - started))
        }
        requestAnimationFrame(look)
        document.querySelector<HTMLElement>('#buy button[type=submit]:not([formaction])')?.click()
      }),
    until,
  )

async function measure(
  { browser, edgeUrl, pages }: Bench,
  { screen, until, warm, network }: AddToCart,
): Promise<number> {
  const context = await (await browser()).newContext({ ...screen, baseURL: edgeUrl })
  const page = await context.newPage()
  const session = await slowDown(page, { network })
  await page.goto(pages.product, { waitUntil: warm ? 'networkidle' : 'load' })
  if (warm) {
    if ('hasTouch' in screen) await sizeOf(page).tap()
    else await sizeOf(page).click()
    await page.locator('dialog.mini [data-island=mini-cart][data-ready]').waitFor({ state: 'attached' })
  }
  const took = await clickAdd(page, until)
  await session.detach()
  await context.close()
  return took
}

/**
 * The platform draws a picture when it is first asked for, and keeps it: the shop has its pictures before anything is
 * measured.
 */
async function drawPictures({ browser, edgeUrl, pages }: Bench, screen: Screen): Promise<void> {
  const page = await (await browser()).newPage({ ...screen, baseURL: edgeUrl })
  await page.goto(pages.product, { waitUntil: 'networkidle' })
  await page.close()
}

/** The median of several first visits. */
export async function medianAdd(bench: Bench, id: string, how: AddToCart): Promise<number> {
  await drawPictures(bench, how.screen)
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(bench, how))
  bench.log(`${id}: at ${how.screen.viewport.width} px ${all.map(Math.round).join(', ')} ms`)
  return median(all)
}
