import { z } from 'zod'
import { ArticleSearch } from '../../shared/content/article.ts'
import {
  FooterDocument,
  FragmentDocument,
  type MenuDocument,
  PageDocument,
  PopupsDocument,
  ReadMenuDocument,
} from '../../shared/content/document.ts'
import { siteId } from '../../shared/i18n/locales.ts'
import { previewDateHeader } from '../../shared/operations/content.ts'
import type { Preview } from '../context/preview.ts'
import type { RequestContext } from '../context/request-context.ts'
import { log } from '../http/log.ts'
import { type CacheTier, createCache, type Freshness } from '../services/cache.ts'
import type { CallOptions } from '../services/call.ts'
import { policies } from '../services/policies.ts'
import { type Result, succeed } from '../services/result.ts'
import { bundledFooter, bundledMenu, bundledPage } from './bundled.ts'
import { logFaults } from './fault-log.ts'
import { kvTier } from './kv-tier.ts'
import type { KeptContent } from './refresh.ts'

/** A document, or null when the content service says there is none. That answer is kept too, for a short time. */
type Kept = { document: unknown }

const documents = createCache<Kept>(600)

/**
 * `bundled`: the content service gave nothing and nothing was kept, so a minimal document of our own stands in. `unavailable`: the same,
 * and there is none. `preview`: read past every cache.
 */
export type ContentState = Freshness | 'bundled' | 'absent' | 'unavailable' | 'preview'
/** `ageSeconds`: since it was read from the content service. */
export type Content<T> = { readonly document: T; readonly state: ContentState; readonly ageSeconds: number }

const callTimeoutMs = 1500
const policyOf = (kept: Kept) => (kept.document === null ? policies.contentAbsent : policies.content)

export type ContentReader = {
  page(context: RequestContext, slug: string): Promise<Content<PageDocument | null>>
  /** The content above or below a category's list: none is fine. */
  category(context: RequestContext, categoryId: string): Promise<Content<PageDocument | null>>
  product(context: RequestContext, productId: string): Promise<Content<PageDocument | null>>
  fragment(context: RequestContext, fragmentId: string): Promise<Content<FragmentDocument | null>>
  /** In the order of the content service; the first one that a visitor hasn't dismissed is theirs. */
  popups(context: RequestContext): Promise<Content<PopupsDocument | null>>
  /** Null when asking failed, which is logged (spec 2 §8). */
  articles(context: RequestContext, asked: ArticlesAsked): Promise<ArticleSearch | null>
  menu(context: RequestContext): Promise<Content<MenuDocument>>
  footer(context: RequestContext): Promise<Content<FooterDocument>>
  /**
   * Drops documents by id, in this isolate and in KV: `page/home` of every site, `kerb-en-us/page/home` of one; `articles` are all answers
   * of the search. Answers the keys dropped.
   */
  purge(ids: readonly string[]): Promise<readonly string[]>
  /** Where refreshContent (refresh.ts) puts what it reads. */
  readonly kept: KeptContent
}

export type ArticlesAsked = {
  readonly query: string
  readonly tagIds: readonly string[]
  readonly offset: number
  readonly limit: number
}

type Site = { readonly mode: 'publish' | 'preview'; readonly siteId: string }
type Load<T> = (site: Site, options: CallOptions) => Promise<Result<T>>

/** Asked of the content service itself, on the day the editor has chosen; nothing of it is kept anywhere. */
async function readPast<T>(preview: Preview, load: Load<T>, siteId: string): Promise<Content<T | null>> {
  const headers = preview.date ? { [previewDateHeader]: preview.date } : {}
  const answer = await load({ mode: 'preview', siteId }, { timeoutMs: callTimeoutMs, headers })
  if (answer.ok) return { document: answer.value, state: 'preview', ageSeconds: 0 }
  return { document: null, state: answer.failure.status === 404 ? 'absent' : 'unavailable', ageSeconds: 0 }
}

export function createContentReader(kv: KVNamespace): ContentReader {
  const read = async <T>(
    context: RequestContext,
    id: string,
    schema: z.ZodType<T>,
    load: Load<T>,
    { shared = true } = {},
  ): Promise<Content<T | null>> => {
    const site = siteId(context.config.BRAND, context.locale)
    if (context.preview) return readPast(context.preview, load, site)
    const key = `content/${site}/${id}`
    const tier = shared ? keptTier(kv, schema) : undefined
    const fetchKept = async (): Promise<Result<Kept>> => {
      const answer = await load({ mode: 'publish', siteId: site }, { timeoutMs: callTimeoutMs })
      if (answer.ok) return succeed({ document: answer.value })
      return answer.failure.status === 404 ? succeed({ document: null }) : answer
    }
    const cached = await documents.read(key, policyOf, fetchKept, context.background, tier)
    const { ageSeconds } = cached
    if (!cached.result.ok) return { document: null, state: 'unavailable', ageSeconds }
    return cached.result.value.document === null
      ? { document: null, state: 'absent', ageSeconds }
      : { document: cached.result.value.document as T, state: cached.freshness, ageSeconds }
  }

  return {
    async page(context, slug) {
      const found = await read(context, `page/${slug}`, PageDocument, (site, options) =>
        context.call('content.page', { params: { ...site, page: slug }, query: { removeNulls: 'true' } }, options),
      )
      const bundled = found.state === 'unavailable' ? bundledPage(context, slug) : null
      return bundled ? { document: bundled, state: 'bundled', ageSeconds: 0 } : found
    },
    category: (context, categoryId) =>
      read(context, `category/${categoryId}`, PageDocument, (site, options) =>
        context.call('content.category', { params: { ...site, categoryId }, query: { removeNulls: 'true' } }, options),
      ),
    product: (context, productId) =>
      read(context, `product/${productId}`, PageDocument, (site, options) =>
        context.call('content.product', { params: { ...site, productId }, query: { removeNulls: 'true' } }, options),
      ),
    fragment: (context, fragmentId) =>
      read(context, `fragment/${fragmentId}`, FragmentDocument, ({ mode }, options) =>
        context.call('content.fragment', { params: { mode, fragmentId }, query: { removeNulls: 'true' } }, options),
      ),
    popups: (context) =>
      read(context, 'popups', PopupsDocument, (site, options) =>
        context.call('content.popups', { params: site, query: { removeNulls: 'true' } }, options),
      ),
    async articles(context, { query, tagIds, offset, limit }) {
      const id = `articles/${JSON.stringify([query, tagIds, offset, limit])}`
      const asked = { removeNulls: 'false' as const, query, limit, offset, tagId: [...tagIds] }
      const load: Load<ArticleSearch> = (site, options) =>
        context.call('content.search', { params: { ...site, searchType: 'article' }, query: asked }, options)
      // In the isolate's memory only: an address can name any combination of tags.
      const { document, state } = await read(context, id, ArticleSearch, load, { shared: false })
      if (state === 'unavailable') log('error', 'Error fetching articles:', { query, tags: tagIds.join(' '), offset })
      return document
    },
    async menu(context) {
      const { document, ...found } = await read(context, 'menu', ReadMenuDocument, (site, options) =>
        context.call('content.menu', { params: site, query: { removeNulls: 'true' } }, options),
      )
      if (!document) return { document: bundledMenu(context), state: 'bundled', ageSeconds: 0 }
      const { id } = document
      logFaults(
        document,
        document.faults.map(({ path, reason }) => ({ document: id, block: path, path: '', type: 'menu', reason })),
      )
      return { document, ...found }
    },
    async footer(context) {
      const { document, ...found } = await read(context, 'footer', FooterDocument, (site, options) =>
        context.call('content.footer', { params: site, query: { removeNulls: 'true' } }, options),
      )
      return document ? { document, ...found } : { document: bundledFooter(context), state: 'bundled', ageSeconds: 0 }
    },
    async purge(ids) {
      const wanted = (key: string) => ids.some((id) => isOf(key, id))
      const dropped = new Set(documents.keys().filter(wanted))
      documents.forget(wanted)
      let cursor: string | null = null
      do {
        const list: KVNamespaceListResult<unknown> = await kv.list({ prefix: 'content/', cursor })
        const keys = list.keys.map((key) => key.name).filter(wanted)
        await Promise.all(keys.map((key) => kv.delete(key)))
        for (const key of keys) dropped.add(key)
        cursor = list.list_complete ? null : list.cursor
      } while (cursor)
      return [...dropped]
    },
    kept: {
      current: (key) => documents.peek(key)?.document ?? null,
      async keep(key, document) {
        const storedAt = Date.now()
        documents.put(key, { document }, storedAt)
        await kvTier(kv, z.unknown()).write(key, document, storedAt, policies.content)
      },
    },
  }
}

/** `key` is `content/{site}/{id}`. */
function isOf(key: string, id: string): boolean {
  const [, site = ''] = key.split('/')
  const own = key.slice(`content/${site}/`.length)
  const wanted = id.startsWith(`${site}/`) ? id.slice(site.length + 1) : id
  return own === wanted || (wanted === 'articles' && own.startsWith('articles/'))
}

const tiers = new WeakMap<KVNamespace, Map<unknown, CacheTier<Kept>>>()

function keptTier<T>(kv: KVNamespace, schema: z.ZodType<T>): CacheTier<Kept> {
  const bySchema = tiers.get(kv) ?? new Map<unknown, CacheTier<Kept>>()
  tiers.set(kv, bySchema)
  const known = bySchema.get(schema)
  if (known) return known
  const documentTier = kvTier(kv, schema.nullable())
  const tier: CacheTier<Kept> = {
    async read(key) {
      const stored = await documentTier.read(key)
      return stored && { value: { document: stored.value }, storedAt: stored.storedAt }
    },
    // That a page isn't there is kept by the isolate alone: any address can name one.
    write: async (key, kept, storedAt, policy) => {
      if (kept.document !== null || !key.includes('/page/'))
        await documentTier.write(key, kept.document as T | null, storedAt, policy)
    },
  }
  bySchema.set(schema, tier)
  return tier
}
