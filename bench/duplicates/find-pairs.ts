export type Source = { readonly file: string; readonly text: string }
/** Where a run of equal lines begins, in both files. */
export type Pair = { readonly a: string; readonly b: string; readonly first: string }

/** So many lines in a row are a copy. */
const window = 6
/** Letters and digits of a line that says something: brackets and `else` repeat everywhere. */
const fewest = 4

type Line = { readonly number: number; readonly text: string }

/**
 * Every pair of places with six equal lines, whatever their white space: imports, comments and lines of hardly any
 * letter aside.
 */
export function findPairs(sources: readonly Source[]): Pair[] {
  const places = new Map<string, { file: string; index: number; line: Line }[]>()
  for (const { file, text } of sources) {
    const lines = linesOf(text)
    for (let index = 0; index + window <= lines.length; index += 1) {
      const run = lines.slice(index, index + window)
      const [line] = run
      if (!line) continue
      const key = run.map((item) => item.text).join('\n')
      places.set(key, [...(places.get(key) ?? []), { file, index, line }])
    }
  }
  const pairs: Pair[] = []
  const known = new Set<string>()
  const placeOf = (file: string, index: number) => `${file} ${index}`
  for (const same of places.values())
    for (const [at, one] of same.entries())
      for (const other of same.slice(at + 1)) {
        known.add(`${placeOf(one.file, one.index)} ${placeOf(other.file, other.index)}`)
        // A longer run is one pair: the windows after its first overlap with it.
        if (known.has(`${placeOf(one.file, one.index - 1)} ${placeOf(other.file, other.index - 1)}`)) continue
        const [a, b] = [`${one.file}:${one.line.number}`, `${other.file}:${other.line.number}`]
        pairs.push({ a, b, first: one.line.text })
      }
  return pairs
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let isImport = false
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\s+/g, ' ').trim()
    if (line.startsWith('import ')) isImport = true
    const isCode = !isImport && !/^(?:\/\/|\/\*|\*)/.test(line)
    if (isImport && /['"]/.test(line)) isImport = false
    if (isCode && line.replace(/[^\p{L}\p{N}]/gu, '').length >= fewest) lines.push({ number: index + 1, text: line })
  }
  return lines
}
