/** How many keys are counted at once. Flooding with new keys only discards the oldest. */
const mostKeys = 10_000

/** Counts per key within a period that starts with its first try, in this isolate's memory. Times in milliseconds. */
export function createWindow(periodMs: number) {
  const counted = new Map<string, { since: number; count: number }>()
  return {
    /** Counts one more try. `count` includes it; `until` is when the key's period ends. */
    take(key: string, now: number): { readonly count: number; readonly until: number } {
      const existing = counted.get(key)
      const current = existing && now - existing.since < periodMs ? existing : { since: now, count: 0 }
      counted.delete(key)
      counted.set(key, current)
      const oldest = counted.size > mostKeys ? counted.keys().next().value : undefined
      if (oldest !== undefined) counted.delete(oldest)
      current.count += 1
      return { count: current.count, until: current.since + periodMs }
    },
    forget: (key: string): void => void counted.delete(key),
  }
}
export type Window = ReturnType<typeof createWindow>
