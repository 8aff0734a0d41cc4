import { consentHeader } from '../../shared/consent.fixtures.ts'
import { pageDocument } from '../../tests/integration/content/fake-source.ts'
import { openBuiltShop } from './built-shop.ts'
import { experimentBlocks, experimentsDatafile } from './experiment-site.ts'
import { isOutside } from './interval.ts'

type Log = (line: string) => void
type View = { readonly variant: string; readonly cookie: string; readonly cache: string }

const consent = consentHeader('targeting')
/** The later pages of one visitor in so many are looked at. */
const returning = 10

/**
 * Cold visitors through a warm page cache, some of them again, and once more after the allocation was changed. Answers
 * how many faults there are: a split outside its interval, a visitor whose variant changes without a reason, a view
 * that was not counted as what it showed.
 */
export async function splitFaults({ visitors, log }: { visitors: number; log: Log }): Promise<number> {
  const before = await openShop({ share: 5000, revision: 1 })
  const cookies: string[] = []
  const variants: string[] = []
  let hits = 0
  for (let index = 0; index < visitors; index += 1) {
    const { variant, cookie, cache } = await before.view(consent)
    variants.push(variant)
    cookies.push(index % returning === 0 ? cookie : '')
    if (cache.startsWith('hit')) hits += 1
  }
  const again = variants.flatMap((variant, index) => (index % returning === 0 ? [{ variant, index }] : []))
  let unstable = 0
  for (const { variant, index } of again)
    if ((await before.view(cookies[index] ?? '')).variant !== variant) unstable += 1

  const after = await openShop({ share: 6000, revision: 2 })
  let moved = 0
  for (const { variant, index } of again) {
    const now = (await after.view(cookies[index] ?? '')).variant
    if (now === variant) continue
    if (variant === 'loud' && now === 'calm') moved += 1
    else unstable += 1
  }
  const miscounted = [before, after].map((shop) => shop.miscounted()).reduce((sum, each) => sum + each, 0)
  const calm = variants.filter((variant) => variant === 'calm').length
  const undecided = variants.filter((variant) => variant === 'baseline').length
  const outside =
    Number(isOutside(calm, variants.length, 0.5)) + Number(isOutside(moved, again.length, 0.1)) + Number(hits === 0)
  log(
    `edge.split: ${calm} of ${variants.length} calm, ${hits} from the cache; of ${again.length} who came again ${unstable} changed, ${moved} moved with the allocation; ${miscounted} views counted wrong`,
  )
  return outside + undecided + unstable + miscounted
}

async function openShop(given: { readonly share: number; readonly revision: number }) {
  const documents = new Map<string, object>([
    ['page', pageDocument('camp', experimentBlocks(1))],
    ['menu', { id: 'menu', revision: 1, items: [{ title: 'Women' }] }],
    ['footer', { id: 'footer', revision: 1, columns: [], legal: [], smallPrint: '' }],
  ])
  const shop = await openBuiltShop((url) => {
    if (url.pathname.startsWith('/datafiles/')) return Response.json(experimentsDatafile(1, given))
    const [, kind = ''] = /\/caas\/v1\/(menu|footer|page)\/kerb-en-us(?:\/camp)?$/.exec(url.pathname) ?? []
    const document = documents.get(kind)
    return Response.json(document ?? {}, { status: document ? 200 : 404 })
  })
  /** Variants that the shop showed, in order. */
  const shown: string[] = []
  const view = async (cookie: string): Promise<View> => {
    const response = await shop.get('/en-us/camp', cookie)
    const variant = /(calm|loud|baseline)-0/.exec(await response.text())?.[1] ?? ''
    shown.push(variant)
    const own = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { variant, cookie: [cookie, ...own].join('; '), cache: response.headers.get('x-page-cache') ?? '' }
  }
  while ((await view(consent)).variant === 'baseline') await new Promise((resolve) => setTimeout(resolve, 10))
  for (const each of shown.splice(0)) if (each !== 'baseline') shop.seen.shift()
  return {
    view,
    miscounted: () =>
      Math.abs(shop.seen.length - shown.length) + shop.seen.filter(({ variant }, at) => variant !== shown[at]).length,
  }
}
