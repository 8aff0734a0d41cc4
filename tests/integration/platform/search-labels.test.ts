import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCategories } from '../../../demo/seed/categories.ts'
import type { Facet, Listing } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import { type Locale, locales } from '../../../shared/i18n/locales.ts'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform({}, 'demo')
})
afterAll(() => platform.close())

const perPage = 96
const atOnce = 8
/** A label of the shop, and how many products it stands on. */
type Labelled = readonly [label: string, products: number]

async function page(locale: Locale, start: number, categoryId?: string): Promise<Listing> {
  const query = { start, count: perPage, ...(categoryId !== undefined && { categoryId }) }
  const answer = await platform.call('products.catalog', { query }, locale)
  if (!('facets' in answer)) throw new Error('no listing')
  return answer
}

const facetLabels = (facets: readonly Facet[], key: Facet['key']): Labelled[] =>
  facets
    .filter((facet) => facet.key === key)
    .flatMap(({ values }) => values.map(({ label, count }) => [label, count] as const))

async function cardLabels(locale: Locale, total: number): Promise<Labelled[]> {
  const counts = new Map<string, number>()
  const count = (label: string) => counts.set(label, (counts.get(label) ?? 0) + 1)
  for (let start = 0; start < total; start += perPage)
    for (const { name, kind, colourName } of (await page(locale, start)).products as ProductCard[])
      for (const label of [name, kind, colourName]) count(label)
  return [...counts]
}

/** Labels that find less than they stand on. */
async function missing(labels: readonly Labelled[], locale: Locale): Promise<string[]> {
  const missed: string[] = []
  for (let start = 0; start < labels.length; start += atOnce)
    await Promise.all(
      labels.slice(start, start + atOnce).map(async ([q, products]) => {
        const { total } = await platform.call('products.search', { query: { q, count: 1 } }, locale)
        if (total < products) missed.push(`${locale} "${q}": ${total} of ${products}`)
      }),
    )
  return missed
}

it.each(locales)('every word that the shop shows finds all that it stands on: %s', async (locale) => {
  const { total, facets } = await page(locale, 0)
  const labels = (['gender', 'kind', 'colour', 'material', 'offer'] as const).flatMap((key) => facetLabels(facets, key))
  expect(labels.length).toBeGreaterThan(40)
  expect(await missing(labels, locale)).toEqual([])

  const names = await cardLabels(locale, total)
  expect(names.length).toBeGreaterThan(200)
  expect(await missing(names, locale)).toEqual([])

  const categories: Labelled[] = []
  for (const { categoryId, texts } of seedCategories) {
    const name = texts[locale]?.name
    if (name !== undefined) categories.push([name, (await page(locale, 0, categoryId)).total])
  }
  expect(await missing(categories, locale)).toEqual([])
})

it.each([
  ['en-us', 'size'],
  ['de-de', 'größe'],
  ['fr-fr', 'taille'],
  ['es-es', 'talla'],
  ['it-it', 'taglia'],
] as const)('every size finds what there is in it: %s', async (locale, word) => {
  const sizes = facetLabels((await page(locale, 0)).facets, 'size').filter(([label]) =>
    /^\d+(\.5)?$|^X*[SML]$/.test(label),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(
    await missing(
      sizes.map(([label, products]) => [`${word} ${label}`, products]),
      locale,
    ),
  ).toEqual([])
})
