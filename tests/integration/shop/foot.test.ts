import { describe, expect, it } from 'vitest'
import { seedProducts } from '../../../demo/seed/products.ts'
import { seedReviews } from '../../../demo/seed/reviews/reviews.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import { consentCookie } from '../../../shared/consent.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { fits, runOf } from '../../../shared/review-rules.ts'
import type { ShoeGender } from '../../../shared/sizing/shoe-sizes.ts'
import { isShoeChart } from '../../../shared/sizing/size-label.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const products = [...seedProducts(demoReferenceDate)]
const dialog = '/en-us/dialog/size-chart'
const chart = `${dialog}?type=footwear`
/** EU 42: US women 10.5, US men 9, UK 8. */
const foot = '265 women us'

/** A shoe with many of this European size. */
function shoeWith(gender: ShoeGender, size: string): string {
  const onHand = ({ skus }: (typeof products)[number]) => skus.find((sku) => sku.size === size)?.quantity ?? 0
  const shoes = products.filter((one) => one.gender === gender && isShoeChart(one.sizeChart))
  const [fullest] = shoes.toSorted((a, b) => onHand(b) - onHand(a))
  if (!fullest || onHand(fullest) === 0) throw new Error(`no shoe of ${gender} in ${size}`)
  return fullest.productId
}

const pathOf = async (productId: string, locale: Locale): Promise<string> =>
  (await shop.fetch(`/${locale}/p/x-${productId}`)).headers.get('location') ?? ''
const htmlOf = async (visitor: Visitor, path: string): Promise<string> => (await visitor.fetch(path)).text()
const chosenIn = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<input(?=[^>]*name="upc")[^>]*checked=""[^>]*>([^<]+)</g)].map(([, label]) => label)
const chosen = async (visitor: Visitor, productId: string, locale: Locale = 'en-us') =>
  chosenIn(await htmlOf(visitor, await pathOf(productId, locale)))

/** Shoe of the demo in whole sizes, 41 and 42 among them, whose reviews say that it runs large. */
function shoeThatRunsLarge(): string {
  const reviews = [...seedReviews(demoReferenceDate)]
  const styleOf = new Map(products.map(({ productId, masterId }) => [productId, masterId]))
  const found = products.find(({ masterId, kind, skus }) => {
    const own = reviews.filter(({ productId }) => styleOf.get(productId) === masterId)
    const votes = fits.map((fit) => own.filter((review) => review.fit === fit).length)
    return kind === 'boot' && skus.some(({ size }) => size === '42') && runOf(votes) === 'large'
  })
  if (!found) throw new Error('no boot of the demo runs large')
  return found.productId
}

/** Words of a page on how a shoe runs. */
function adviceIn(html: string) {
  const advice = /<p class="label muted usual">[^<]*laut Bewertungen.*?<\/p>/.exec(html)?.[0] ?? ''
  return {
    runs: /Fällt laut Bewertungen (\S+) aus/.exec(advice)?.[1],
    better: [...advice.matchAll(/<span data-fits="">\s*([^<]+)</g)].map(([, words]) => words),
  }
}

/** Somebody without an account who says the length of their foot in the size chart. */
async function guestWith(said: string, width = 'standard') {
  const walk = walker(shop)
  walk.visitor.cookies.set(consentCookie, consentTo('functional'))
  await walk.page(chart)
  const answer = await walk.post(dialog, { to: 'foot', foot: said, width })
  return { walk, answer }
}

describe('a guest’s foot', () => {
  it.each<readonly [ShoeGender, string, string, Locale, string]>([
    ['women', '42', foot, 'en-us', '10.5'],
    ['men', '42', foot, 'en-us', '9'],
    ['unisex', '42', foot, 'en-us', 'M9 / W10.5'],
    ['kids', '36', '225 men us', 'en-us', '4Y'],
    ['men', '42', foot, 'de-de', '42'],
    ['men', '42.5', '268 unisex eu', 'de-de', '42,5'],
    ['women', '36.5', '228 kids uk', 'fr-ca', '6'],
    ['women', '40.5', '255 women us', 'fr-ca', '9'],
    ['women', '38.5', '242 women us', 'fr-ca', '7,5'],
    ['men', '42', foot, 'en-gb', '8'],
  ])(
    'checks the size that fits on shoes of %s in %s, said as %s, in %s: %s',
    async (gender, size, said, locale, label) => {
      const { walk, answer } = await guestWith(said)
      expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('said=foot-kept')])
      expect(await chosen(walk.visitor, shoeWith(gender, size), locale)).toEqual([label])
    },
  )

  it('is said with the system that it was said in, on the page and in quick shop', async () => {
    const { walk } = await guestWith(foot, 'wide')
    const productId = shoeWith('men', '42')
    const page = await htmlOf(walk.visitor, await pathOf(productId, 'de-de'))
    expect(page).toContain('Deine übliche Größe: US Damen 10,5')
    const quickShop = await htmlOf(walk.visitor, `/de-de/dialog/quickshop?product=${productId}`)
    expect(quickShop).toContain('Deine übliche Größe: US Damen 10,5')
    expect(chosenIn(quickShop)).toEqual(['42'])
  })

  it('is told the better size of a shoe that its reviews say runs large, on the page and in quick shop', async () => {
    const productId = shoeThatRunsLarge()
    const { walk } = await guestWith(foot)
    const path = await pathOf(productId, 'de-de')
    for (const address of [path, `/de-de/dialog/quickshop?product=${productId}`]) {
      expect(adviceIn(await htmlOf(walk.visitor, address))).toEqual({ runs: 'groß', better: ['Für dich: 41.'] })
      expect(adviceIn(await htmlOf(shop.visitor(), address))).toEqual({ runs: 'groß', better: [] })
    }
    const truly = await pathOf(shoeWith('men', '42'), 'de-de')
    expect(await htmlOf(walk.visitor, truly)).not.toContain('laut Bewertungen')
  })

  it('is told the size that most people with it have kept', async () => {
    const productId = shoeWith('women', '42')
    const member = walker(shop)
    await member.signIn('member@kerb.example')
    await member.page(chart)
    await member.post(dialog, { to: 'foot', foot, width: 'standard' })
    await member.add(productId)
    await member.deliver()
    await member.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    await member.placed()
    const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
    const [own, ...others] = (await database.prepare('SELECT * FROM kept_sizes').all()).results
    expect([own, others]).toMatchObject([{ master_id: productId.slice(0, 8), length: 265 }, []])
    const path = await pathOf(productId, 'en-us')
    const { walk } = await guestWith(foot)
    const advice = async (visitor: Visitor) =>
      /<p class="label muted usual" data-fits="">([^<]*kept[^<]*)</.exec(await htmlOf(visitor, path))?.[1]
    expect(await advice(walk.visitor)).toBeUndefined()

    // Four more people, and a month later.
    const orderNumber = String(own?.['order_number'])
    const columns = 'st, email, status, currency, total, captured, payment_id, not_charged, document, locale, shop'
    for (const person of [1, 2, 3, 4])
      await database.batch([
        database
          .prepare(
            `INSERT INTO orders (order_number, basket_id, consumer_id, placed_at, ${columns})
             SELECT order_number || ?2, basket_id || ?2, consumer_id || ?2, placed_at, ${columns}
             FROM orders WHERE order_number = ?1`,
          )
          .bind(orderNumber, `-${person}`),
        database
          .prepare(
            `INSERT INTO kept_sizes SELECT order_number || ?2, item_id, master_id, size, length
             FROM kept_sizes WHERE order_number = ?1`,
          )
          .bind(orderNumber, `-${person}`),
      ])
    await database.prepare('UPDATE orders SET placed_at = placed_at - 31 * 86400000').run()
    // Nobody has read the product in this language yet.
    const fresh = `/en-gb/dialog/quickshop?product=${productId}`
    const said = /<p class="label muted usual" data-fits="">(Most shoppers with your foot kept [^<]+)</
    expect(said.exec(await htmlOf(walk.visitor, fresh))?.[1]).toMatch(/kept \S+\.$/)
    expect(await htmlOf(shop.visitor(), fresh)).not.toMatch(said)
  })

  it('is nobody else’s, and of no page that is kept', async () => {
    const { walk } = await guestWith(foot)
    const productId = shoeWith('men', '42')
    const path = await pathOf(productId, 'en-us')
    expect(chosenIn(await htmlOf(walk.visitor, path))).toEqual(['9'])
    const other = await htmlOf(shop.visitor(), path)
    expect(chosenIn(other)).toEqual([])
    expect(other).not.toContain('Your usual size')
  })

  it('is forgotten where none is chosen, and with consent', async () => {
    const { walk } = await guestWith(foot)
    const productId = shoeWith('men', '42')
    await walk.page(chart)
    const forgotten = await walk.post(dialog, { to: 'foot', foot: '', width: 'standard' })
    expect(forgotten.location).toContain('said=foot-forgotten')
    expect(await chosen(walk.visitor, productId)).toEqual([])
    const second = await guestWith(foot)
    expect(second.walk.visitor.cookies.get('kerb-foot')).toBeDefined()
    await second.walk.post('/api/consent', { choice: 'none' })
    expect(second.walk.visitor.cookies.get('kerb-foot')).toBeUndefined()
    expect(await chosen(second.walk.visitor, productId)).toEqual([])
  })

  it('is not kept without consent, and the page says how it can be', async () => {
    const walk = walker(shop)
    walk.visitor.cookies.set(consentCookie, consentTo())
    await walk.page(chart)
    const answer = await walk.post(dialog, { to: 'foot', foot, width: 'standard' })
    expect(answer.location).toContain('said=foot-not-kept')
    expect(await walk.page(`${chart}&said=foot-not-kept`)).toContain('keeps us from remembering your size')
    expect(walk.visitor.cookies.get('kerb-foot')).toBeUndefined()
  })

  it.each(['266 men us', '9', '<b>', 'x'.repeat(60)])('is none where a form says %j', async (said) => {
    const { walk, answer } = await guestWith(said)
    expect(answer.status).toBe(400)
    expect(walk.visitor.cookies.get('kerb-foot')).toBeUndefined()
  })
})

describe('a list', () => {
  const ownSize = (html: string): string =>
    /<p class="own-size"([^>]*)>.*?<\/p>/.exec(html.replaceAll('\n', ''))?.[0] ?? 'no link'

  it.each(['/en-us/c/women-1000', '/en-us/search?q=boots'])(
    'has a link to the shopper’s own size: %s',
    async (path) => {
      const { walk } = await guestWith(foot)
      const html = await htmlOf(walk.visitor, path)
      expect(ownSize(html)).toContain('In your size: US women 10.5')
      const link = /href="([^"]*)"/.exec(ownSize(html))?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(new URL(link, shop.url).searchParams.getAll('size')).toEqual(['42'])
      expect(await htmlOf(walk.visitor, link)).toMatch(/<input(?=[^>]*name="size")(?=[^>]*value="42")(?=[^>]*checked)/)
    },
  )

  it('hides it from everybody else, and where nothing is that long', async () => {
    const { walk } = await guestWith('172 kids eu')
    const path = '/en-us/search?q=boots+men'
    for (const visitor of [shop.visitor(), walk.visitor])
      expect(ownSize(await htmlOf(visitor, path))).toMatch(/^<p class="own-size" hidden="">/)
  })
})

describe('a member’s foot', () => {
  it('is in the profile, on every device, and leaves with them', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.page(chart)
    const kept = await walk.post(dialog, { to: 'foot', foot, width: 'wide' })
    expect(kept.location).toContain('said=foot-kept')
    const productId = shoeWith('men', '42')
    expect(await chosen(walk.visitor, productId)).toEqual(['9'])
    const profile = await walk.page('/en-us/account/profile')
    expect(profile).toMatch(
      /<option[^>]*value="265 women us"[^>]*selected|<option[^>]*selected[^>]*value="265 women us"/,
    )
    expect(profile).toMatch(/<option[^>]*value="wide"[^>]*selected|<option[^>]*selected[^>]*value="wide"/)

    const elsewhere = walker(shop)
    await elsewhere.signIn('member@kerb.example')
    expect(await chosen(elsewhere.visitor, productId)).toEqual(['9'])

    await walk.post('/api/session/sign-out', {})
    expect(await chosen(walk.visitor, productId)).toEqual([])
  })

  it.each([
    ['signs out', 'registered@kerb.example', 'sign-in', '/api/session/sign-out'],
    ['sells to the next customer', 'associate@kerb.example', 'associate', '/api/session/next-customer'],
  ] as const)('of a guest is gone when who came after %s', async (_, email, door, end) => {
    const { walk } = await guestWith(foot)
    const productId = shoeWith('men', '42')
    const before = walk.visitor.cookies.get('kerb-foot') ?? ''
    await walk.signIn(email, door)
    await walk.post(end, {})
    expect(await chosen(walk.visitor, productId)).toEqual([])
    // Also where a late answer brings it back.
    walk.visitor.cookies.set('kerb-foot', before)
    expect(await chosen(walk.visitor, productId)).toEqual([])
  })
})
