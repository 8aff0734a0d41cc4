import { describe, expect, it } from 'vitest'
import type { Sort } from '../../../../shared/contracts/catalog.ts'
import { firstDayToCome } from '../../../../shared/new-products.ts'
import { type Random, random } from '../../../../shared/random.ts'
import { openD1 } from '../../../../tests/harness/d1.ts'
import { readRefinements } from '../refinements.ts'
import { categoryScope, everythingScope } from '../scopes.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { Facts } from './facts.ts'
import { bestStyles, countWithin, listed } from './scan.ts'

const site = { currency: 'USD', locale: 'en-us' } as const
const since = '2026-06-01'
const values = {
  gender: ['women', 'men'],
  kind: ['boot', 'runner', 'tee'],
  colour: ['black', 'white', 'red', 'blue', 'green'],
  material: ['suede', 'cotton'],
  size: ['40', '41', '42', '43'],
  offer: ['sale', 'new', 'bestseller'],
} as const
type Key = keyof typeof values
const isKey = (key: string): key is Key => Object.hasOwn(values, key)
const categories = ['1000', '1100']

/** A color of one of 60 styles; what it has, a hundredth of its products have otherwise. */
function productOf(draw: Random, index: number): Facts {
  const price = draw.int(1, 40) * 500
  return [
    `P${String(index).padStart(7, '0')}`,
    `S${draw.int(0, 59)}`,
    draw.chance(0.95) ? 1 : 0,
    draw.pick(values.gender),
    draw.pick(values.kind),
    draw.pick(values.colour),
    draw.chance(0.8) ? draw.pick(values.material) : null,
    draw.pick([null, 'new', 'bestseller', 'sale']),
    'Kerb',
    `2026-0${draw.int(1, 9)}-01`,
    draw.chance(0.7) ? draw.int(1, 5) : null,
    draw.int(0, 90),
    draw.int(0, 20),
    '["#ffffff"]',
    draw.chance(0.9) ? { USD: [price, draw.chance(0.3) ? price + 1000 : price] } : { EUR: [price, price] },
    values.size.filter(() => draw.chance(0.3)).map((size) => `${size}\t${size}\t${size}`),
    categories.filter(() => draw.chance(0.6)),
    [[' en-us ', 'Name', 'Color', 'Kind']],
  ]
}

const valuesOf: Readonly<Record<Key, (product: Facts) => readonly (string | null)[]>> = {
  gender: (product) => [product[3]],
  kind: (product) => [product[4]],
  colour: (product) => [product[5]],
  material: (product) => [product[6]],
  size: (product) => product[15].map((size) => size.split('\t')[0] ?? ''),
  offer: (product) => [
    product[7] === 'bestseller' ? 'bestseller' : null,
    ...(isReduced(product) ? ['sale'] : []),
    ...(product[9] >= since ? ['new'] : []),
  ],
}
const isReduced = ([, , , , , , , , , , , , , , { USD: [current, original] = [0, 0] }]: Facts) => current < original
const priceOf = (product: Facts) => product[14].USD?.[0]

type Chosen = Readonly<Partial<Record<Key, readonly string[]>>>
const meets = (product: Facts, chosen: Chosen) =>
  Object.entries(chosen).every(
    ([key, wanted]) => isKey(key) && valuesOf[key](product).some((value) => value !== null && wanted.includes(value)),
  )
const stylesOf = (products: readonly Facts[]) => new Set(products.map((product) => product[1]))

/** Lower comes first. */
const placeOf: Readonly<Record<Sort, (product: Facts) => readonly (number | string)[]>> = {
  featured: () => [],
  newest: (product) => [-Date.parse(product[9])],
  'price-asc': (product) => [priceOf(product) ?? 0],
  'price-desc': (product) => [-(priceOf(product) ?? 0)],
  rating: (product) => [-(product[10] ?? -1), -(product[11] ?? -1)],
}
function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const at = a.findIndex((one, index) => one !== b[index])
  const [one = 0, other = 0] = [a[at], b[at]]
  return at < 0 ? 0 : one < other ? -1 : 1
}
const inOrder = (products: readonly Facts[], sort: Sort, ...first: ((product: Facts) => number)[]) => {
  const place = (product: Facts) => [
    ...first.map((of) => of(product)),
    ...placeOf[sort](product),
    -product[12],
    product[0],
  ]
  return products.toSorted((a, b) => compare(place(a), place(b)))
}
const soldOut = (product: Facts) => Number(product[15].length === 0)

/** The list as its description says it, with no thought of time. */
function plainList(products: readonly Facts[], chosen: Chosen, sort: Sort): readonly string[] {
  const fitting = products.filter((product) => meets(product, chosen))
  const leads = [...stylesOf(fitting)].flatMap((style) => {
    const [lead] = inOrder(
      fitting.filter((product) => product[1] === style),
      sort,
      soldOut,
    )
    return lead ? [lead] : []
  })
  return inOrder(leads, sort).map(([productId]) => productId)
}

async function indexOf(products: readonly Facts[]): Promise<CatalogueIndex> {
  const db = openD1()
  for (let block = 0; block * 100 < products.length; block += 1)
    await db
      .prepare('INSERT INTO listing_blocks (block, version, facts) VALUES (?, 1, ?)')
      .bind(block, JSON.stringify(products.slice(block * 100, block * 100 + 100)))
      .run()
  const index = new CatalogueIndex()
  await index.refresh(db, 'en-us', 0)
  return index
}

const draw = random('one card a style')
const all = Array.from({ length: 400 }, (_, index) => productOf(draw, index))
const sold = all.filter((product) => priceOf(product) !== undefined)
const index = await indexOf(all)

const chosenAtRandom = (): Chosen =>
  Object.fromEntries(
    Object.entries(values)
      .filter(() => draw.chance(0.3))
      .map(([key, all]) => [key, all.filter(() => draw.chance(0.4))])
      .filter(([, wanted]) => (wanted?.length ?? 0) > 0),
  )
const rounds = Array.from({ length: 60 }, () => ({
  chosen: chosenAtRandom(),
  sort: draw.pick(['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const),
}))

describe('a list', () => {
  it.each(rounds)('has a card a style, $sort with $chosen', ({ chosen, sort }) => {
    const refine = Object.entries(chosen).flatMap(([key, wanted]) => wanted.map((value) => `${key}:${value}`))
    const query = { scope: categoryScope(new Set(['1100'])), refinements: readRefinements(refine), site, since, sort }
    const inCategory = sold.filter((product) => product[16].includes('1100') && product[9] < firstDayToCome(since))
    const expected = plainList(inCategory, chosen, sort)
    const { total, products, facets } = listed(index, { ...query, start: 0, count: 96 })
    expect(products.map(({ productId }) => productId)).toEqual(expected)
    expect(total).toBe(expected.length)
    const second = listed(index, { ...query, start: 5, count: 7 }).products
    expect(second.map(({ productId }) => productId)).toEqual(expected.slice(5, 12))
    for (const [key, of] of Object.entries(values)) {
      if (!isKey(key)) continue
      const { [key]: _, ...others } = chosen
      for (const value of of)
        expect(facets.find((facet) => facet.key === key && facet.value === value)?.styles ?? 0, `${key}:${value}`).toBe(
          stylesOf(inCategory.filter((product) => meets(product, { ...others, [key]: [value] }))).size,
        )
    }
  })

  it('counts the styles of categories', () => {
    const within = (id: string) => stylesOf(sold.filter((product) => product[16].includes(id))).size
    const sets = categories.map((id) => new Set([id]))
    expect(countWithin(index, sets, site)).toEqual(categories.map(within))
  })
})

it('the best styles of a scope are those that a list begins with', () => {
  const expected = plainList(
    sold.filter((product) => product[2] === 1),
    {},
    'featured',
  ).slice(0, 9)
  const best = bestStyles(index, everythingScope, site, 9)
  expect(best.map(({ block, row }) => block.productIds[row])).toEqual(expected)
})
