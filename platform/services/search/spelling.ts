type WordRow = { term: string; doc: number }

/** Edits that a word of this length may be away from a known one. Short words are too close to one another to be guessed. */
function tolerance(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2
}

/**
 * The words with each unknown one replaced by the known word nearest to it, the more common of two equally near; null when nothing
 * changes. The first letter is taken to be right: people seldom mistype it, and it keeps the look-up to a slice of the index.
 */
export async function correctSpelling(db: D1Database, words: readonly string[]): Promise<string[] | null> {
  const corrected = await Promise.all(words.map((word) => nearest(db, word)))
  return corrected.some((word, index) => word !== words[index]) ? corrected : null
}

async function nearest(db: D1Database, word: string): Promise<string> {
  const allowed = tolerance(word)
  const first = [...word][0]
  if (allowed === 0 || first === undefined) return word
  const { results } = await db
    .prepare('SELECT term, doc FROM search_words WHERE term >= ?1 AND term < ?2 AND length(term) BETWEEN ?3 AND ?4')
    .bind(first, `${first}\u{10ffff}`, word.length - allowed, word.length + allowed)
    .all<WordRow>()
  let best = { word, distance: allowed + 1, doc: 0 }
  for (const { term, doc } of results) {
    const distance = editDistance(word, term)
    if (distance < best.distance || (distance === best.distance && doc > best.doc)) best = { word: term, distance, doc }
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
