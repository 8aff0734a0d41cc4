/** A saved block or section of a deco site: a JSON object, usually with `__resolveType`. */
export type DecoValue = Readonly<Record<string, unknown>>

/** Reports about an export: none of them stops the rest. */
export type Note = { readonly file: string; readonly path: string; readonly reason: string }
export type Report = (path: string, reason: string) => void

export const isObject = (value: unknown): value is DecoValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `site/sections/Images/Banner.tsx`, the name of a saved block, or null. */
export function typeOf(value: unknown): string | null {
  const type: unknown = isObject(value) ? value['__resolveType'] : null
  return typeof type === 'string' && type !== '' ? type : null
}

/** Saved blocks by name. Names are percent-encoded in file names, sometimes twice. */
export type SavedBlocks = ReadonlyMap<string, DecoValue>

const maxDepth = 60

/**
 * A value with every saved block that it names put in its place, the value's own fields over the saved ones. A block
 * that comes to name itself is left out there.
 */
export function inlined(value: unknown, saved: SavedBlocks, report: Report): unknown {
  const walk = (value: unknown, path: string, chain: readonly string[], depth: number): unknown => {
    if (depth > maxDepth) {
      report(path, 'is nested too deep')
      return null
    }
    if (Array.isArray(value)) return value.map((part, index) => walk(part, `${path}.${index}`, chain, depth + 1))
    if (!isObject(value)) return value
    const type = typeOf(value)
    if (type === 'resolved') return walk(value['data'], `${path}.data`, chain, depth + 1)
    const block = type === null ? undefined : saved.get(type)
    if (block && type !== null) {
      if (chain.includes(type)) {
        report(path, `saved blocks name each other: ${[...chain, type].join(' > ')}`)
        return null
      }
      const { __resolveType: _name, ...own } = value
      return walk({ ...block, ...own }, path, [...chain, type], depth + 1)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, path ? `${path}.${key}` : key, chain, depth + 1)]),
    )
  }
  return walk(value, '', [], 0)
}
