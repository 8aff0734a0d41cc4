/** Two letters that people type for one which they don't have, or which they were taught to write so. */
const spelledOut = [
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
  ['ss', 's'],
] as const

/** Other ways to write a word of plain letters: `muetze` -> `mutze`, `gruen` -> `grun`, `strasse` -> `strase`. */
export function respellings(word: string): string[] {
  const all = new Set<string>()
  for (const [two, one] of spelledOut) for (const known of [word, ...all]) all.add(known.replaceAll(two, one))
  all.delete(word)
  return [...all]
}
