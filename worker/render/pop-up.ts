import { matchRoute, type RouteKey, withoutLocale } from '../../shared/routes.ts'
import type { ContentReader } from '../content/content-reader.ts'
import type { RequestContext } from '../context/request-context.ts'
import { blockSegments, type PageBlocks } from './blocks.ts'
import type { Page } from './page.ts'
import { renderSegments } from './stream.ts'

/** Never where somebody buys, pays or looks after an account. */
const shownOn: ReadonlySet<RouteKey> = new Set([
  'home',
  'category',
  'product',
  'content',
  'stories',
  'help',
  'legal',
  'giftCard',
])

export type PagePopUp = { readonly html: string; readonly css: readonly string[]; readonly note: PageBlocks['note'] }

/**
 * Spec 1 §4 "Popups": the first one that the visitor hasn't dismissed, rendered to stand behind the page. Null where there is none, or no
 * place for one; that it can't be had is no reason to fail.
 */
export async function popUpOf(
  context: RequestContext,
  content: ContentReader,
  page: Pick<Page, 'status' | 'bare'>,
): Promise<PagePopUp | null> {
  const route = matchRoute(withoutLocale(context.url.pathname))
  if (page.status !== 200 || page.bare || !route || !shownOn.has(route.key)) return null
  const { document, state, ageSeconds } = await content.popups(context)
  if (!document) return null
  const asPage = {
    id: 'popups',
    slug: 'popups',
    title: '',
    seo: { title: '', description: '', noindex: true },
    revision: Math.max(0, ...document.popups.map(({ revision }) => revision)),
    updatedAt: '',
    blocks: document.popups.map(({ block }) => block),
  }
  const { segments, css, note } = await blockSegments(
    context,
    content,
    { document: asPage, state, ageSeconds },
    { prefix: 'pop' },
  )
  const [first] = segments
  return first ? { html: await renderSegments([first]), css, note } : null
}
