import { seedCategories } from '../../demo/seed/categories.ts'
import type { Facet, Listing, SearchListing } from '../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Locale } from '../../shared/i18n/locales.ts'

/** The catalog's calls, however they reach the platform. */
export type CatalogueCalls = {
  readonly listing: (
    locale: Locale,
    query: { readonly start: number; readonly count: number; readonly categoryId?: string },
  ) => Promise<Listing>
  readonly search: (locale: Locale, q: string, count: number) => Promise<SearchListing>
}

/** A label of the shop, and how many products it stands on. */
export type Labelled = readonly [label: string, products: number]

const perPage = 96
const atOnce = 8

export const facetLabels = (facets: readonly Facet[], key: Facet['key']): Labelled[] =>
  facets
    .filter((facet) => facet.key === key)
    .flatMap(({ values }) => values.map(({ label, count }) => [label, count] as const))

/** Cards of all products. */
export async function allCards({ listing }: CatalogueCalls, locale: Locale): Promise<ProductCard[]> {
  const cards: ProductCard[] = []
  for (let total = 1; cards.length < total; ) {
    const page = await listing(locale, { start: cards.length, count: perPage })
    if (page.products.length === 0) throw new Error(`${cards.length} of ${page.total} cards`)
    cards.push(...page.products)
    total = page.total
  }
  return cards
}

export type ShownLabels = {
  readonly facets: readonly Labelled[]
  /** Names, kinds and colors. */
  readonly cards: readonly Labelled[]
  readonly categories: readonly Labelled[]
}

/** Every word that the shop shows a locale for a product or for a set of them; sizes and prices aside. */
export async function shownLabels(calls: CatalogueCalls, locale: Locale): Promise<ShownLabels> {
  const { facets } = await calls.listing(locale, { start: 0, count: 1 })
  const ofCards = new Map<string, number>()
  for (const { name, kind, colourName } of await allCards(calls, locale))
    for (const label of [name, kind, colourName]) ofCards.set(label, (ofCards.get(label) ?? 0) + 1)
  const categories: Labelled[] = []
  for (const { categoryId, texts } of seedCategories) {
    const name = texts[locale]?.name
    const { total } = await calls.listing(locale, { start: 0, count: 1, categoryId })
    if (name !== undefined) categories.push([name, total])
  }
  return {
    facets: (['gender', 'kind', 'colour', 'material', 'offer'] as const).flatMap((key) => facetLabels(facets, key)),
    cards: [...ofCards],
    categories,
  }
}

/** Labels that find less than they stand on. */
export async function missingLabels(
  { search }: CatalogueCalls,
  labels: readonly Labelled[],
  locale: Locale,
): Promise<string[]> {
  const missed: string[] = []
  for (let start = 0; start < labels.length; start += atOnce)
    await Promise.all(
      labels.slice(start, start + atOnce).map(async ([q, products]) => {
        const { total } = await search(locale, q, 1)
        if (total < products) missed.push(`${locale} "${q}": ${total} of ${products}`)
      }),
    )
  return missed
}
