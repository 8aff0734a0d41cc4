import type { RequestContext } from '../context/request-context.ts'
import type { ContentReader } from './content-reader.ts'

/** Most fragments that one page may include, and how deep they may include each other. */
const maxFragments = 40
const maxRounds = 8

/**
 * Every fragment that blocks name, and those that these name: loaded together, round by round, before anything is resolved. One that
 * includes itself is loaded once; the resolver says so.
 */
export async function loadFragments(
  context: RequestContext,
  blocks: readonly unknown[],
  read: ContentReader['fragment'],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const loaded = new Map<string, readonly unknown[]>()
  const asked = new Set<string>()
  let wanted = namedIn(blocks)
  for (let round = 0; round < maxRounds && wanted.length > 0; round++) {
    const fresh = [...new Set(wanted)].filter((id) => !asked.has(id)).slice(0, maxFragments - asked.size)
    for (const id of fresh) asked.add(id)
    const found = await Promise.all(fresh.map((id) => read(context, id)))
    wanted = []
    found.forEach(({ document }, index) => {
      if (!document) return
      loaded.set(fresh[index] ?? '', document.blocks)
      wanted.push(...namedIn(document.blocks))
    })
  }
  return loaded
}

const names = new WeakMap<readonly unknown[], string[]>()
const maxDepth = 40

/** Ids of the fragments that a tree of blocks names, wherever they stand in it. */
function namedIn(blocks: readonly unknown[]): string[] {
  const known = names.get(blocks)
  if (known) return known
  const found: string[] = []
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if ('type' in value && value.type === 'fragment' && 'fragmentId' in value && typeof value.fragmentId === 'string')
      found.push(value.fragmentId)
    for (const part of Object.values(value)) walk(part, depth + 1)
  }
  walk(blocks, 0)
  names.set(blocks, found)
  return found
}
