import type { z } from 'zod'
import { ArticleSearch } from '../../shared/content/article.ts'
import {
  FragmentDocument,
  PageDocument,
  PopupsDocument,
  ReadFooterDocument,
  ReadMenuDocument,
} from '../../shared/content/document.ts'
import { type CacheTier, createCache, type Stored } from '../services/cache.ts'
import { type Kept, keptTier } from './kept-tier.ts'

/** This isolate's cache of one kind of document, and the schema by which KV stores that kind. */
function cacheOf<T>(schema: z.ZodType<T>, maxEntries: number, clock?: () => number) {
  const cache = createCache<Kept<T>>(maxEntries, clock)
  const stored = schema.nullable()
  return {
    ...cache,
    tier: (kv: KVNamespace): CacheTier<Kept<T>> => keptTier(kv, stored),
    /** Adds a document loaded elsewhere; false if it isn't of this kind. */
    keep(key: string, document: unknown, times: Omit<Stored<unknown>, 'value'>): boolean {
      const read = stored.safeParse(document)
      if (read.success) cache.put(key, { value: { document: read.data }, ...times })
      return read.success
    },
  }
}
export type DocumentCache<T> = ReturnType<typeof cacheOf<T>>

const maxPages = 600
const maxParts = 200
/** Holds one or two for each site. */
const maxChrome = 50

/** The caches by kind, which is the second part of a key: `content/{site}/{kind}/{id}`. */
export function createContentCache(clock?: () => number) {
  const page = cacheOf(PageDocument, maxPages, clock)
  return {
    page,
    category: page,
    product: page,
    fragment: cacheOf(FragmentDocument, maxParts, clock),
    articles: cacheOf(ArticleSearch, maxParts, clock),
    popups: cacheOf(PopupsDocument, maxChrome, clock),
    menu: cacheOf(ReadMenuDocument, maxChrome, clock),
    footer: cacheOf(ReadFooterDocument, maxChrome, clock),
  }
}
export type ContentCache = ReturnType<typeof createContentCache>
