import { shareOf, type Worth } from './worth.ts'

/** A place inside; to be left when the work is done, however it ended. */
export type Place = { leave(): void }

/**
 * At most `capacity` pieces of work at once, the less they are worth the fewer. Whoever is called off never leaves, so
 * each place is given up at its deadline too. Times in epoch milliseconds.
 */
export function createBulkhead(capacity: number) {
  const deadlines = new Map<symbol, number>()
  const giveUp = (now: number): void => {
    for (const [place, deadline] of deadlines) if (deadline <= now) deadlines.delete(place)
  }
  return {
    /** Null where it is full for this worth. */
    enter(worth: Worth, now: number, deadline: number): Place | null {
      const limit = Math.max(1, Math.floor(capacity * shareOf[worth]))
      if (deadlines.size >= limit) giveUp(now)
      if (deadlines.size >= limit) return null
      const place = Symbol(worth)
      deadlines.set(place, deadline)
      return { leave: () => deadlines.delete(place) }
    },
    within: (): number => deadlines.size,
  }
}
export type Bulkhead = ReturnType<typeof createBulkhead>
