import { elapse } from './elapse.ts'
import type { Result } from './result.ts'

type Background = (work: Promise<unknown>) => void
/** Work under way, without its promise: workerd cancels continuations of a promise of another request. */
type Flight<T> = {
  readonly startedAt: number
  landed: { readonly value: Result<T> } | null
  isForgotten: boolean
}

/**
 * A flight that has taken longer may hang, so a request that comes then starts another: the service may be well again.
 * More than a slow service takes, in milliseconds, and less than the deadline of any part of a page.
 */
const joinableMs = 1100

/**
 * Longer than a read may take, with its wait for a place. A flight that hasn't landed by then was lost with the request
 * that started it.
 */
const lostMs = 9000
/** Waiting requests look less often the longer they wait, in milliseconds: hundreds may wait for one flight. */
const longestLookMs = 50
const looksSoFar = 8

/** Waits at most `ms` by its own timers: a busy isolate gets more time, not less. */
async function landing<T>(flight: Flight<T>, ms: number): Promise<Flight<T>['landed']> {
  for (let waited = 0; waited < ms && !flight.landed; ) {
    const lookMs = Math.min(longestLookMs, Math.max(1, waited / looksSoFar), ms - waited)
    await scheduler.wait(lookMs)
    waited += lookMs
  }
  return flight.landed
}

/**
 * Single flight: the same work runs once at a time in an isolate, for all requests that need its value. Nothing is
 * kept: a request that comes after the landing starts another flight. A flight runs in the background of the request
 * that started it, so it lands even if that visitor has gone.
 */
export function createFlights<T>(clock: () => number = Date.now) {
  /** By key, the newest last. */
  const underWay = new Map<string, Set<Flight<T>>>()

  return {
    /**
     * The value of `work`; null if it isn't there within `patienceMs`. Work must not reject. Its `isCurrent` becomes
     * false when the flight is forgotten.
     */
    async join(
      key: string,
      work: (isCurrent: () => boolean) => Promise<Result<T>>,
      background: Background,
      patienceMs = Number.POSITIVE_INFINITY,
    ): Promise<Result<T> | null> {
      const joinable = () => {
        const flight = [...(underWay.get(key) ?? [])].at(-1)
        return flight && clock() - flight.startedAt < joinableMs ? flight : null
      }
      for (let running = joinable(); running; running = joinable()) {
        const landed = await landing(running, Math.min(patienceMs, lostMs))
        if (landed) return landed.value
        if (patienceMs <= lostMs) return null
      }
      const flight: Flight<T> = { startedAt: clock(), landed: null, isForgotten: false }
      const ofKey = underWay.get(key) ?? new Set()
      underWay.set(key, ofKey.add(flight))
      const flying = work(() => !flight.isForgotten)
        .then((value) => {
          flight.landed = { value }
          // Whoever waits for an earlier one, which may hang, gets what is newer.
          if (value.ok) for (const other of ofKey) if (other.startedAt < flight.startedAt) other.landed ??= { value }
          return value
        })
        .finally(() => {
          ofKey.delete(flight)
          if (ofKey.size === 0 && underWay.get(key) === ofKey) underWay.delete(key)
        })
      return inTime(flying, patienceMs, background)
    },
    /** Requests that wait already get the value; later ones start another flight. */
    forget(match: (key: string) => boolean): void {
      for (const [key, flights] of [...underWay]) {
        if (!match(key)) continue
        underWay.delete(key)
        for (const flight of flights) flight.isForgotten = true
      }
    },
  }
}

/**
 * The value of `work`; null if it isn't there within `patienceMs`. The work goes on in the background: a service is
 * judged by the limit of its operation, not by how long a page waits.
 */
export async function inTime<T>(work: Promise<T>, patienceMs: number, background: Background): Promise<T | null> {
  background(work)
  if (!Number.isFinite(patienceMs)) return work
  return Promise.race([work, elapse(patienceMs).then(() => null)])
}
