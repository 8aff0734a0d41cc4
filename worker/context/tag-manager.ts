import { matchRoute, withoutLocale } from '../../shared/routes.ts'
import { isCrawler } from './page-view.ts'
import type { RequestContext } from './request-context.ts'

/** Nobody else's script runs beside a card or an account: what happens there, it reads on the next page. */
const withoutTags: readonly string[] = ['checkout', 'account']
/** The page where consent is taken back has no tags either: its form would leave them the time to send once more. */
const isOfSettings = ({ pathname }: URL): boolean => matchRoute(withoutLocale(pathname))?.key === 'cookieSettings'

type Context = Pick<RequestContext, 'url' | 'config' | 'consent' | 'userAgent' | 'preview' | 'testContext'>

/** The tag manager of a page of this type, and the origins that its tags may ask; null where it doesn't run. */
export function tagManagerOf(
  { url, config, consent, userAgent, preview, testContext }: Context,
  pageType: string,
): { readonly src: string; readonly origins: readonly string[] } | null {
  const { TAG_MANAGER_URL: src, TAG_MANAGER_ORIGINS: others } = config
  const isVisit = !preview && !testContext && !isCrawler(userAgent)
  if (src === '' || !isVisit || !consent.allowed.has('performance') || withoutTags.includes(pageType)) return null
  if (isOfSettings(url)) return null
  return { src, origins: [new URL(src).origin, ...others] }
}
