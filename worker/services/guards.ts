import type { ServiceName } from '../../shared/operations/operation.ts'
import { log } from '../http/log.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Bulkhead, createBulkhead, type Place } from './bulkhead.ts'
import type { Worth } from './worth.ts'

/**
 * How many calls may run at once, to one service and overall: more than a busy shop's pages need, less than a hung
 * service could hold.
 */
const perService = 32
const overallLimit = 160
/** How long a call waits for a place, and how often it checks, in milliseconds. */
const waitMs = 600
const lookMs = 10
/** A call has this long after its timeout to settle; then its place is freed. */
const graceMs = 1000

/** Why a call wasn't made. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

type Guard = { readonly breaker: Breaker; readonly bulkhead: Bulkhead }
export type CallTicket = {
  /** Call once at the end, with whether the service itself responded. */
  done(answered: boolean): void
}

/** Circuit breaker and bulkhead of every service, and one bulkhead around all of them, for the life of the isolate. */
export function createGuards(now: () => number, wait: (ms: number) => Promise<unknown>) {
  const all = createBulkhead(overallLimit)
  const guards = new Map<ServiceName, Guard>()
  const guardOf = (service: ServiceName): Guard => {
    const guard = guards.get(service) ?? { breaker: createBreaker(), bulkhead: createBulkhead(perService) }
    guards.set(service, guard)
    return guard
  }
  const placesIn = ({ bulkhead }: Guard, worth: Worth, deadline: number): readonly Place[] | null => {
    const servicePlace = bulkhead.enter(worth, now(), deadline)
    const shared = servicePlace && all.enter(worth, now(), deadline)
    if (servicePlace && !shared) servicePlace.leave()
    return servicePlace && shared ? [servicePlace, shared] : null
  }
  return {
    /** Throws NotAsked if the service isn't answering, or its bulkhead is full. */
    async enter(service: ServiceName, worth: Worth, timeoutMs: number): Promise<CallTicket> {
      const guard = guardOf(service)
      const { breaker } = guard
      const askedAt = now()
      let places = breaker.isOpen() ? null : placesIn(guard, worth, askedAt + timeoutMs + graceMs)
      while (!places && !breaker.isOpen()) {
        if (now() - askedAt >= waitMs) throw new NotAsked('busy')
        await wait(lookMs)
        places = breaker.isOpen() ? null : placesIn(guard, worth, now() + timeoutMs + graceMs)
      }
      if (!breaker.allows(now())) {
        for (const place of places ?? []) place.leave()
        throw new NotAsked('open')
      }
      const startedAt = now()
      return {
        done(answered) {
          for (const place of places ?? []) place.leave()
          const wasOpen = breaker.isOpen()
          breaker.note(answered, startedAt, now())
          if (breaker.isOpen() !== wasOpen) log('warn', wasOpen ? 'breaker.closed' : 'breaker.opened', { service })
        },
      }
    },
  }
}

/** Shared by all requests of the isolate. */
export const guards = createGuards(Date.now, (ms) => scheduler.wait(ms))
