import { matchRoute, type RouteKey, withoutLocale } from '../../shared/routes.ts'
import { isCrawler } from './page-view.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Pages beside which somebody else's script may run. None has a card, a password, an order, a typed address or a mailed
 * link's token, which a script could read; events of those come on the next page. The page where consent is taken back
 * has no tags either: its form would leave them the time to send once more.
 */
const withTags: ReadonlySet<RouteKey> = new Set([
  'home',
  'category',
  'product',
  'productReviews',
  'search',
  'searchHub',
  'cart',
  'favorites',
  'help',
  'legal',
  'content',
  'stories',
  'page',
])

const mayHaveTags = ({ pathname }: URL): boolean => {
  const route = matchRoute(withoutLocale(pathname))
  return route !== null && withTags.has(route.key)
}

/** Whether tags run beside the page at a path of the shop. */
export const runsTagsAt = (path: string, context: Context): boolean =>
  tagManagerOf({ ...context, url: new URL(path, context.url) }) !== null

type Context = Pick<RequestContext, 'url' | 'config' | 'consent' | 'userAgent' | 'preview' | 'testContext'>

/** The tag manager of a page, and the origins that its tags may ask; null where it doesn't run. */
export function tagManagerOf({
  url,
  config,
  consent,
  userAgent,
  preview,
  testContext,
}: Context): { readonly src: string; readonly origins: readonly string[] } | null {
  const { TAG_MANAGER_URL: src, TAG_MANAGER_ORIGINS: others } = config
  const isVisit = !preview && !testContext && !isCrawler(userAgent)
  if (src === '' || !isVisit || !consent.allowed.has('performance') || !mayHaveTags(url)) return null
  return { src, origins: [new URL(src).origin, ...others] }
}
