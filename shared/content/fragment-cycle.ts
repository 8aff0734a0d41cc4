/** Where a document names a fragment. */
type FragmentUse = { readonly fragmentId: string; readonly path: readonly (string | number)[] }

/** Every fragment that a tree of blocks includes, with the path to the block that does. */
export function fragmentUses(value: unknown, path: FragmentUse['path'] = []): FragmentUse[] {
  if (typeof value !== 'object' || value === null) return []
  const fragmentId: unknown = Reflect.get(value, 'fragmentId')
  const own = Reflect.get(value, 'type') === 'fragment' && typeof fragmentId === 'string' ? [{ fragmentId, path }] : []
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...inside.flatMap(([key, part]) => fragmentUses(part, [...path, key]))]
}

/**
 * The chain by which a fragment comes to include itself (`['a', 'b', 'a']`), or null. `includes` answers the ids that a fragment names;
 * nothing for one that isn't there.
 */
export function fragmentCycle(start: string, includes: (fragmentId: string) => readonly string[]): string[] | null {
  const seen = new Set<string>()
  const follow = (id: string, chain: readonly string[]): string[] | null => {
    for (const next of includes(id)) {
      if (next === start) return [...chain, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = follow(next, [...chain, next])
      if (found) return found
    }
    return null
  }
  return follow(start, [start])
}
