/** How often a waiting entry checks for its turn, in milliseconds. */
const pollMs = 20
/**
 * Polls without progress after which the first entry is removed: an aborted request never leaves the line itself.
 */
const maxPollsWithoutProgress = 250

/**
 * Runs one task at a time, with at most `maxWaiting` others in line. Each polls for its turn, because on Workers a
 * request that awaits another's promise hangs if that one is aborted.
 */
export function createLine(maxWaiting: number, wait: (ms: number) => Promise<unknown>) {
  const line: symbol[] = []
  const leave = (ticket: symbol): void => {
    const index = line.indexOf(ticket)
    if (index >= 0) line.splice(index, 1)
  }
  return {
    /** Number of running and waiting tasks. */
    length: (): number => line.length,
    /** Resolves to null if the line is full. */
    async join<T>(work: () => Promise<T>): Promise<T | null> {
      if (line.length > maxWaiting) return null
      const ticket = Symbol('ticket')
      line.push(ticket)
      try {
        let first = line[0]
        for (let polls = 0; line[0] !== ticket; polls += 1) {
          await wait(pollMs)
          if (line[0] !== first) polls = 0
          else if (first && polls >= maxPollsWithoutProgress) leave(first)
          first = line[0]
          // Removed by entries behind it: rejoin at the end.
          if (!line.includes(ticket)) line.push(ticket)
        }
        return await work()
      } finally {
        leave(ticket)
      }
    },
  }
}
