/** Calls that got no answer, within the last `windowMs`, that open the breaker where they are at least half of all. */
const enoughFailures = 6
const windowMs = 10_000
/** While it is open one call in this many milliseconds goes through, to see whether the service is back. */
const probeMs = 1000

/**
 * Stops asking a service that doesn't answer. Closed: every call goes through. Open: one probe a second, and the first
 * that is answered closes it. Only silence counts (no connection, no answer within the operation's own limit, a
 * gateway's 502 to 504): a slow answer and an error are answers, and nobody may shut a service for all by sending it
 * what it fails on. Times in epoch milliseconds.
 */
export function createBreaker() {
  let calls: { readonly at: number; readonly answered: boolean }[] = []
  let openedAt: number | null = null
  let probedAt = 0
  return {
    isOpen: (): boolean => openedAt !== null,
    /** Whether a call may be made now. `turns`: how many open breakers take turns at probing the same service. */
    allows(now: number, turns = 1): boolean {
      if (openedAt === null) return true
      if (now - Math.max(openedAt, probedAt) < probeMs * turns) return false
      probedAt = now
      return true
    },
    /** How a call that began at `startedAt` ended. */
    note(answered: boolean, startedAt: number, now: number): void {
      if (openedAt !== null) {
        // A call from before it opened says nothing of whether the service is back.
        if (answered && startedAt >= openedAt) {
          openedAt = null
          calls = []
        }
        return
      }
      calls = [...calls.filter(({ at }) => now - at < windowMs).slice(-99), { at: now, answered }]
      const failures = calls.filter((call) => !call.answered).length
      if (failures >= enoughFailures && failures * 2 >= calls.length) openedAt = now
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
