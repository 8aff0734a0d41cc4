import { type RouteKey, routes } from '../../../shared/routes.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { CachePolicy } from '../../services/cache.ts'
import { policies } from '../../services/policies.ts'

/** Where a page is kept, for everybody who asks for the same. */
export type PageAddress = {
  readonly key: string
  /** With the parameters that belong to the route, and no others. */
  readonly url: URL
  /** The other ones, such as a campaign's: a redirect takes them along. */
  readonly otherParams: URLSearchParams
  readonly policy: CachePolicy
  /** Kept beyond this isolate. Not where anybody's words make an address. */
  readonly isShared: boolean
}

/** Pages that are the same for everybody but for their holes and what they ask about a visitor. */
const policyOf = {
  home: policies.page,
  category: policies.page,
  product: policies.productPage,
  productReviews: policies.page,
  productCard: policies.page,
  quickshop: policies.productPage,
  sizeChart: policies.page,
  search: policies.page,
  searchHub: policies.page,
  giftCard: policies.page,
  help: policies.page,
  legal: policies.page,
  content: policies.page,
  stories: policies.page,
  page: policies.page,
} as const satisfies Partial<Record<RouteKey, CachePolicy>>
/** A route whose pages are kept for everybody: its loader knows nothing of a visitor. */
export type PublicRoute = keyof typeof policyOf
export const isPublicRoute = (key: RouteKey): key is PublicRoute => Object.hasOwn(policyOf, key)

/** An article grid's state: a grid can stand on any page. */
const ofBlocks = ['tagId', 'offset'] as const
/** Outcome of a form, told on the page that it leads back to. */
const ofForms = ['said', 'notice'] as const
const longestQuery = 600
/** Few values of these parameters make a page: what names another product or size chart than there are is not found. */
const isOneOfFew = (name: string, value: string): boolean =>
  name === 'page' ? /^[1-9]\d{0,2}$/.test(value) : name === 'product' || name === 'type'

/** The part of a page that is asked for: the whole, its main part, or the data of one of its islands. */
export type PagePart = 'page' | 'fragment' | `island;${string}`

type Visit = Pick<RenderContext, 'url' | 'route' | 'preview' | 'testContext'> & { readonly newsletter: object | null }

/** Text: why this answer is one of its own, neither kept nor taken from what was kept. */
export function pageAddress(visit: Visit, part: PagePart | null): PageAddress | string {
  const { url, route } = visit
  const policy = route && isPublicRoute(route.key) ? policyOf[route.key] : null
  if (visit.preview) return 'preview'
  if (visit.testContext) return 'test-context'
  if (!route || !policy) return 'route'
  if (!part) return 'part'
  const hasQuery = url.search !== ''
  if (visit.newsletter || (hasQuery && ofForms.some((name) => url.searchParams.has(name)))) return 'form'
  const { own, other } = hasQuery ? paramsOf(url, route.key) : noParams
  const query = hasQuery ? own.toString() : ''
  if (query.length > longestQuery) return 'query'
  const address = url.origin + url.pathname + (query === '' ? '' : `?${query}`)
  return {
    key: `${part} ${address}`,
    url: address === url.href ? url : new URL(address),
    otherParams: other,
    policy,
    isShared: own.size <= 1 && [...own].every(([name, value]) => isOneOfFew(name, value)),
  }
}

type Params = { readonly own: URLSearchParams; readonly other: URLSearchParams }
/** Answer for most addresses. A runtime's own objects are what costs most of finding a page that is kept. */
const noParams: Params = { own: new URLSearchParams(), other: new URLSearchParams() }

/** Parameters that belong to the route, in its order, and parameters that don't. */
export function paramsOf({ searchParams }: Pick<URL, 'searchParams'>, key: RouteKey): Params {
  const names: readonly string[] = [...new Set([...routes[key].query, ...ofBlocks])]
  const own = new URLSearchParams()
  for (const name of names) for (const value of searchParams.getAll(name)) own.append(name, value)
  return { own, other: new URLSearchParams([...searchParams].filter(([name]) => !names.includes(name))) }
}

/** Where a redirect leads, with what the address brought along besides. */
export function withOtherParams(path: string, params: URLSearchParams): string {
  const text = params.toString()
  return text ? path + (path.includes('?') ? '&' : '?') + text : path
}
