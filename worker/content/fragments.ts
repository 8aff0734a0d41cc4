import type { ContentContext, ContentReader } from './content-reader.ts'
import { namesOf } from './names-of.ts'

/** How many fragments a page may include, and how deep they may be nested. */
const maxFragments = 40
const maxRounds = 8

/** Ids of the fragments in a tree of blocks, at any depth. */
const namedIn = namesOf('fragment', 'fragmentId')

/**
 * All fragments that blocks refer to, directly or through other fragments, loaded level by level before anything is
 * resolved. A fragment that includes itself is loaded once; the resolver reports it.
 */
export async function loadFragments(
  context: ContentContext,
  blocks: readonly unknown[],
  read: ContentReader['fragment'],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const loaded = new Map<string, readonly unknown[]>()
  const requestedIds = new Set<string>()
  let ids: readonly string[] = namedIn(blocks)
  for (let round = 0; round < maxRounds && ids.length > 0; round++) {
    const fresh = [...new Set(ids)].filter((id) => !requestedIds.has(id)).slice(0, maxFragments - requestedIds.size)
    for (const id of fresh) requestedIds.add(id)
    const fragments = await Promise.all(fresh.map((id) => read(context, id)))
    const named: string[] = []
    fragments.forEach(({ document }, index) => {
      if (!document) return
      loaded.set(fresh[index] ?? '', document.blocks)
      named.push(...namedIn(document.blocks))
    })
    ids = named
  }
  return loaded
}
