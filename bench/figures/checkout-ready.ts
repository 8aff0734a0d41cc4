import type { Bench, Figure } from '../figure.ts'
import { median, phone, slowDown } from './conditions.ts'
import { fillCart } from './fill-cart.ts'

/** Milliseconds since the link was pressed. */
type Opening = { readonly painted: number; readonly field: number; readonly ready: number }

const rounds = 5
const pressedAt = 'bench-pressed-at'
const checkoutLink = 'a[data-ahead=checkout-shipping]'

/** Notes when the page's first field is there, and when its island listens, in frames that are about to be painted. */
const watch = (): void => {
  const seen: { field?: number; ready?: number } = {}
  Object.assign(window, { seen })
  const look = () => {
    if (document.querySelector('[name=email]')?.checkVisibility()) seen.field ??= performance.now()
    if (document.querySelector('[data-island=checkout-shipping][data-ready]')) seen.ready ??= performance.now()
    if (seen.ready === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** From the cart page's link to the step of delivery. */
async function open({ browser, edgeUrl, pages }: Bench, isPreloaded: boolean): Promise<Opening> {
  const context = await (await browser()).newContext({ ...phone, baseURL: edgeUrl })
  const before = await context.newPage()
  await fillCart(before, pages.product)
  await before.close()
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await slowDown(page, { network: true })
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  if (isPreloaded) {
    const fetched = ['**/checkout/shipping', '**/assets/checkout-shipping-*'].map((url) => page.waitForResponse(url))
    await page.locator(checkoutLink).hover()
    for (const response of await Promise.all(fetched)) await response.finished()
  }
  await page.evaluate(
    ([link = '', key = '']) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()))
      document.querySelector<HTMLAnchorElement>(link)?.click()
    },
    [checkoutLink, pressedAt],
  )
  await page.waitForURL('**/checkout/shipping', { waitUntil: 'commit' })
  await page.locator('[data-island=checkout-shipping][data-ready]').waitFor({ state: 'attached' })
  const opening = await page.evaluate((key) => {
    const { seen } = window as unknown as { seen: { field: number; ready: number } }
    const since = performance.timeOrigin - Number(sessionStorage.getItem(key))
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { painted: since + painted, field: since + seen.field, ready: since + seen.ready }
  }, pressedAt)
  await session.detach()
  await context.close()
  return opening
}

async function openings(bench: Bench, id: string, isPreloaded: boolean): Promise<readonly Opening[]> {
  const all: Opening[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await open(bench, isPreloaded))
  for (const { painted, field, ready } of all)
    bench.log(`${id}: painted ${Math.round(painted)}, field ${Math.round(field)}, listens ${Math.round(ready)} ms`)
  return all
}

const readyOf = async (bench: Bench, id: string, isPreloaded: boolean): Promise<number> =>
  Math.round(median((await openings(bench, id, isPreloaded)).map(({ ready }) => ready)))

export const checkoutReadyFigures: readonly Figure[] = [
  {
    id: 'checkout.field',
    goal: 50,
    unit: 'ms from the first paint of the delivery step to its first field, a plain form (4x CPU, slow 4G)',
    measure: async (bench) =>
      median(
        (await openings(bench, 'checkout.field', false)).map(({ painted, field }) => Math.max(0, field - painted)),
      ),
  },
  {
    id: 'checkout.ready',
    goal: 1800,
    unit: 'ms from the cart page’s link to a delivery step that answers by React, nothing fetched before (4x CPU, slow 4G)',
    measure: (bench) => readyOf(bench, 'checkout.ready', false),
  },
  {
    id: 'checkout.ready-ahead',
    goal: 600,
    unit: 'ms of the same where the link was pointed at some time before',
    measure: (bench) => readyOf(bench, 'checkout.ready-ahead', true),
  },
]
