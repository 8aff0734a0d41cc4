import type { Counts } from './facet-query.ts'

/** Stock changes without a new revision: counts of sizes are at most this old. */
const maxAgeMs = 30_000
const maxEntries = 500

type Entry = { readonly counts: Counts; readonly at: number }
const entries = new Map<string, Entry>()

/** Counts over a large category cost far more than its page: an isolate keeps them for the catalogue's revision, the oldest out first. */
export async function keptCounts(key: string, now: number, count: () => Promise<Counts>): Promise<Counts> {
  const kept = entries.get(key)
  if (kept && now - kept.at < maxAgeMs) return kept.counts
  const counts = await count()
  entries.delete(key)
  entries.set(key, { counts, at: now })
  const oldest = entries.keys().next()
  if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value)
  return counts
}
