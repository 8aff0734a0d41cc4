import { z } from 'zod'
import { log } from '../http/log.ts'
import type { CacheTier } from '../services/cache.ts'

/** `validUntil` is absent if the document has no end. */
const Kept = z.object({ value: z.unknown(), storedAt: z.number(), validUntil: z.number().optional() })

/** KV refuses a shorter life than this, in seconds. */
const minTtl = 60
/** A hanging KV must not hang a page. */
const readTimeoutMs = 250

/**
 * Raw content documents in KV, shared by all isolates. A failing, hanging or corrupt KV reads as empty; a corrupt entry
 * is deleted. Never store anything personal or already decided here: these documents are served to everybody.
 */
export function kvTier<T>(kv: KVNamespace, schema: z.ZodType<T>): CacheTier<T> {
  return {
    async read(key) {
      try {
        const text = await Promise.race([kv.get(key), scheduler.wait(readTimeoutMs).then(() => null)])
        if (text === null) return null
        const stored = Kept.safeParse(safeJson(text)).data
        const value = stored && schema.safeParse(stored.value)
        if (stored && value?.success) {
          const { storedAt, validUntil = Number.POSITIVE_INFINITY } = stored
          return { value: value.data, storedAt, validUntil }
        }
        log('error', 'kv.corrupt', { key })
        await kv.delete(key)
      } catch (error) {
        log('warn', 'kv.read-failed', { key, reason: String(error) })
      }
      return null
    },
    async write(key, { value, storedAt, validUntil }, policy) {
      try {
        const entry = { value, storedAt, ...(Number.isFinite(validUntil) && { validUntil }) }
        await kv.put(key, JSON.stringify(entry), { expirationTtl: Math.max(minTtl, policy.ifError) })
      } catch (error) {
        log('warn', 'kv.write-failed', { key, reason: String(error) })
      }
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
