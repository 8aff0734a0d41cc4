import { z } from 'zod'
import { isTagged } from '../../content/tags.ts'
import { log } from '../../http/log.ts'
import type { Origin } from './kept-page.ts'

/** Ids that were purged, and when (epoch milliseconds). */
const Purge = z.object({ at: z.number(), ids: z.array(z.string()).readonly() })
export type Purge = z.infer<typeof Purge>

const prefix = 'purge/'
/** How old another isolate's purges may be before this one looks for them. */
const readAgainMs = 5000
/** KV may show a key this late elsewhere. Whoever makes a page before knows nothing of the purge. */
const lateMs = 60_000 + readAgainMs
/** Nothing is kept longer than this. */
const lifetimeSeconds = 86_400
/** KV holds 1,024 bytes of metadata a key; some are the instant's and the quotes'. */
const idBytesPerKey = 900
/** KV lists a thousand keys at a time. */
const mostLists = 10
const encoder = new TextEncoder()

export type Purges = {
  /** Purges of pages that other isolates have made, perhaps before they knew. */
  ofOthers(): readonly Purge[]
  /** Purges of pages that this isolate has made: it knew of a purge from when it read it on. */
  ofOwn(): readonly Purge[]
  /** Looks for others' where it is time; null where it isn't. */
  refresh(): Promise<void> | null
  /** For all isolates to read. Rejects when KV can't be written. */
  record(purge: Purge): Promise<void>
}

/**
 * Every isolate keeps pages, and no call reaches all of them: what was purged is written to KV, a key each so that two
 * at once don't overwrite each other, and every isolate reads them again after a few seconds. `onPurge` is given
 * each of the others' once.
 */
export function createPurges(kv: KVNamespace, now: () => number, onPurge: (purges: readonly Purge[]) => void): Purges {
  const known = new Map<string, { readonly purge: Purge; readonly knownSince: number }>()
  let readAt = Number.NEGATIVE_INFINITY

  /** The newest come first in the list, so that what is new is in its beginning. */
  async function unknown(): Promise<ReadonlyMap<string, Purge>> {
    const found = new Map<string, Purge>()
    let cursor: string | null = null
    for (let count = 0; count < mostLists; count += 1) {
      const list: KVNamespaceListResult<unknown> = await kv.list({ prefix, cursor })
      for (const { name, metadata } of list.keys) {
        const purge = known.has(name) ? undefined : Purge.safeParse(metadata).data
        if (purge) found.set(name, purge)
      }
      if (list.list_complete || list.keys.some(({ name }) => known.has(name))) return found
      cursor = list.cursor
    }
    return found.set(`${prefix}more`, { at: now(), ids: ['*'] })
  }

  async function readOthers(): Promise<void> {
    const found = await unknown()
    for (const [name, purge] of found) known.set(name, { purge, knownSince: now() })
    const oldest = now() - lifetimeSeconds * 1000
    for (const [name, { purge }] of known) if (purge.at <= oldest) known.delete(name)
    if (found.size > 0) onPurge([...found.values()].map(({ ids }) => ({ at: now(), ids })))
  }

  return {
    ofOthers: () => [...known.values()].map(({ purge: { at, ids } }) => ({ at: at + lateMs, ids })),
    ofOwn: () => [...known.values()].map(({ purge: { ids }, knownSince: at }) => ({ at, ids })),
    refresh() {
      if (now() - readAt < readAgainMs) return null
      readAt = now()
      return readOthers().catch((error: unknown) => log('warn', 'purges.read-failed', { reason: String(error) }))
    },
    async record({ at, ids }) {
      const writes = byBytes(ids).map((some) => {
        const purge = { at, ids: some }
        const name = `${prefix}${Number.MAX_SAFE_INTEGER - at}-${crypto.randomUUID()}`
        known.set(name, { purge, knownSince: at })
        return kv.put(name, '', { metadata: purge, expirationTtl: lifetimeSeconds })
      })
      await Promise.all(writes)
    },
  }
}

/** As many together as one key holds. */
function byBytes(ids: readonly string[]): readonly string[][] {
  const all: string[][] = []
  let room = 0
  for (const id of ids) {
    const size = encoder.encode(JSON.stringify(id)).byteLength + 1
    if (size > room || all.length === 0) {
      all.push([])
      room = idBytesPerKey
    }
    all.at(-1)?.push(id)
    room -= size
  }
  return all
}

export const isPurged = ({ tags, madeAt }: Pick<Origin, 'tags' | 'madeAt'>, purges: readonly Purge[]): boolean =>
  purges.some(({ at, ids }) => at >= madeAt && ids.some((id) => tags.some((tag) => isTagged(tag, id))))
