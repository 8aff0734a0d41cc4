import { log } from '../http/log.ts'
import type { Result } from './result.ts'

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
 * What is kept. `validUntil`: when it stops to hold, whatever its age (epoch milliseconds; infinite for what says no
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
/**
 * How long a request waits for another request's load of the same key before it loads the value itself, in
 * milliseconds: far less than a page may take, because the other request may have been canceled. It polls less often
 * the longer it waits.
 */
const joinMs = 600
const longestLookMs = 25

/** A load under way, without its promise: workerd cancels whatever awaits another request's. */
type Flight<T> = { result: Result<T> | null }

async function landed<T>(flight: Flight<T>): Promise<Result<T> | null> {
  let lookMs = 1
  for (let waited = 0; waited < joinMs && !flight.result; waited += lookMs) {
    lookMs = Math.min(lookMs * 2, longestLookMs)
    await scheduler.wait(lookMs)
  }
  return flight.result
}

/**
 * Stale-while-revalidate with single flight, for public data only: entries are served to everybody. An entry expires at
 * its `validUntil`, fresh or stale; after that it is used only if a service fails. The map belongs to the isolate;
 * create one cache per kind of data, at module scope.
 */
export function createCache<T>(maxEntries: number, clock: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>()
  const flights = new Map<string, Flight<T>>()

  const remember = (key: string, stored: Stored<T>): Entry<T> => {
    const entry = { ...stored, retryAt: 0, tierReadAt: clock() }
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  const load = async (
    key: string,
    policyOf: (value: T) => CachePolicy,
    fetchValue: () => Promise<Result<T>>,
    background: Background,
    tier?: CacheTier<T>,
  ): Promise<Result<T>> => {
    const running = flights.get(key)
    if (running) return (await landed(running)) ?? fetchValue()
    const flight: Flight<T> = { result: null }
    flights.set(key, flight)
    const loading = fetchValue()
      .then((result) => {
        flight.result = result
        // Purged meanwhile: a load that started earlier must not be stored.
        if (flights.get(key) !== flight) return result
        if (result.ok) {
          const stored = {
            value: result.value,
            storedAt: clock(),
            validUntil: result.validUntil ?? Number.POSITIVE_INFINITY,
          }
          remember(key, stored)
          if (tier) background(tier.write(key, stored, policyOf(result.value)))
        } else {
          const entry = entries.get(key)
          if (entry) entry.retryAt = clock() + coolDownMs
        }
        return result
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    background(loading)
    return loading
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
      background: Background,
      tier?: CacheTier<T>,
    ): Promise<Cached<T>> {
      const entry = await find(key, policyOf, tier)
      const policy = entry && policyOf(entry.value)
      const now = clock()
      if (entry && policy) {
        const age = ageOf(entry)
        const isValid = now < entry.validUntil
        if (isValid && age < policy.fresh) return cached(entry, 'fresh')
        if (isValid && age < policy.fresh + policy.stale) {
          if (now >= entry.retryAt) void load(key, policyOf, fetchValue, background, tier)
          return cached(entry, 'stale')
        }
        // A service that failed before the entry expired may answer after it.
        const failedLately = now < entry.retryAt && (isValid || entry.retryAt - coolDownMs >= entry.validUntil)
        if (failedLately && age < policy.ifError) return cached(entry, 'error')
      }
      const loaded = await load(key, policyOf, fetchValue, background, tier)
      // A response that arrived after a window opened or closed.
      const isExpired = loaded.ok && loaded.validUntil !== undefined && loaded.validUntil <= clock()
      const result = isExpired ? await load(key, policyOf, fetchValue, background, tier) : loaded
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
      for (const key of [...flights.keys()]) if (match(key)) flights.delete(key)
      for (const key of [...entries.keys()]) if (match(key)) count += entries.delete(key) ? 1 : 0
      return count
    },
  }
}
