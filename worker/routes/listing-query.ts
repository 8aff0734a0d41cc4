import { facetKeys, type Sort, sorts } from '../../shared/contracts/catalog.ts'
import type { ListingQuery } from '../services/catalogue.ts'

/** Products on one page of a list. */
export const perPage = 48

export type ListingState = {
  readonly page: number
  readonly sort: Sort
  /** Chosen facet values by key, in the order of the URL, each once. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

const maxValues = 30
const valueShape = /^[^\s:][^:]{0,59}$/

/** Reads a list's place from its URL. What it doesn't understand it leaves out: a list answers any query. */
export function readListingState(params: URLSearchParams): ListingState {
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort')
  const chosen: Record<string, readonly string[]> = {}
  for (const key of facetKeys) {
    const values = [...new Set(params.getAll(key))].filter((value) => valueShape.test(value)).slice(0, maxValues)
    if (values.length > 0) chosen[key] = values
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    sort: sorts.find((known) => known === sort) ?? 'featured',
    chosen,
  }
}

export function listingQuery(state: ListingState): ListingQuery {
  const refine = Object.entries(state.chosen).flatMap(([key, values]) => values.map((value) => `${key}:${value}`))
  return { start: (state.page - 1) * perPage, count: perPage, sort: state.sort, refine }
}

/** The canonical order: facets, sort, page; what is at its default is left out. */
export function listingSearch(state: ListingState): string {
  const params = new URLSearchParams()
  for (const key of facetKeys) for (const value of state.chosen[key] ?? []) params.append(key, value)
  if (state.sort !== 'featured') params.set('sort', state.sort)
  if (state.page > 1) params.set('page', String(state.page))
  const text = params.toString()
  return text && `?${text}`
}
