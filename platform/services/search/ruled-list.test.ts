import { describe, expect, it } from 'vitest'
import { SearchRuleDocument } from '../../../shared/content/search-rule.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { newSince } from '../../../shared/new-products.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { CatalogueIndex } from '../catalogue/index/catalogue-index.ts'
import { bestHits, listed } from '../catalogue/index/scan.ts'
import { readRefinements } from '../catalogue/refinements.ts'
import { interpret } from './interpret.ts'
import type { Manner } from './query/read-word.ts'
import { compileRules } from './rules/compile.ts'

const [locale, site] = ['en-us', sites['en-us']] as const
const now = Date.parse('2026-11-30T12:00:00Z')
const kinds = ['boot', 'low-top', 'hoodie'] as const
const colors = ['red', 'black'] as const
const names = { boot: 'Boot', 'low-top': 'Sneaker', hoodie: 'Hoodie' }

/** Thirty styles in two colors. Every seventh product is sold out, prices rise from $20. */
const products = Array.from({ length: 30 }, (_, style) => style).flatMap((style) =>
  colors.map((color, place) => {
    const kind = kinds[style % kinds.length] ?? 'boot'
    const id = `ST${String(style).padStart(6, '0')}`
    const price = 2000 + style * 200
    return {
      id: `${id}C${place}`,
      style: id,
      kind,
      color,
      price,
      isStocked: (style * 2 + place) % 7 !== 0,
      facts: [
        `${id}C${place}`,
        id,
        1,
        'women',
        kind,
        color,
        null,
        null,
        'Kerb',
        '2026-01-01',
        null,
        null,
        100 - style,
        '["#ffffff"]',
        { USD: [price, price] },
        (style * 2 + place) % 7 === 0 ? [] : ['42\t9\t42'],
        ['1000'],
        [[' en-us ', `Walker ${style}`, color, names[kind]]],
      ],
    }
  }),
)
const byId = new Map(products.map((product) => [product.id, product]))

const db = openD1()
const index = new CatalogueIndex()
await db
  .prepare('INSERT OR REPLACE INTO listing_blocks (block, version, facts) VALUES (?, ?, ?)')
  .bind(1, 1, JSON.stringify(products.map(({ facts }) => facts)))
  .run()
await index.refresh(db, locale, 0)

async function search(q: string, rule: Readonly<Record<string, unknown>>, refine: readonly string[] = []) {
  const found = await interpreted(q, rule, 'typed')
  const { shown } = found
  const refinements = readRefinements(refine)
  const query = {
    scope: shown,
    refinements,
    site,
    since: newSince(site, now),
    sort: 'featured',
    start: 0,
    count: 96,
  } as const
  const { total, products: all } = listed(index, query)
  return { total, ids: all.map(({ productId }) => productId) }
}

/** A rule without fields is none. */
function interpreted(q: string, fields: Readonly<Record<string, unknown>>, manner: Manner) {
  const isRule = Object.keys(fields).length > 0
  const own = isRule ? [{ name: 'r', rule: SearchRuleDocument.parse({ id: 'r', ...fields }) }] : []
  const stores = { env: { DB: db }, locale, site, now, findDescribed: async () => [] }
  return interpret(index, q, stores, { manner, rules: compileRules(own, locale) })
}

describe('pins', () => {
  it('stand first in their order, also those that the words do not find', async () => {
    const pins = ['ST000002C0', 'ST000004', 'ST000006C1']
    const { ids, total } = await search('boots', { queries: ['boot'], pins })
    expect(ids.slice(0, 3)).toEqual(['ST000002C0', expect.stringMatching(/^ST000004C/), 'ST000006C1'])
    expect(total).toBe((await search('boots', {})).total + 2)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('hold beside a limit, which they have to meet, and so do filters', async () => {
    const rule = { queries: ['boots'], pins: ['ST000029C0', 'ST000002C1'] }
    expect((await search('boots under $30', rule)).ids[0]).toBe('ST000002C1')
    expect((await search('boots under $30', rule)).ids).not.toContain('ST000029C0')
    expect((await search('boots', rule, ['colour:red'])).ids).not.toContain('ST000002C1')
  })

  it('stand alone where the words find nothing', async () => {
    expect(await search('presents', { queries: ['present'], pins: ['ST000001C0'] })).toEqual({
      total: 1,
      ids: ['ST000001C0'],
    })
  })

  it('that are sold out keep the place that they have', async () => {
    expect((await search('boots', { queries: ['boots'], pins: ['ST000000C0'] })).ids[0]).not.toBe('ST000000C0')
  })

  it('of another query, or of a word that is still typed, do nothing', async () => {
    const rule = { queries: ['boots'], pins: ['ST000001C0'] }
    expect((await search('red boots', rule)).ids).not.toContain('ST000001C0')
    const first = async (q: string) => {
      const { shown } = await interpreted(q, rule, 'typing')
      const [hit] = bestHits(index, shown, site, 1)
      return hit?.block.productIds[hit.row]
    }
    expect([await first('boo'), await first('boots')]).toEqual([expect.not.stringMatching('ST000001C0'), 'ST000001C0'])
  })
})

describe('synonyms', () => {
  it('find what they mean, and the words themselves too', async () => {
    const sneakers = await search('sneakers', {})
    expect((await search('stompers', { synonyms: [{ words: ['stompers'], mean: 'sneakers' }] })).ids).toEqual(
      sneakers.ids,
    )
    const both = await search('hoodies', { synonyms: [{ words: ['hoodie', 'sneaker'] }] })
    expect(both.total).toBe((await search('hoodies', {})).total + sneakers.total)
  })

  it('of one direction leave the other alone', async () => {
    const rule = { synonyms: [{ words: ['hoodies'], mean: 'sneakers' }] }
    expect(await search('sneakers', rule)).toEqual(await search('sneakers', {}))
  })

  it('of a query hold for it alone', async () => {
    const rule = { queries: ['stompers'], synonyms: [{ words: ['stompers'], mean: 'sneakers' }] }
    expect((await search('stompers', rule)).total).toBeGreaterThan(0)
    expect((await search('red stompers', rule)).ids).toEqual((await search('red stompers', {})).ids)
  })
})

it('a boost moves what has the value up, and one below 1 down', async () => {
  const of = (factor: number) => ({ queries: ['walker'], boosts: [{ field: 'kind', value: 'hoodie', factor }] })
  const kindsOf = async (rule: Readonly<Record<string, unknown>>) =>
    (await search('walker', rule)).ids.map((id) => byId.get(id)?.kind)
  expect((await kindsOf(of(2))).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'hoodie'))
  expect((await kindsOf(of(0.5))).slice(0, 20)).not.toContain('hoodie')
})

/** Mulberry32. */
const seededRandom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe('whatever a rule says', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'hidden products are in no list, pins in order (%i)',
    async (seed) => {
      const random = seededRandom(seed)
      const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share)
      const ids = products.map(({ id }) => id)
      const styles = [...new Set(products.map(({ style }) => style))]
      const hidden = [...some(ids, 0.1), ...some(styles, 0.05)]
      const pins = some(ids, 0.1)
        .filter((id) => !hidden.includes(id))
        .toSorted(() => random() - 0.5)
      const boosts = [{ field: 'kind', value: kinds[seed % 3], factor: 0.25 + random() * 3.75 }]
      const q = ['boots', 'red sneakers', 'hoodies under $50', 'walker', 'nonsense'][seed % 5] ?? ''
      const refine = random() < 0.3 ? ['colour:red'] : []
      const { shown } = await interpreted(q, {}, 'typed')
      const plain = bestHits(index, shown, site, products.length)
        .map(({ block, row }) => block.productIds[row] ?? '')
        .filter((id) => refine.length === 0 || byId.get(id)?.color === 'red')
      const { ids: found, total } = await search(
        q,
        { queries: [q.replace(' under $50', '')], pins, hidden, boosts },
        refine,
      )
      const isHidden = (id: string) => hidden.includes(id) || hidden.includes(byId.get(id)?.style ?? '')
      const mayBePinned = (id: string) => {
        const product = byId.get(id)
        if (!product?.isStocked || isHidden(id)) return false
        return (!q.includes('under') || product.price <= 5000) && (refine.length === 0 || product.color === 'red')
      }
      const styleOf = (id: string) => byId.get(id)?.style
      const shownPins = pins
        .filter(mayBePinned)
        .filter((id, place, all) => all.findIndex((other) => styleOf(other) === styleOf(id)) === place)
      expect(found.filter(isHidden)).toEqual([])
      expect(found.slice(0, shownPins.length)).toEqual(shownPins)
      expect(total).toBe(found.length)
      const expected = [...plain.filter((id) => !isHidden(id)), ...shownPins].map(styleOf)
      expect(found.map(styleOf).sort()).toEqual([...new Set(expected)].sort())
    },
  )
})
