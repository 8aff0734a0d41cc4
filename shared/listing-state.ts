import { readPriceRange, readTypedRange, type TypedRange } from './price-range.ts'
import { typedLine } from './typed.ts'

/**
 * Sort orders and facets of a product list. Without zod, because the browser reads and writes these URLs too.
 */
export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const
export const facetKeys = ['gender', 'kind', 'colour', 'size', 'price', 'material', 'offer'] as const

/** Names of a list's parameters, in the order of its address. `from` and `to` are of a form: a range of prices. */
export const listingParams = [...facetKeys, 'from', 'to', 'sort', 'page'] as const
/** Names of a search's parameters. */
export const searchParams = ['q', 'exact', ...listingParams] as const

/** Styles per page: full rows of two, three and four. */
export const perPage = 24

/** Chosen facet values by key, in the order of the URL, each once. */
type Chosen = Readonly<Record<string, readonly string[]>>

export type ListingState = {
  readonly page: number
  readonly sort: (typeof sorts)[number]
  readonly chosen: Chosen
  /** A range of prices that waits to be read. No address of a list has it. */
  readonly typed?: TypedRange | undefined
  /** Only a search has these: the words as typed, and whether none is taken for another one. */
  readonly query?: string | undefined
  readonly isExact?: boolean | undefined
}

const maxQuery = 120
const maxAmount = 20

const maxValues = 30
const pageShape = /^0*[1-9]\d*$/
/** Further than any list goes; a page behind the last leads to the last. */
const maxPage = 1000
const valueShape = /^[^\s:][^:]{0,59}$/
const isValue = (key: string, value: string): boolean =>
  key === 'price' ? readPriceRange(value) !== null : valueShape.test(value)

/** Parses a list's state from its URL. Invalid parameters are ignored, so that a list accepts any query. */
export function readListingState(params: URLSearchParams): ListingState {
  const page = params.get('page') ?? ''
  const sort = params.get('sort')
  const chosen: Record<string, readonly string[]> = {}
  for (const key of facetKeys) {
    const values = [...new Set(params.getAll(key))].filter((value) => isValue(key, value)).slice(0, maxValues)
    if (values.length > 0) chosen[key] = values
  }
  const end = (name: string) => typedLine(params.get(name) ?? '').slice(0, maxAmount)
  const typed = { from: end('from'), to: end('to') }
  return {
    page: pageShape.test(page) ? Math.min(Number(page), maxPage) : 1,
    sort: sorts.find((candidate) => candidate === sort) ?? 'featured',
    chosen,
    ...(typed.from + typed.to !== '' && { typed }),
  }
}

/** A search's state from its URL. Any characters are a query. */
export const readSearchState = (params: URLSearchParams): ListingState => ({
  ...readListingState(params),
  query: typedLine(params.get('q') ?? '').slice(0, maxQuery),
  isExact: params.get('exact') === '1',
})

/** The canonical query: facets, values by name, sort, page; defaults are omitted. */
export function listingSearch(state: ListingState): string {
  const params = new URLSearchParams()
  for (const key of facetKeys) for (const value of state.chosen[key]?.toSorted() ?? []) params.append(key, value)
  if (state.sort !== 'featured') params.set('sort', state.sort)
  if (state.page > 1) params.set('page', String(state.page))
  const text = params.toString()
  return text && `?${text}`
}

/** The list's URL in this state. */
export function listingAddress(path: string, state: ListingState): string {
  const search = listingSearch(state)
  if (state.query === undefined) return path + search
  const said = new URLSearchParams({ q: state.query, ...(state.isExact && { exact: '1' }) })
  return `${path}?${said}${search.replace('?', '&')}`
}

export const isChosen = ({ chosen }: ListingState, key: string, value: string): boolean =>
  chosen[key]?.includes(value) ?? false

/** The state with one value added or removed, reset to the first page. */
export function choose(state: ListingState, key: string, value: string, isChosenNow: boolean): ListingState {
  const otherValues = (state.chosen[key] ?? []).filter((existing) => existing !== value)
  return { ...state, page: 1, chosen: { ...state.chosen, [key]: isChosenNow ? [...otherValues, value] : otherValues } }
}

/** The state with the range that was typed as one of its prices; null where none was, or no amounts were. */
export function withTypedRange({ typed, ...state }: ListingState): ListingState | null {
  const value = typed ? readTypedRange(typed).value : null
  return value === null ? null : choose(state, 'price', value, true)
}

export const withoutAny = ({ typed: _, ...state }: ListingState): ListingState => ({ ...state, page: 1, chosen: {} })
