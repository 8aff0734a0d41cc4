import { z } from 'zod'
import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import { products } from '../../../db/catalogue-tables.ts'
import type { FacetCount } from '../../catalogue/facet-count.ts'
import { type Worn, wears } from '../../catalogue/wear.ts'
import { facetFields, isFacetKey } from './list-filters.ts'
import { partsOf } from './product-document.ts'

const FacetCounts = z.object({
  field_name: z.string(),
  counts: z.array(z.object({ value: z.string(), count: z.int().min(0) })),
})
const Found = z.object({
  found: z.int().min(0),
  grouped_hits: z
    .array(
      z.object({
        group_key: z.array(z.string()),
        hits: z.array(z.object({ document: z.object({ id: z.string() }) })).min(1),
      }),
    )
    .default([]),
  facet_counts: z.array(FacetCounts).default([]),
})
type Found = z.output<typeof Found>

/** Each of several searches may fail by itself, in an answer of 200. */
const Failed = z.object({ error: z.string() })
export const SearchAnswer = z.object({ results: z.array(z.union([Found, Failed])).min(1) })
export type SearchAnswer = z.output<typeof SearchAnswer>

/** Throws where one of the searches failed. */
export function resultsOf({ results }: SearchAnswer): Found[] {
  return results.map((result) => {
    if ('error' in result) throw new Error(result.error)
    return result
  })
}

/** The first product of each group. A style may come twice, where a product of it is pinned. */
export function idsOf({ grouped_hits }: Found): string[] {
  const byGroup = new Map<string, string>()
  for (const { group_key, hits } of grouped_hits) {
    const [first] = hits
    const key = group_key.join()
    if (first && !byGroup.has(key)) byGroup.set(key, first.document.id)
  }
  return [...byGroup.values()]
}

/** Counts of each facet: of a chosen one those of its own search. */
export function facetCounts([page, ...own]: readonly Found[]): FacetCount[] {
  const ofPage = page?.facet_counts ?? []
  const ownOf = (key: FacetKey) => own.find(({ facet_counts }) => has(facet_counts, facetFields[key]))
  return Object.keys(facetFields)
    .filter(isFacetKey)
    .flatMap((key) => countsOf(key, ownOf(key)?.facet_counts ?? ofPage))
}

type Counts = readonly z.output<typeof FacetCounts>[]

const has = (counts: Counts, field: string) => counts.some(({ field_name }) => field_name === field)

function countsOf(key: FacetKey, counts: Counts): FacetCount[] {
  const valuesOf = (field: string) => counts.find(({ field_name }) => field_name === field)?.counts ?? []
  const worn = key === 'size' ? wornBySize(valuesOf('worn_as')) : null
  const swatches = key === 'colour' ? swatchesByColour(valuesOf('swatch')) : null
  const recent = key === 'offer' ? valuesOf('published') : []
  return [...valuesOf(facetFields[key]), ...recent]
    .filter(({ value, count }) => value !== '' && count > 0)
    .map(({ value, count }) => ({
      key,
      value,
      worn: worn?.get(value) ?? [],
      swatch: swatches?.get(value) ?? null,
      styles: count,
    }))
}

type Values = readonly { readonly value: string }[]

function wornBySize(values: Values): ReadonlyMap<string, readonly Worn[]> {
  const bySize = new Map<string, Worn[]>()
  for (const { value } of values) {
    const [way = '', size = '', na = '', emea = ''] = partsOf(value)
    const wear = wears.find((candidate) => candidate === way)
    if (wear) bySize.set(size, [...(bySize.get(size) ?? []), { wear, na, emea }])
  }
  return bySize
}

/** The first is the one that most styles have. */
function swatchesByColour(values: Values): ReadonlyMap<string, readonly string[]> {
  return new Map(
    values.toReversed().map(({ value }) => {
      const [colour = '', swatch = '[]'] = partsOf(value)
      return [colour, products.columns.swatch.read(swatch)] as const
    }),
  )
}
