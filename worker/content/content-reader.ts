import type { z } from 'zod'
import { FooterDocument, MenuDocument, PageDocument } from '../../shared/content/document.ts'
import { siteId } from '../../shared/i18n/locales.ts'
import type { RequestContext } from '../context/request-context.ts'
import { type CacheTier, createCache, type Freshness } from '../services/cache.ts'
import { policies } from '../services/policies.ts'
import { type Result, succeed } from '../services/result.ts'
import { bundledFooter, bundledMenu, bundledPage } from './bundled.ts'
import { kvTier } from './kv-tier.ts'

/** A document, or null when the content service says there is none. That answer is kept too, for a short time. */
type Kept = { document: unknown }

const documents = createCache<Kept>(600)

/** `bundled`: the content service gave nothing and nothing was kept, so a minimal document of our own stands in. */
export type ContentState = Freshness | 'bundled' | 'absent'
export type Content<T> = { readonly document: T; readonly state: ContentState }

const callTimeoutMs = 1500
const policyOf = (kept: Kept) => (kept.document === null ? policies.contentAbsent : policies.content)

export type ContentReader = {
  page(context: RequestContext, slug: string): Promise<Content<PageDocument | null>>
  /** The content above or below a category's list: none is fine. */
  category(context: RequestContext, categoryId: string): Promise<Content<PageDocument | null>>
  menu(context: RequestContext): Promise<Content<MenuDocument>>
  footer(context: RequestContext): Promise<Content<FooterDocument>>
  /** Drops documents by id prefix ("page/home", "menu") for every site, in this isolate and in KV. Answers the keys dropped. */
  purge(id: string): Promise<readonly string[]>
}

export function createContentReader(kv: KVNamespace): ContentReader {
  const read = async <T>(
    context: RequestContext,
    id: string,
    schema: z.ZodType<T>,
    load: (site: { mode: 'publish'; siteId: string }) => Promise<Result<T>>,
  ): Promise<Content<T | null>> => {
    const site = { mode: 'publish' as const, siteId: siteId(context.config.BRAND, context.locale) }
    const key = `content/${site.siteId}/${id}`
    const tier: CacheTier<Kept> = keptTier(kv, schema)
    const fetchKept = async (): Promise<Result<Kept>> => {
      const answer = await load(site)
      if (answer.ok) return succeed({ document: answer.value })
      return answer.failure.status === 404 ? succeed({ document: null }) : answer
    }
    const cached = await documents.read(key, policyOf, fetchKept, context.background, tier)
    if (!cached.result.ok) return { document: null, state: 'bundled' }
    return cached.result.value.document === null
      ? { document: null, state: 'absent' }
      : { document: cached.result.value.document as T, state: cached.freshness }
  }
  const options = { timeoutMs: callTimeoutMs }

  return {
    async page(context, slug) {
      const found = await read(context, `page/${slug}`, PageDocument, (site) =>
        context.call('content.page', { params: { ...site, page: slug }, query: { removeNulls: 'true' } }, options),
      )
      return found.state === 'bundled' ? { document: bundledPage(context, slug), state: 'bundled' } : found
    },
    category: (context, categoryId) =>
      read(context, `category/${categoryId}`, PageDocument, (site) =>
        context.call('content.category', { params: { ...site, categoryId }, query: { removeNulls: 'true' } }, options),
      ),
    async menu(context) {
      const found = await read(context, 'menu', MenuDocument, (site) =>
        context.call('content.menu', { params: site, query: { removeNulls: 'true' } }, options),
      )
      return found.document
        ? { document: found.document, state: found.state }
        : { document: bundledMenu(context), state: 'bundled' }
    },
    async footer(context) {
      const found = await read(context, 'footer', FooterDocument, (site) =>
        context.call('content.footer', { params: site, query: { removeNulls: 'true' } }, options),
      )
      return found.document
        ? { document: found.document, state: found.state }
        : { document: bundledFooter(context), state: 'bundled' }
    },
    async purge(id) {
      const matches = (key: string) => key.endsWith(`/${id}`)
      documents.forget(matches)
      const dropped: string[] = []
      let cursor: string | null = null
      do {
        const list: KVNamespaceListResult<unknown> = await kv.list({ prefix: 'content/', cursor })
        const keys = list.keys.map((key) => key.name).filter(matches)
        await Promise.all(keys.map((key) => kv.delete(key)))
        dropped.push(...keys)
        cursor = list.list_complete ? null : list.cursor
      } while (cursor)
      return dropped
    },
  }
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
    write: (key, kept, storedAt, policy) => documentTier.write(key, kept.document as T | null, storedAt, policy),
  }
  bySchema.set(schema, tier)
  return tier
}
