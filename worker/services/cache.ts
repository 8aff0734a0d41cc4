import { log } from '../http/log.ts'
import type { Result } from './result.ts'

/** Seconds. Within `fresh` an entry is served as it is; within `stale` it is served and refreshed behind the answer; within `ifError` it stands in for a service that fails. */
export type CachePolicy = {
  readonly name: string
  readonly fresh: number
  readonly stale: number
  readonly ifError: number
}

export type Freshness = 'fresh' | 'stale' | 'miss' | 'error'
export type Cached<T> = { readonly result: Result<T>; readonly freshness: Freshness; readonly ageSeconds: number }

/** A second, slower tier shared by isolates (KV). A tier never throws: a failing one reads as empty. */
export type CacheTier<T> = {
  read(key: string): Promise<{ readonly value: T; readonly storedAt: number } | null>
  write(key: string, value: T, storedAt: number, policy: CachePolicy): Promise<void>
}

type Entry = { value: unknown; storedAt: number; retryAt: number }
type Background = (work: Promise<unknown>) => void

/** After a failed refresh a key is left alone this long, so that a broken service isn't asked by every shopper. */
const coolDownMs = 5000
/** How long a request waits for another request's load of the same key before it loads for itself: that request may have been cancelled. */
const joinMs = 3000

/**
 * Stale-while-revalidate with single flight, for public data only: what is stored here is served to everybody.
 * The map belongs to the isolate; create one cache per kind of data, at module scope.
 */
export function createCache<T>(maxEntries: number) {
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Promise<Result<T>>>()

  const remember = (key: string, value: T, storedAt: number): void => {
    entries.delete(key)
    entries.set(key, { value, storedAt, retryAt: 0 })
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
  }

  const load = (
    key: string,
    policyOf: (value: T) => CachePolicy,
    fetchValue: () => Promise<Result<T>>,
    background: Background,
    tier?: CacheTier<T>,
  ) => {
    const running = flights.get(key)
    if (running) return Promise.race([running, scheduler.wait(joinMs).then(fetchValue)])
    const flight: Promise<Result<T>> = fetchValue()
      .then((result) => {
        // Forgotten meanwhile: what was asked for before is not what is wanted now.
        if (flights.get(key) !== flight) return result
        if (result.ok) {
          const storedAt = Date.now()
          remember(key, result.value, storedAt)
          if (tier) background(tier.write(key, result.value, storedAt, policyOf(result.value)))
        } else {
          const entry = entries.get(key)
          if (entry) entry.retryAt = Date.now() + coolDownMs
        }
        return result
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    flights.set(key, flight)
    background(flight)
    return flight
  }

  return {
    async read(
      key: string,
      policyOf: (value: T) => CachePolicy,
      fetchValue: () => Promise<Result<T>>,
      background: Background,
      tier?: CacheTier<T>,
    ): Promise<Cached<T>> {
      let entry = entries.get(key)
      if (!entry && tier) {
        const stored = await tier.read(key)
        if (stored) {
          remember(key, stored.value, stored.storedAt)
          entry = entries.get(key)
        }
      }
      const policy = entry ? policyOf(entry.value as T) : null
      const now = Date.now()
      const age = entry ? (now - entry.storedAt) / 1000 : Number.POSITIVE_INFINITY
      const kept = (freshness: Freshness): Cached<T> => ({
        result: { ok: true, value: entry?.value as T },
        freshness,
        ageSeconds: age,
      })
      if (policy && age < policy.fresh) return kept('fresh')
      if (entry && policy && age < policy.fresh + policy.stale) {
        if (now >= entry.retryAt) void load(key, policyOf, fetchValue, background, tier)
        return kept('stale')
      }
      if (entry && policy && now < entry.retryAt && age < policy.ifError) return kept('error')
      const result = await load(key, policyOf, fetchValue, background, tier)
      if (result.ok) return { result, freshness: 'miss', ageSeconds: 0 }
      if (policy && age < policy.ifError && result.failure.status >= 500) {
        log('warn', 'cache.stale-if-error', {
          key,
          policy: policy.name,
          ageSeconds: Math.round(age),
          code: result.failure.code,
        })
        return kept('error')
      }
      return { result, freshness: 'error', ageSeconds: 0 }
    },
    keys: (): readonly string[] => [...entries.keys()],
    peek: (key: string): T | null => (entries.get(key)?.value as T | undefined) ?? null,
    put: (key: string, value: T, storedAt: number): void => remember(key, value, storedAt),
    /** Loads that are under way are forgotten too: their readers get them, nobody else. */
    forget(match: (key: string) => boolean): number {
      let count = 0
      for (const key of [...flights.keys()]) if (match(key)) flights.delete(key)
      for (const key of [...entries.keys()]) if (match(key)) count += entries.delete(key) ? 1 : 0
      return count
    },
  }
}
