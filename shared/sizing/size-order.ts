/**
 * The one order of sizes: letters ("2XS", "XS/S", "XL"), then children's shoes ("13.5C", "1Y") and ages ("6-12M",
 * "2-3 years"), then figures by value ("3.5", "UK 10", "M5 / W6.5", "36 2/3"), then everything else by name ("OS").
 */
export function bySize(a: string, b: string): number {
  const [left, right] = [placeOf(a), placeOf(b)]
  return left.group - right.group || left.at - right.at || a.localeCompare(b, 'en', { numeric: true })
}

type Place = { readonly group: number; readonly at: number }

function placeOf(size: string): Place {
  const text = size.trim().toUpperCase().replace(',', '.')
  const letters = text.split(/[/-]/).map(letterPlace)
  if (letters.every((place) => place !== null))
    return { group: 0, at: letters.reduce((sum, place) => sum + place, 0) / letters.length }
  const young = youngPlace(text)
  if (young !== null) return { group: 1, at: young }
  const figure = figureOf(text)
  return figure === null ? { group: 3, at: 0 } : { group: 2, at: figure }
}

const letterShape = /^(?:(?<count>\d)X|(?<each>X*))(?<letter>[SML])$/
const direction = new Map([
  ['S', -1],
  ['M', 0],
  ['L', 1],
])

/** "M" is 0, "L" 1, "XL" 2; "2XS" and "XXS" are -3. */
function letterPlace(text: string): number | null {
  const { count, each = '', letter = '' } = letterShape.exec(text)?.groups ?? {}
  const away = direction.get(letter)
  return away === undefined ? null : away * (1 + (count === undefined ? each.length : Number(count)))
}

const youngShape = /^(?<from>\d+(?:\.\d)?)(?:-\d+)?\s?(?<unit>C|M|MONTHS|Y|YEARS)$/

/** In months, after children's shoes: "1Y" follows "13.5C", whether it is a size or an age. */
function youngPlace(text: string): number | null {
  const { from, unit = '' } = youngShape.exec(text)?.groups ?? {}
  if (from === undefined) return null
  return unit === 'C' ? Number(from) - 100 : Number(from) * (unit.startsWith('Y') ? 12 : 1)
}

const figureShape = /^(?:[A-Z]{1,3}\s?)?(?<whole>\d+(?:\.\d+)?)(?:\s(?<part>\d)\/(?<of>[1-9]))?/

function figureOf(text: string): number | null {
  const { whole, part = '0', of = '1' } = figureShape.exec(text)?.groups ?? {}
  return whole === undefined ? null : Number(whole) + Number(part) / Number(of)
}
