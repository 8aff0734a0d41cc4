import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import { sites } from '../../../../shared/i18n/locales.ts'
import { openD1 } from '../../../../tests/harness/d1.ts'
import { startTypesenseStub, stubKey, type TypesenseStub } from '../../../../tests/harness/typesense-stub.ts'
import { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import type { ListingRequest } from '../../catalogue/listing.ts'
import { embeddedEngine } from '../embedded-engine.ts'
import type { FoundPage, SearchEngine } from '../engine.ts'
import { interpret } from '../interpret.ts'
import type { Manner } from '../query/read-word.ts'
import { compileRules } from '../rules/compile.ts'
import { documentsOf } from './documents.ts'
import { typesenseEngine } from './engine.ts'
import { createCollections, importDocuments } from './import.ts'

const [locale, site] = ['en-us', sites['en-us']] as const
/** Half of the styles are new. */
const now = Date.parse('2026-02-14T12:00:00Z')
const kinds = ['boot', 'low-top', 'hoodie'] as const
const colors = ['red', 'black'] as const
const names = { boot: 'Boot', 'low-top': 'Sneaker', hoodie: 'Hoodie' }
const materials = ['leather', 'canvas', 'jersey'] as const

/**
 * Thirty styles in two colors. Every seventh product is sold out, prices rise from $20, every fifth style is reduced,
 * and one is called what it isn't.
 */
const facts = Array.from({ length: 30 }, (_, style) => style).flatMap((style) =>
  colors.map((color, place) => {
    const kind = kinds[style % kinds.length] ?? 'boot'
    const id = `ST${String(style).padStart(6, '0')}`
    const price = 2000 + style * 200
    return [
      `${id}C${place}`,
      id,
      1,
      style % 2 === 0 ? 'women' : 'unisex',
      kind,
      color,
      materials[style % materials.length],
      style % 4 === 0 ? 'new' : null,
      style % 2 === 0 ? 'Kerb' : 'Loom',
      `2026-01-${String(style + 1).padStart(2, '0')}`,
      style % 5,
      style,
      100 - style,
      '["#ffffff"]',
      { USD: [price, style % 5 === 0 ? price + 1000 : price] },
      (style * 2 + place) % 7 === 0 ? [] : ['42\t9\t42', '43\t10\t43'],
      ['1000'],
      [[' en-us ', style === 28 ? 'Red Hoodie' : `Crème Walker ${style}`, color, names[kind]]],
    ]
  }),
)
const ids = facts.map(([id]) => String(id))

const db = openD1()
const index = new CatalogueIndex()
let stub: TypesenseStub
let engine: SearchEngine
const edges = { fetch: (url: string, init: RequestInit) => fetch(url, init) }
const serverOf = (apiKey: string) => ({ origin: stub.vars.SEARCH_ORIGIN, apiKey, timeoutFactor: 5 })
beforeAll(async () => {
  await db
    .prepare('INSERT OR REPLACE INTO listing_blocks (block, version, facts) VALUES (?, ?, ?)')
    .bind(1, 1, JSON.stringify(facts))
    .run()
  await index.refresh(db, locale, 0)
  stub = await startTypesenseStub()
  engine = typesenseEngine(serverOf(stubKey), edges)
  await createCollections(serverOf(stubKey), edges)
  await importDocuments(locale, documentsOf(index, new Set(ids), locale, site), serverOf(stubKey), edges)
})
afterAll(() => stub.close())

/** A rule without fields is none. */
function read(q: string, fields: Readonly<Record<string, unknown>> = {}, manner: Manner = 'typed') {
  const isRule = Object.keys(fields).length > 0
  const own = isRule ? [{ name: 'r', rule: SearchRuleDocument.parse({ id: 'r', ...fields }) }] : []
  const stores = { env: { DB: db }, locale, site, now, findDescribed: async () => [] }
  return interpret(index, q, stores, { manner, rules: compileRules(own, locale) })
}
const request = (more: Partial<ListingRequest> = {}): ListingRequest => ({
  start: 0,
  count: 96,
  sort: 'featured',
  refine: [],
  ...more,
})
const styleOf = ({ productId }: FoundPage['products'][number]) => productId.slice(0, 8)
/** Both engines have to agree on this much: which styles, and how many have each value. */
const comparable = ({ total, products, facets }: FoundPage) => ({
  total,
  styles: products.map(styleOf).sort(),
  facets: facets
    .map(({ worn, ...count }) => ({ ...count, worn: worn.map((one) => Object.values(one).join(' ')).sort() }))
    .sort((a, b) => `${a.key} ${a.value}`.localeCompare(`${b.key} ${b.value}`)),
})

const queries = [
  'boots',
  'red boots',
  'red hoodie',
  'sneakers',
  'women sneakers',
  'leather boots',
  'leather',
  'kerb',
  'loom hoodie',
  'creme walker',
  'walk',
  'crem walk',
  'walker 7',
  'walker boots',
  'black',
  'st000007c1',
  'boots under $30',
  'hoodie size 9',
  'new boots',
  'sale',
  'waklers',
  'shoes',
  'winter boots',
  'boots without leather',
  'walker zzzzqqqq',
  'zzzzqqqq',
  '$40-60',
]
const refinements = [[], ['colour:red'], ['size:42', 'kind:boot'], ['price:25-50'], ['offer:sale', 'material:leather']]

describe('the search server finds what the embedded index finds', () => {
  it.each(queries)('%s', async (q) => {
    for (const refine of refinements) {
      const interpreted = await read(q)
      const [ours, theirs] = [
        await embeddedEngine.search(interpreted, request({ refine })),
        await engine.search(interpreted, request({ refine })),
      ]
      expect(comparable(theirs), refine.join()).toEqual(comparable(ours))
    }
  })

  it.each(['bo', 'boo', 'sne', 'walk', 'red b', 'creme w'])('while somebody types %s', async (q) => {
    const interpreted = await read(q, {}, 'typing')
    const stylesOf = async (one: SearchEngine) =>
      (await one.suggest(interpreted, 40)).map(({ block, row }) => block.style[row]).sort()
    expect(await stylesOf(engine)).toEqual(await stylesOf(embeddedEngine))
  })

  it.each(['price-asc', 'price-desc', 'newest', 'rating'] as const)('in the order of %s', async (sort) => {
    const interpreted = await read('walker')
    const stylesOf = async (one: SearchEngine) => {
      const first = await one.search(interpreted, request({ sort, count: 10 }))
      const second = await one.search(interpreted, request({ sort, start: 10, count: 10 }))
      return [...first.products, ...second.products].map(styleOf)
    }
    expect(await stylesOf(engine)).toEqual(await stylesOf(embeddedEngine))
  })
})

describe('editors’ rules hold', () => {
  const found = async (q: string, rule: Readonly<Record<string, unknown>>, refine: readonly string[] = []) =>
    (await engine.search(await read(q, rule), request({ refine }))).products.map(({ productId }) => productId)

  it('pins first in their order, as far as limits and filters allow', async () => {
    const rule = { queries: ['boots'], pins: ['ST000002C0', 'ST000004', 'ST000029C1', 'ST000000C0'] }
    expect((await found('boots', rule)).slice(0, 3)).toEqual([
      'ST000002C0',
      expect.stringMatching(/^ST000004C/),
      'ST000029C1',
    ])
    expect(await found('boots under $30', rule)).not.toContain('ST000029C1')
    expect(await found('boots', rule, ['colour:red'])).not.toContain('ST000029C1')
  })

  it('hidden products and styles in no list and no count', async () => {
    const interpreted = await read('boots', { queries: ['boots'], hidden: ['ST000003', 'ST000006C1'] })
    const theirs = await engine.search(interpreted, request())
    expect(comparable(theirs)).toEqual(comparable(await embeddedEngine.search(interpreted, request())))
    expect(theirs.products.map(styleOf)).not.toContain('ST000003')
  })

  it('synonyms beside the word itself', async () => {
    for (const [q, synonyms] of [
      ['stompers', [{ words: ['stompers'], mean: 'sneakers' }]],
      ['hoodies', [{ words: ['hoodie', 'sneaker'] }]],
      ['red stompers', [{ words: ['stompers'], mean: 'loom boots' }]],
    ] as const) {
      const interpreted = await read(q, { synonyms })
      expect(comparable(await engine.search(interpreted, request())), q).toEqual(
        comparable(await embeddedEngine.search(interpreted, request())),
      )
    }
  })

  it('a boost moves what has the value up, and one below 1 down', async () => {
    const kindsOf = async (factor: number) => {
      const boosts = [{ field: 'kind', value: 'hoodie', factor }]
      return (await found('walker', { queries: ['walker'], boosts })).map((id) => Number(id.slice(2, 8)) % 3)
    }
    expect((await kindsOf(2)).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 2))
    expect((await kindsOf(0.5)).slice(0, 19)).not.toContain(2)
  })
})

it('has what is in stock before what is sold out', async () => {
  const { products } = await engine.search(await read('boots'), request())
  const available = products.map((product) => product.available)
  expect(available).toEqual(available.toSorted((a, b) => Number(b) - Number(a)))
})

it('rejects where the server refuses the key, fails, or lacks the collection', async () => {
  const interpreted = await read('boots')
  await expect(typesenseEngine(serverOf('wrong'), edges).search(interpreted, request())).rejects.toThrow('401')
  stub.fail(503)
  await expect(engine.search(interpreted, request())).rejects.toThrow('503')
  stub.fail(null)
  const empty = await startTypesenseStub()
  const unfilled = { ...serverOf(stubKey), origin: empty.vars.SEARCH_ORIGIN }
  await expect(typesenseEngine(unfilled, edges).search(interpreted, request())).rejects.toThrow('Not found')
  empty.close()
})
