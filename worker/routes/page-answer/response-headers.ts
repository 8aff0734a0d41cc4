import { fontHref } from '../../../client/styles/font.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { tagManagerOf } from '../../context/tag-manager.ts'
import { contentSecurityPolicy } from '../../http/security/security-headers.ts'
import type { Page } from '../../render/page.ts'
import type { PageHead } from '../../render/page-cache/kept-page.ts'
import { fragmentHeader, islandHeader } from './asked-part.ts'

/** After which a service is asked again that didn't say when. */
const usualRetrySeconds = 30

/**
 * Headers and cookies of a page, drawn or kept; `cacheState` is what its cache did. Set on the answer itself: a
 * response that is made with headers copies them.
 */
export function setPageHeaders(
  { headers }: Response,
  context: RequestContext,
  head: PageHead,
  page: Pick<Page, 'status' | 'noStore' | 'refreshSeconds' | 'retryAfter' | 'paymentOrigin'>,
  cacheState: string,
): void {
  const { preview, testContext, site } = context
  const requests = tagManagerOf(context)?.origins ?? []
  headers.set('content-type', head.contentType)
  headers.set('cache-control', page.noStore || preview ? 'private, no-store' : 'private, no-cache')
  headers.set('content-security-policy', contentSecurityPolicy(context, { ...page, frames: head.frames, requests }))
  if (preview) headers.set('x-frame-options', 'SAMEORIGIN')
  if (preview || testContext) headers.set('x-robots-tag', 'noindex')
  if (page.refreshSeconds !== undefined) headers.set('refresh', String(page.refreshSeconds))
  if (page.status === 503) headers.set('retry-after', String(page.retryAfter ?? usualRetrySeconds))
  headers.set('vary', `${fragmentHeader}, ${islandHeader}`)
  headers.set('content-language', site.bcp47)
  headers.set('link', `<${fontHref}>; rel=preload; as=font; type=font/woff2; crossorigin`)
  headers.set('x-page-type', head.pageType)
  headers.set('x-content-state', head.contentState)
  headers.set('x-page-cache', cacheState)
}
