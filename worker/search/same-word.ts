const shortest = 3
const longEnough = 5

/**
 * Whether two plain words are forms of one: `boot` and `boots`, `noir` and `noires`, `negra` and `negro`. Coarse, for a
 * few dozen titles; the catalog's search has a stemmer.
 */
export function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short === long) return true
  if (short.length >= shortest && long.startsWith(short)) return long.length - short.length <= 2
  return short.length === long.length && short.length >= longEnough && short.slice(0, -1) === long.slice(0, -1)
}
