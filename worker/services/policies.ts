import type { CachePolicy } from './cache.ts'

const day = 86_400

/** Every cached read uses one of these; no other file has such numbers. */
export const policies = {
  /** Page documents, menus, footers: published by people, so minutes are fine and an outage of a week must not show. */
  content: { name: 'content', fresh: 60, stale: day, ifError: 7 * day },
  /** Responses of the article search, which purges don't reach in other isolates: they live for minutes. */
  contentSearch: { name: 'content-search', fresh: 60, stale: 120, ifError: day },
  /**
   * A missing document is requested again soon, but no page waits for that: most pages have optional parts that don't
   * exist.
   */
  contentAbsent: { name: 'content-absent', fresh: 20, stale: 600, ifError: day },
  listing: { name: 'listing', fresh: 30, stale: 300, ifError: day },
  product: { name: 'product', fresh: 30, stale: 300, ifError: day },
  /**
   * Complete pages. Their data may be a minute old already, and a purge removes them; the rest is a limit for changes
   * without a purge.
   */
  page: { name: 'page', fresh: 60, stale: 600, ifError: day },
  /** Shows stock, which changes quickly: the cart is authoritative. */
  productPage: { name: 'product-page', fresh: 15, stale: 45, ifError: day },
  suggestions: { name: 'suggestions', fresh: 60, stale: 600, ifError: day },
} as const satisfies Record<string, CachePolicy>
