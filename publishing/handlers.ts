import { type Result, succeed } from '../backend/result.ts'
import { type contentOperations, validUntilHeader } from '../shared/operations/content.ts'
import { searchArticles } from './article-search.ts'
import { augmentedPage } from './augment.ts'
import type { HandlersOf, PublishingContext } from './context.ts'
import { withoutNulls } from './nulls.ts'
import { type Asked, type Dated, findDocument, listDocuments, type Viewing } from './read-documents.ts'
import { showcase } from './showcase.ts'
import { viewingOf } from './viewing.ts'

/** Articles of one site. A search reads them all; the storefront keeps what it answered. */
const maxArticles = 2000

type Params = { readonly mode: 'publish' | 'preview'; readonly siteId?: string }
type Request<P extends Params> = { readonly params: P; readonly query: { readonly removeNulls: 'true' | 'false' } }

/**
 * Document that `load` finds on the day that is asked for; API404 where that is nothing. The answer's contract is the
 * kind's own: what is stored was checked against it when it came in. A published document says until when it holds, and
 * so does "there is none".
 */
async function answer<T, P extends Params>(
  { params, query }: Request<P>,
  context: PublishingContext,
  load: (db: D1Database, viewing: Viewing) => Promise<Dated<object | null>>,
): Promise<Result<T>> {
  const viewing = viewingOf(params, context)
  if (!viewing.ok) return viewing
  const { value: found, until } = await load(context.env.DB, viewing.value)
  const headers: Readonly<Record<string, string>> =
    params.mode === 'publish' && until !== null ? { [validUntilHeader]: until } : {}
  if (!found) return { ok: false, failure: { code: 'API404', headers } }
  return succeed((query.removeNulls === 'true' ? withoutNulls(found) : found) as T, headers)
}

/** A document as it is. */
const one =
  <T, P extends Params>(which: (params: P) => Asked) =>
  (request: Request<P>, context: PublishingContext): Promise<Result<T>> =>
    answer(request, context, (db, viewing) => findDocument(db, which(request.params), viewing))

export const contentHandlers: HandlersOf<typeof contentOperations> = {
  'content.page': one(({ siteId, page }) => ({ siteId, kind: 'page', key: page })),
  'content.category': one(({ siteId, categoryId }) => ({ siteId, kind: 'category', key: categoryId })),
  'content.product': one(({ siteId, productId }) => ({ siteId, kind: 'product', key: productId })),
  'content.menu': one(({ siteId }) => ({ siteId, kind: 'menu', key: 'main' })),
  'content.footer': one(({ siteId }) => ({ siteId, kind: 'footer', key: 'main' })),
  'content.fragment': one(({ fragmentId }) => ({ siteId: '', kind: 'fragment', key: fragmentId })),

  'content.augmentedPage': (request, context) =>
    answer(request, context, async (db, viewing) => {
      const { siteId, page } = request.params
      const document = await findDocument(db, { siteId, kind: 'page', key: page }, viewing)
      const { value, until } = document
      return value ? augmentedPage(db, { value, until }, viewing) : document
    }),

  /** Articles are all that is searched; of anything else there is none. */
  'content.search': (request, context) =>
    answer(request, context, async (db, viewing) => {
      const { siteId, searchType } = request.params
      const selection = { siteId, kind: 'article', limit: maxArticles } as const
      const articles =
        searchType === 'article' ? await listDocuments(db, selection, viewing) : { value: [], until: null }
      const documents = articles.value.map(({ document }) => document)
      return { value: searchArticles(documents, request.query), until: articles.until }
    }),

  'content.children': (request, context) =>
    answer(request, context, async (db, viewing) => {
      const { siteId, parentPageSlug } = request.params
      const pages = await listDocuments(db, { siteId, kind: 'page', keysUnder: parentPageSlug }, viewing)
      const children = pages.value.map(({ document: { id, slug, title, updatedAt = '' } }) => ({
        id,
        slug,
        title,
        updatedAt,
      }))
      return { value: { children }, until: pages.until }
    }),

  'content.popups': (request, context) =>
    answer(request, context, async (db, viewing) => {
      const popups = await listDocuments(db, { siteId: request.params.siteId, kind: 'popup' }, viewing)
      const inOrder = popups.value
        .map(({ key, revision, document: { position, revision: _own, ...block } }) => ({
          position: typeof position === 'number' ? position : Number.POSITIVE_INFINITY,
          popup: { id: key, revision, block },
        }))
        .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
      return { value: { popups: inOrder.map(({ popup }) => popup) }, until: popups.until }
    }),

  'content.showcase': (request, context) =>
    answer(request, context, async (db, viewing) => ({
      value: await showcase(db, { ...request.params, ...request.query }, viewing),
      until: null,
    })),
}
