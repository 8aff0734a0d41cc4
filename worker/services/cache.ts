import { log } from '../http/log.ts'
import { createFlights } from './flights.ts'
import { type Result, tooLate } from './result.ts'

/**
 * Seconds. Within `fresh` an entry is served as it is; within `stale` it is served and refreshed behind the answer;
 * within `ifError` it stands in for a service that fails.
 */
export type CachePolicy = {
  readonly name: string
  readonly fresh: number
  readonly stale: number
  readonly ifError: number
}

export type Freshness = 'fresh' | 'stale' | 'miss' | 'error'
export type Cached<T> = { readonly result: Result<T>; readonly freshness: Freshness; readonly ageSeconds: number }

/**
 * Kept entry. `validUntil`: when it stops to hold, whatever its age (epoch milliseconds; infinite for what says no
 * such thing).
 */
export type Stored<T> = { readonly value: T; readonly storedAt: number; readonly validUntil: number }

/** A second, slower tier shared by isolates (KV). A tier never throws: a failing one reads as empty. */
export type CacheTier<T> = {
  read(key: string): Promise<Stored<T> | null>
  write(key: string, stored: Stored<T>, policy: CachePolicy): Promise<void>
}

type Entry<T> = Stored<T> & { retryAt: number; tierReadAt: number }
type Background = (work: Promise<unknown>) => void

/** After a failed refresh a key is left alone this long, so that a broken service isn't asked by every shopper. */
const coolDownMs = 5000
type ReadOptions<T> = {
  readonly background: Background
  readonly tier?: CacheTier<T> | undefined
  /**
   * The most milliseconds that a reader waits if there is nothing to serve at once; without end by default. The load
   * goes on, and what it brings is kept for later readers.
   */
  readonly patienceMs?: number
}

/**
 * Stale-while-revalidate with single flight, for public data only: entries are served to everybody. An entry expires at
 * its `validUntil`, fresh or stale; after that it is used only if a service fails. The map belongs to the isolate;
 * create one cache per kind of data, at module scope.
 */
export function createCache<T>(maxEntries: number, clock: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>()
  const flights = createFlights<T>()

  const remember = (key: string, stored: Stored<T>): Entry<T> => {
    const entry = { ...stored, retryAt: 0, tierReadAt: clock() }
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  /** Meanwhile an entry that has expired is served without waiting for the service again. */
  const rest = (key: string): void => {
    const entry = entries.get(key)
    if (entry) entry.retryAt = clock() + coolDownMs
  }

  const load = async (
    key: string,
    policyOf: (value: T) => CachePolicy,
    fetchValue: () => Promise<Result<T>>,
    { background, tier, patienceMs }: ReadOptions<T>,
  ): Promise<Result<T>> => {
    const fetchAndKeep = async (isCurrent: () => boolean): Promise<Result<T>> => {
      const startedAt = clock()
      const result = await fetchValue()
      // Purged or read again meanwhile: a load that started earlier must not be stored.
      if (!isCurrent() || (entries.get(key)?.storedAt ?? 0) > startedAt) return result
      if (result.ok) {
        const stored = {
          value: result.value,
          storedAt: clock(),
          validUntil: result.validUntil ?? Number.POSITIVE_INFINITY,
        }
        remember(key, stored)
        if (tier) background(tier.write(key, stored, policyOf(result.value)))
      } else rest(key)
      return result
    }
    const loaded = await flights.join(key, fetchAndKeep, background, patienceMs)
    if (!loaded) rest(key)
    return loaded ?? tooLate
  }

  const ageOf = ({ storedAt }: Stored<T>): number => (clock() - storedAt) / 1000

  const cached = (entry: Entry<T>, freshness: Freshness): Cached<T> => ({
    result: { ok: true, value: entry.value, validUntil: entry.validUntil },
    freshness,
    ageSeconds: ageOf(entry),
  })

  /**
   * The second tier is used if there is no entry here, or if the entry is no longer fresh and another isolate has
   * refreshed it since.
   */
  const find = async (
    key: string,
    policyOf: (value: T) => CachePolicy,
    tier?: CacheTier<T>,
  ): Promise<Entry<T> | undefined> => {
    const entry = entries.get(key)
    if (!tier) return entry
    if (entry) {
      const freshMs = policyOf(entry.value).fresh * 1000
      if (ageOf(entry) * 1000 < freshMs || clock() - entry.tierReadAt < freshMs) return entry
      entry.tierReadAt = clock()
    }
    const stored = await tier.read(key)
    const current = entries.get(key)
    return stored && (!current || stored.storedAt > current.storedAt) ? remember(key, stored) : current
  }

  return {
    async read(
      key: string,
      policyOf: (value: T) => CachePolicy,
      fetchValue: () => Promise<Result<T>>,
      options: ReadOptions<T>,
    ): Promise<Cached<T>> {
      const entry = await find(key, policyOf, options.tier)
      const policy = entry && policyOf(entry.value)
      const now = clock()
      if (entry && policy) {
        const age = ageOf(entry)
        const isValid = now < entry.validUntil
        if (isValid && age < policy.fresh) return cached(entry, 'fresh')
        if (isValid && age < policy.fresh + policy.stale) {
          if (now >= entry.retryAt) void load(key, policyOf, fetchValue, options)
          return cached(entry, 'stale')
        }
        // A service that failed before the entry expired may answer after it.
        const failedLately = now < entry.retryAt && (isValid || entry.retryAt - coolDownMs >= entry.validUntil)
        if (failedLately && age < policy.ifError) return cached(entry, 'error')
      }
      const loaded = await load(key, policyOf, fetchValue, options)
      // A response that arrived after a window opened or closed.
      const isExpired = loaded.ok && loaded.validUntil !== undefined && loaded.validUntil <= clock()
      const result = isExpired ? await load(key, policyOf, fetchValue, options) : loaded
      if (result.ok) return { result, freshness: 'miss', ageSeconds: 0 }
      if (entry && policy && ageOf(entry) < policy.ifError && result.failure.status >= 500) {
        log('warn', 'cache.stale-if-error', {
          key,
          policy: policy.name,
          ageSeconds: Math.round(ageOf(entry)),
          code: result.failure.code,
        })
        return cached(entry, 'error')
      }
      return { result, freshness: 'error', ageSeconds: 0 }
    },
    clock,
    keys: (): readonly string[] => [...entries.keys()],
    peek: (key: string): T | null => entries.get(key)?.value ?? null,
    put: (key: string, stored: Stored<T>): void => void remember(key, stored),
    /** Loads under way are discarded too: only their own readers get the results. */
    forget(match: (key: string) => boolean): number {
      let count = 0
      flights.forget(match)
      for (const key of [...entries.keys()]) if (match(key)) count += entries.delete(key) ? 1 : 0
      return count
    },
  }
}
