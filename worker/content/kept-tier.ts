import type { z } from 'zod'
import type { CacheTier } from '../services/cache.ts'
import { kvTier } from './kv-tier.ts'

/** A document, or null if the content service says that it doesn't exist. Null is cached too, for a short time. */
export type Kept<T> = { readonly document: T | null }

/** Documents of one schema in KV. */
export function keptTier<T>(kv: KVNamespace, schema: z.ZodType<T | null>): CacheTier<Kept<T>> {
  const documentTier = kvTier(kv, schema)
  return {
    async read(key) {
      const stored = await documentTier.read(key)
      return stored && { ...stored, value: { document: stored.value } }
    },
    // The absence of a document is cached in the isolate only: anybody can request addresses that don't exist.
    write: async (key, stored, policy) => {
      const value = stored.value.document
      if (value !== null) await documentTier.write(key, { ...stored, value }, policy)
    },
  }
}
