import type { Operation } from '../../shared/operations/operation.ts'
import { log } from '../http/log.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Bulkhead, createBulkhead, type Place } from './bulkhead.ts'
import { type Worth, worthOfCall } from './worth.ts'

/**
 * How many calls may run at once in a compartment, at first and after many answers: more than a busy shop's pages need,
 * and enough for a sale whose services take a second.
 */
const firstWidth = 24
const mostWidth = 128
/** How many may run at once in all compartments: less than hung services could hold. */
const overallLimit = 400
/** How many calls wait for a place in a compartment; how long at most, and how often they look, in milliseconds. */
const mostWaiting = 96
const waitMs = 3000
const lookMs = 15
/**
 * A call has this long after its timeout to settle; then its place is freed. Timers of a busy isolate run late, and
 * with places freed before the silence in them is noted, a hung service would get the next calls too.
 */
const graceMs = 3000

/** Why a call isn't made: the service isn't answering, or too many calls are under way. */
export type NotAsked = 'open' | 'busy'

type Called = Pick<Operation, 'id' | 'service'>
type Compartment = {
  readonly name: string
  readonly service: string
  /** By the importance of a call: a compartment of one operation has none to hold back for a more important one. */
  readonly worthOf: (worth: Worth) => Worth
  readonly breaker: Breaker
  readonly bulkhead: Bulkhead
  waiting: number
}
export type CallTicket = {
  /** The call is to find out whether the service is back. */
  readonly isProbe: boolean
  /**
   * Call once at the end, with whether the service itself responded within the operation's limit; null if the caller
   * has given up earlier.
   */
  done(answered: boolean | null): void
}

/**
 * Circuit breakers and bulkheads, for the life of the isolate. An operation that pages read has a compartment of its
 * own, so that it takes down no other. Those of a purchase and of signing in share one for each service, because a
 * shopper needs all of them. An outer bulkhead is around all compartments.
 */
export function createGuards(now: () => number, wait: (ms: number) => Promise<unknown>) {
  const all = createBulkhead(overallLimit)
  const compartments = new Map<string, Compartment>()
  const compartmentOf = ({ id, service }: Called, worth: Worth): Compartment => {
    const isShared = worth === 'cart' || worth === 'checkout'
    const name = isShared ? service : id
    const known = compartments.get(name)
    if (known) return known
    const compartment: Compartment = {
      name,
      service,
      worthOf: isShared ? (own) => own : () => 'checkout',
      breaker: createBreaker(),
      bulkhead: createBulkhead(firstWidth, mostWidth),
      waiting: 0,
    }
    compartments.set(name, compartment)
    return compartment
  }
  /** How many open breakers take turns at probing the service. */
  const turnsOf = ({ service }: Compartment): number =>
    [...compartments.values()].filter((other) => other.service === service && other.breaker.isOpen()).length
  const placesIn = ({ bulkhead, worthOf }: Compartment, worth: Worth, deadline: number): readonly Place[] | null => {
    const place = bulkhead.enter(worthOf(worth), now(), deadline)
    const shared = place && all.enter(worth, now(), deadline)
    if (place && !shared) place.leave()
    return place && shared ? [place, shared] : null
  }
  const untilPlace = async (
    compartment: Compartment,
    worth: Worth,
    timeoutMs: number,
  ): Promise<readonly Place[] | null> => {
    const find = () => placesIn(compartment, worth, now() + timeoutMs + graceMs)
    const found = find()
    if (found || compartment.waiting >= mostWaiting) return found
    compartment.waiting += 1
    try {
      for (let waited = 0; waited < waitMs && !compartment.breaker.isOpen(); waited += lookMs) {
        await wait(lookMs)
        const places = find()
        if (places) return places
      }
      return null
    } finally {
      compartment.waiting -= 1
    }
  }
  return {
    async enter(called: Called, timeoutMs: number): Promise<CallTicket | NotAsked> {
      const worth = worthOfCall(called.id)
      const compartment = compartmentOf(called, worth)
      const { breaker } = compartment
      const places = breaker.isOpen() ? null : await untilPlace(compartment, worth, timeoutMs)
      const isProbe = breaker.isOpen()
      if (!places && !isProbe) return 'busy'
      const leave = () => {
        for (const place of places ?? []) place.leave()
      }
      if (isProbe && !breaker.allows(now(), turnsOf(compartment))) {
        leave()
        return 'open'
      }
      const startedAt = now()
      return {
        isProbe,
        done(answered) {
          leave()
          if (answered === null) return
          compartment.bulkhead.note(answered)
          const wasOpen = breaker.isOpen()
          breaker.note(answered, startedAt, now())
          if (breaker.isOpen() !== wasOpen)
            log('warn', wasOpen ? 'breaker.closed' : 'breaker.opened', { of: compartment.name })
        },
      }
    },
  }
}

/** Shared by all requests of the isolate. */
export const guards = createGuards(Date.now, (ms) => scheduler.wait(ms))
