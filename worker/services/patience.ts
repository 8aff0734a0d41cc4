/** After so many calls in a row without an answer in time no page waits for a service, until it has answered again. */
const mostSilences = 3
/** Meanwhile one page in so many milliseconds asks, to see whether the service is back. */
const probeMs = 1000

/**
 * Whether pages wait for a service that they can do without. A circuit breaker opens too late for that: half of the
 * calls of ten seconds can be hundreds of pages. Times in epoch milliseconds.
 */
export function createPatience() {
  let silences = 0
  let askedAt = 0
  return {
    /** `probe`: the service is to be asked, and not waited for. */
    next(now: number): 'wait' | 'probe' | 'skip' {
      const isSilent = silences >= mostSilences
      if (isSilent && now - askedAt < probeMs) return 'skip'
      askedAt = now
      return isSilent ? 'probe' : 'wait'
    },
    /** Whether a call was answered in time. */
    note(isInTime: boolean): void {
      silences = isInTime ? 0 : silences + 1
    },
  }
}
