import { shareOf, type Worth } from './worth.ts'

/** A place inside; to be left when the work is done, however it ended. */
export type Place = { leave(): void }

/**
 * Limits how much work runs at once; low priority gets a smaller share. Work that is answered widens the limit by one
 * place up to `most`, and silence narrows it to `capacity` again, so a service that is only slow gets more calls at
 * once and a hung one doesn't. Canceled requests never leave, so each place is given up at its deadline too. Times in
 * epoch milliseconds.
 */
export function createBulkhead(capacity: number, most = capacity) {
  let width = capacity
  const deadlines = new Map<symbol, number>()
  const giveUp = (now: number): void => {
    for (const [place, deadline] of deadlines) if (deadline <= now) deadlines.delete(place)
  }
  return {
    /** Null where it is full for this worth. */
    enter(worth: Worth, now: number, deadline: number): Place | null {
      const limit = Math.max(1, Math.floor(width * shareOf[worth]))
      if (deadlines.size >= limit) giveUp(now)
      if (deadlines.size >= limit) return null
      const place = Symbol(worth)
      deadlines.set(place, deadline)
      return { leave: () => deadlines.delete(place) }
    },
    /** Whether work was answered. */
    note(answered: boolean): void {
      width = answered ? Math.min(width + 1, most) : capacity
    },
    within: (): number => deadlines.size,
  }
}
export type Bulkhead = ReturnType<typeof createBulkhead>
