/**
 * Marks of one request for the Server-Timing header, in milliseconds. A Worker's clock stops while code runs, so only
 * waiting is measured.
 */
export type Timing = { mark(name: string): void; header(): string }

export function startTiming(): Timing {
  let last = Date.now()
  const marks: string[] = []
  return {
    mark(name) {
      const now = Date.now()
      marks.push(`${name};dur=${now - last}`)
      last = now
    },
    header: () => marks.join(', '),
  }
}
