type Entry = { readonly segments: readonly string[]; readonly keptAt: number }

/** Qualified segments by key, for a while; of too many the one that was longest not asked for goes. */
export function createSegmentCache(capacity: number, timeoutMs: number, now: () => number) {
  const entries = new Map<string, Entry>()
  return {
    find(key: string): readonly string[] | null {
      const entry = entries.get(key)
      entries.delete(key)
      // A clock that was set back counts as time that has passed.
      if (!entry || Math.abs(now() - entry.keptAt) >= timeoutMs) return null
      entries.set(key, entry)
      return entry.segments
    },
    keep(key: string, segments: readonly string[]): void {
      entries.delete(key)
      entries.set(key, { segments, keptAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
    },
  }
}
