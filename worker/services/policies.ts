import type { CachePolicy } from './cache.ts'

const day = 86_400

/** Every cached read names one of these; numbers stand nowhere else. */
export const policies = {
  /** Page documents, menus, footers: published by people, so minutes are fine and an outage of a week must not show. */
  content: { name: 'content', fresh: 60, stale: day, ifError: 7 * day },
  /** A document that isn't there is asked for again soon. */
  contentAbsent: { name: 'content-absent', fresh: 20, stale: 40, ifError: day },
  listing: { name: 'listing', fresh: 30, stale: 300, ifError: day },
  product: { name: 'product', fresh: 30, stale: 300, ifError: day },
  suggestions: { name: 'suggestions', fresh: 60, stale: 600, ifError: day },
} as const satisfies Record<string, CachePolicy>
