/** A reference to a fragment in a document. */
type FragmentUse = { readonly fragmentId: string; readonly path: readonly (string | number)[] }

/** Every reference to a fragment in a tree of blocks, with its path. */
export function fragmentUses(value: unknown, path: FragmentUse['path'] = []): FragmentUse[] {
  if (typeof value !== 'object' || value === null) return []
  const fragmentId: unknown = Reflect.get(value, 'fragmentId')
  const ownUse =
    Reflect.get(value, 'type') === 'fragment' && typeof fragmentId === 'string' ? [{ fragmentId, path }] : []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...ownUse, ...entries.flatMap(([key, part]) => fragmentUses(part, [...path, key]))]
}

/**
 * The chain by which a fragment includes itself (`['a', 'b', 'a']`), or null. `includes` returns the ids a fragment
 * references; empty for a missing fragment.
 */
export function fragmentCycle(start: string, includes: (fragmentId: string) => readonly string[]): string[] | null {
  const visited = new Set<string>()
  const findCycle = (id: string, chain: readonly string[]): string[] | null => {
    for (const next of includes(id)) {
      if (next === start) return [...chain, next]
      if (visited.has(next)) continue
      visited.add(next)
      const cycle = findCycle(next, [...chain, next])
      if (cycle) return cycle
    }
    return null
  }
  return findCycle(start, [start])
}
