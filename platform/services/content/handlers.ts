import type { contentOperations } from '../../../shared/operations/content.ts'
import { previewDateHeader } from '../../../shared/operations/content.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { withoutNulls } from './nulls.ts'
import { type Asked, findDocument, listDocuments, type Viewing } from './store.ts'

type Params = { mode: 'publish' | 'preview' }
type Query = { removeNulls: 'true' | 'false' }

/** The answer's contract is the kind's own: what is stored was checked against it when it came in. */
async function read<T>(asked: Asked, params: Params, query: Query, context: PlatformContext): Promise<Result<T>> {
  const viewing = viewingOf(params, context)
  if (!viewing)
    return refuse('API400', { additionalInfo: { path: `headers.${previewDateHeader}`, reason: 'not an instant' } })
  const document = await findDocument(context.env.DB, asked, viewing)
  return document ? succeed(shaped<T>(document, query)) : refuse('API404')
}

function shaped<T>(document: unknown, query: Query): T {
  return (query.removeNulls === 'true' ? withoutNulls(document) : document) as T
}

/** Null for a preview date that is none. Published content is judged now, whatever the header says. */
function viewingOf({ mode }: Params, { headers, now }: PlatformContext): Viewing | null {
  if (mode === 'publish') return { at: new Date(now).toISOString() }
  const date = headers.get(previewDateHeader)
  if (date === null) return { at: null }
  const instant = Date.parse(date)
  return Number.isNaN(instant) ? null : { at: new Date(instant).toISOString() }
}

export const contentHandlers: HandlersOf<typeof contentOperations> = {
  'content.page': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'page', key: params.page }, params, query, context),
  'content.augmentedPage': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'page', key: params.page }, params, query, context),
  'content.category': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'category', key: params.categoryId }, params, query, context),
  'content.product': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'product', key: params.productId }, params, query, context),
  'content.menu': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'menu', key: 'main' }, params, query, context),
  'content.footer': ({ params, query }, context) =>
    read({ siteId: params.siteId, kind: 'footer', key: 'main' }, params, query, context),
  'content.fragment': ({ params, query }, context) =>
    read({ siteId: '', kind: 'fragment', key: params.fragmentId }, params, query, context),

  'content.children': async ({ params, query }, context) => {
    const viewing = viewingOf(params, context) ?? { at: null }
    const pages = await listDocuments(
      context.env.DB,
      { siteId: params.siteId, kind: 'page', keysUnder: params.parentPageSlug },
      viewing,
    )
    return succeed(
      shaped(
        { children: pages.map(({ document: { id, slug, title, updatedAt } }) => ({ id, slug, title, updatedAt })) },
        query,
      ),
    )
  },

  'content.popups': async ({ params, query }, context) => {
    const viewing = viewingOf(params, context) ?? { at: null }
    const popups = await listDocuments(context.env.DB, { siteId: params.siteId, kind: 'popup' }, viewing)
    return succeed(
      shaped({ popups: popups.map(({ key, revision, document }) => ({ id: key, revision, block: document })) }, query),
    )
  },
}
