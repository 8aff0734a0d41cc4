import { z } from 'zod'
import type { ArticleSearch } from '../../shared/content/article.ts'
import type {
  FooterDocument,
  FragmentDocument,
  MenuDocument,
  PageDocument,
  PopupsDocument,
  ReadFooterDocument,
  ReadMenuDocument,
} from '../../shared/content/document.ts'
import { siteId } from '../../shared/i18n/locales.ts'
import { previewDateHeader } from '../../shared/operations/content.ts'
import type { Preview } from '../context/preview.ts'
import type { RenderContext } from '../context/render-context.ts'
import { log } from '../http/log.ts'
import type { CachePolicy, Freshness } from '../services/cache.ts'
import type { CallOptions } from '../services/call.ts'
import { policies } from '../services/policies.ts'
import { isAbsent, type Result, succeed } from '../services/result.ts'
import { bundledFooter, bundledMenu, bundledPage } from './bundled.ts'
import { type ContentCache, createContentCache, type DocumentCache } from './content-cache.ts'
import { logFaults } from './fault-log.ts'
import type { Kept } from './kept-tier.ts'
import { kvTier } from './kv-tier.ts'
import type { KeptContent } from './refresh.ts'
import { isTagged } from './tags.ts'

const ofThisIsolate = createContentCache()

/**
 * `bundled`: the content service failed and nothing was cached, so a built-in document is used. `unavailable`: the
 * same, but there is no built-in one. `preview`: read without caches.
 */
export type ContentState = Freshness | 'bundled' | 'absent' | 'unavailable' | 'preview'
/**
 * `ageSeconds`: since it was read from the content service. `validUntil`: when a publish window opens or closes, in
 * epoch milliseconds; nothing that shows the document may be cached for longer.
 */
export type Content<T> = {
  readonly document: T
  readonly state: ContentState
  readonly ageSeconds: number
  readonly validUntil?: number | undefined
}

/** A page shows the document that is built in, or none, rather than wait longer. */
const patienceMs = 1500
const policyOf =
  (found: CachePolicy) =>
  ({ document }: Kept<unknown>) =>
    document === null ? policies.contentAbsent : found

/** The parts of a request that reading a document needs. */
export type ContentContext = Pick<
  RenderContext,
  'locale' | 't' | 'config' | 'preview' | 'trace' | 'reads' | 'call' | 'background'
>

export type ContentReader = {
  page(context: ContentContext, slug: string): Promise<Content<PageDocument | null>>
  /** The content above or below a category's list, which is optional. */
  category(context: ContentContext, categoryId: string): Promise<Content<PageDocument | null>>
  product(context: ContentContext, productId: string): Promise<Content<PageDocument | null>>
  fragment(context: ContentContext, fragmentId: string): Promise<Content<FragmentDocument | null>>
  /** In the content service's order: a visitor sees the first one that they haven't dismissed. */
  popups(context: ContentContext): Promise<Content<PopupsDocument | null>>
  /** Null if the request failed, which is logged (spec 2 §8). */
  articles(context: ContentContext, request: ArticlesAsked): Promise<ArticleSearch | null>
  menu(context: ContentContext): Promise<Content<MenuDocument>>
  footer(context: ContentContext): Promise<Content<FooterDocument>>
  /** Removes documents by id from this isolate's memory and returns their keys. */
  forget(ids: readonly string[]): readonly string[]
  /**
   * Removes documents by id from this isolate's memory and from KV, and returns the removed keys. `page/home` is the
   * document of every site, `kerb-en-us/page/home` of one; `articles` are all responses of the search.
   */
  purge(ids: readonly string[]): Promise<readonly string[]>
  /** The caches that refreshContent (refresh.ts) writes to. */
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

/** Read from the content service itself, for the day that the editor has chosen, and never cached. */
async function readPast<T>(preview: Preview, load: Load<T>, siteId: string): Promise<Content<T | null>> {
  const headers = preview.date ? { [previewDateHeader]: preview.date } : {}
  const answer = await load({ mode: 'preview', siteId }, { timeoutMs: patienceMs, headers })
  if (answer.ok) return { document: answer.value, state: 'preview', ageSeconds: 0 }
  return { document: null, state: isAbsent(answer.failure) ? 'absent' : 'unavailable', ageSeconds: 0 }
}

export function createContentReader(kv: KVNamespace, cache: ContentCache = ofThisIsolate): ContentReader {
  const read = async <T>(
    context: ContentContext,
    documents: DocumentCache<T>,
    id: string,
    load: Load<T>,
    { shared = true } = {},
  ): Promise<Content<T | null>> => {
    const site = siteId(context.config.BRAND, context.locale)
    if (context.preview) return readPast(context.preview, load, site)
    const key = `content/${site}/${id}`
    const tier = shared ? documents.tier(kv) : undefined
    const fetchKept = async (): Promise<Result<Kept<T>>> => {
      const answer = await load({ mode: 'publish', siteId: site }, { asNobody: true })
      if (answer.ok) return succeed({ document: answer.value }, answer.validUntil)
      return isAbsent(answer.failure) ? succeed({ document: null }, answer.validUntil) : answer
    }
    const cached = await documents.read(key, policyOf(shared ? policies.content : policies.contentSearch), fetchKept, {
      background: context.background,
      tier,
      patienceMs: patienceMs * context.config.TIMEOUT_FACTOR,
    })
    const { result, freshness, ageSeconds } = cached
    context.trace.cached(freshness)
    context.reads.tag(key)
    context.reads.until(result.validUntil)
    if (freshness === 'error') context.reads.fail('service')
    if (freshness === 'stale') context.reads.aged()
    if (!result.ok) return { document: null, state: 'unavailable', ageSeconds }
    const { document } = result.value
    const state = document === null ? 'absent' : freshness
    return { document, state, ageSeconds, validUntil: result.validUntil }
  }

  const forget = (ids: readonly string[]): readonly string[] => {
    const isPurged = (key: string) => ids.some((id) => isTagged(key, id))
    const dropped = Object.values(cache).flatMap((documents) => documents.keys().filter(isPurged))
    for (const documents of Object.values(cache)) documents.forget(isPurged)
    return dropped
  }

  const kinds = new Map(Object.entries(cache))
  const ofKind = (key: string) => kinds.get(key.split('/')[2] ?? '')

  return {
    async page(context, slug) {
      const page = await read(context, cache.page, `page/${slug}`, (site, options) =>
        context.call('content.page', { params: { ...site, page: slug }, query: { removeNulls: 'true' } }, options),
      )
      const bundled = page.state === 'unavailable' ? bundledPage(context, slug) : null
      return bundled ? { document: bundled, state: 'bundled', ageSeconds: 0 } : page
    },
    category: (context, categoryId) =>
      read(context, cache.category, `category/${categoryId}`, (site, options) =>
        context.call('content.category', { params: { ...site, categoryId }, query: { removeNulls: 'true' } }, options),
      ),
    product: (context, productId) =>
      read(context, cache.product, `product/${productId}`, (site, options) =>
        context.call('content.product', { params: { ...site, productId }, query: { removeNulls: 'true' } }, options),
      ),
    fragment: (context, fragmentId) =>
      read(context, cache.fragment, `fragment/${fragmentId}`, ({ mode }, options) =>
        context.call('content.fragment', { params: { mode, fragmentId }, query: { removeNulls: 'true' } }, options),
      ),
    popups: (context) =>
      read(context, cache.popups, 'popups', (site, options) =>
        context.call('content.popups', { params: site, query: { removeNulls: 'true' } }, options),
      ),
    async articles(context, { query, tagIds, offset, limit }) {
      const id = `articles/${JSON.stringify([query, tagIds, offset, limit])}`
      const articleQuery = { removeNulls: 'false' as const, query, limit, offset, tagId: [...tagIds] }
      const load: Load<ArticleSearch> = (site, options) =>
        context.call('content.search', { params: { ...site, searchType: 'article' }, query: articleQuery }, options)
      // In the isolate's memory only: an address can name any combination of tags.
      const { document, state } = await read(context, cache.articles, id, load, { shared: false })
      if (state === 'unavailable') log('error', 'Error fetching articles:', { query, tags: tagIds.join(' '), offset })
      return document
    },
    async menu(context) {
      const { document, ...found } = await read(context, cache.menu, 'menu', (site, options) =>
        context.call('content.menu', { params: site, query: { removeNulls: 'true' } }, options),
      )
      if (!document) return { document: bundledMenu(context), state: 'bundled', ageSeconds: 0 }
      logChrome('menu', document)
      return { document, ...found }
    },
    async footer(context) {
      const { document, ...found } = await read(context, cache.footer, 'footer', (site, options) =>
        context.call('content.footer', { params: site, query: { removeNulls: 'true' } }, options),
      )
      if (!document) return { document: bundledFooter(context), state: 'bundled', ageSeconds: 0 }
      logChrome('footer', document)
      return { document, ...found }
    },
    forget,
    async purge(ids) {
      const dropped = new Set(forget(ids))
      const isPurged = (key: string) => ids.some((id) => isTagged(key, id))
      let cursor: string | null = null
      do {
        const list: KVNamespaceListResult<unknown> = await kv.list({ prefix: 'content/', cursor })
        const keys = list.keys.map((key) => key.name).filter(isPurged)
        await Promise.all(keys.map((key) => kv.delete(key)))
        for (const key of keys) dropped.add(key)
        cursor = list.list_complete ? null : list.cursor
      } while (cursor)
      return [...dropped]
    },
    kept: {
      current: (key) => ofKind(key)?.peek(key)?.document ?? null,
      async keep(key, document, validUntil = Number.POSITIVE_INFINITY) {
        const documents = ofKind(key)
        if (!documents) return
        const times = { storedAt: documents.clock(), validUntil }
        if (!documents.keep(key, document, times)) return log('error', 'content.not-kept', { key })
        await kvTier(kv, z.unknown()).write(key, { value: document, ...times }, policies.content)
      },
    },
  }
}

/** Faults in a menu or footer. */
const logChrome = (type: 'menu' | 'footer', document: ReadMenuDocument | ReadFooterDocument): void =>
  logFaults(
    document,
    document.faults.map(({ path, reason }) => ({ document: document.id, block: path, path: '', type, reason })),
  )
