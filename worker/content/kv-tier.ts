import { z } from 'zod'
import { log } from '../http/log.ts'
import type { CacheTier } from '../services/cache.ts'

const Stored = z.object({ value: z.unknown(), storedAt: z.number() })

/** KV refuses a shorter life than this, in seconds. */
const minTtl = 60
/** A hanging KV must not hang a page. */
const readTimeoutMs = 250

/**
 * Raw content documents in KV, shared by all isolates. A failing, hanging or corrupt KV reads as empty; a corrupt entry is deleted.
 * Never hand it anything personal or already decided: what is in here is served to everybody.
 */
export function kvTier<T>(kv: KVNamespace, schema: z.ZodType<T>): CacheTier<T> {
  return {
    async read(key) {
      try {
        const text = await Promise.race([kv.get(key), scheduler.wait(readTimeoutMs).then(() => null)])
        if (text === null) return null
        const stored = Stored.safeParse(safeJson(text))
        const value = stored.success ? schema.safeParse(stored.data.value) : null
        if (stored.success && value?.success) return { value: value.data, storedAt: stored.data.storedAt }
        log('error', 'kv.corrupt', { key })
        await kv.delete(key)
      } catch (error) {
        log('warn', 'kv.read-failed', { key, reason: String(error) })
      }
      return null
    },
    async write(key, value, storedAt, policy) {
      try {
        await kv.put(key, JSON.stringify({ value, storedAt }), { expirationTtl: Math.max(minTtl, policy.ifError) })
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
