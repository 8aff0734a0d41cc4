/**
 * Edits that a word of this length may be away from a known one. Short words are too close to one another to be
 * guessed.
 */
function tolerance(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2
}

type Known = readonly [word: string, texts: number]

/**
 * The words with each unknown one replaced by the known word nearest to it, the more common of two equally near; null
 * when nothing changes. The first letter is taken to be right, because people seldom mistype it.
 */
export function correctSpelling(known: Iterable<Known>, words: readonly string[]): string[] | null {
  const candidates = Map.groupBy(known, ([word]) => [...word][0] ?? '')
  const corrected = words.map((word) => nearest(candidates.get([...word][0] ?? '') ?? [], word))
  return corrected.some((word, index) => word !== words[index]) ? corrected : null
}

function nearest(candidates: readonly Known[], word: string): string {
  const allowed = tolerance(word)
  let best = { word, distance: allowed + 1, texts: 0 }
  for (const [candidate, texts] of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(word, candidate)
    if (distance < best.distance || (distance === best.distance && texts > best.texts))
      best = { word: candidate, distance, texts }
  }
  return best.distance <= allowed ? best.word : word
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1))
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1)
      current.push(cost)
    }
  }
  return at(from.length, to.length)
}
