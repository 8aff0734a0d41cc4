/** Ages, letters and figures aren't compared: each kind has its place. */
const kinds = ['age', 'letter', 'child', 'figure', 'word'] as const
type Rank = { readonly kind: (typeof kinds)[number]; readonly place: number }

/**
 * The one order of sizes: ages ("6-12M", "2-3Y"), letters ("2XS", "XS/S", "XL"), children's shoes ("13C", "1Y"),
 * figures by value ("3.5", "UK 10", "M5 / W6.5"), then everything else by name ("OS").
 */
export function bySize(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  return kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || left.place - right.place || a.localeCompare(b, 'en')
}

function rankOf(label: string): Rank {
  const size = label.trim().toUpperCase().replaceAll(',', '.')
  const letters = size.split(/[/-]/).map(letterPlace)
  if (letters.every((place) => place !== null))
    return { kind: 'letter', place: letters.reduce((sum, place) => sum + place, 0) / letters.length }
  const [, from, unit] = /^(\d+)(?:-\d+)?(M|Y| ?MONTHS| ?YEARS)$/.exec(size) ?? []
  if (from !== undefined && (size.includes('-') || unit !== 'Y'))
    return { kind: 'age', place: Number(from) * (unit?.trim().startsWith('Y') ? 12 : 1) }
  const [, child, stage] = /^(\d+(?:\.\d+)?)([CY])$/.exec(size) ?? []
  if (child !== undefined) return { kind: 'child', place: Number(child) + (stage === 'Y' ? youthsAfter : 0) }
  const figure = Number.parseFloat(size.replace(/^[A-Z]{1,2} ?(?=\d)/, ''))
  return Number.isFinite(figure) ? { kind: 'figure', place: figure } : { kind: 'word', place: 0 }
}

/** Youths' 1 follows children's 13.5. */
const youthsAfter = 13

/** M is 0, S -1, XS -2, 2XS -3; L 1, XL 2, XXL and 2XL 3. Null for no letters. */
function letterPlace(size: string): number | null {
  const [, times, xs = '', letter] = /^(\d?)(X*)([SML])$/.exec(size) ?? []
  if (letter === undefined || (letter === 'M' && size !== 'M')) return null
  if (times && xs !== 'X') return null
  const extra = times ? Number(times) : xs.length
  return letter === 'M' ? 0 : letter === 'S' ? -1 - extra : 1 + extra
}
