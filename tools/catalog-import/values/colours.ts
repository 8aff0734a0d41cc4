import { colourTable } from './colour-table.ts'

/** `family` is the shop's facet value; `swatch` one or two `#rrggbb`. */
export type Colour = { readonly family: string; readonly swatch: readonly string[] }
type Known = { readonly family: string; readonly hex: string }

const byWord: ReadonlyMap<string, Known> = new Map(
  colourTable.flatMap(([family, hex, names]) =>
    names.split(' ').map((word): [string, Known] => [word, { family, hex }]),
  ),
)
const several: Colour = { family: 'multi', swatch: ['#d9534f', '#4a7fb5'] }
const unknown: Colour = { family: 'multi', swatch: ['#c9c9c9'] }

/** `Black/White` -> black with both swatches; `Dark Heather Grey` -> grey; a name without a known word is `multi`. */
export function colourOf(name: string): Colour {
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(name.trim())?.[1]?.toLowerCase()
  if (hex) return colourOfHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
  const plain = name.toLowerCase().replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
  if (/\b(multi|assorted|rainbow|bunt|mehrfarbig)/.test(plain)) return several
  const parts = plain.split(/[/,&+;|]| - | and | und | et | y | e /).flatMap((part) => knownIn(part) ?? [])
  const [first, second] = parts
  if (!first) return unknown
  if (new Set(parts.map(({ family }) => family)).size > 2) return { family: 'multi', swatch: swatchOf(first, second) }
  return { family: first.family, swatch: swatchOf(first, second) }
}

function swatchOf(first: Known, second: Known | undefined): string[] {
  return second && second.hex !== first.hex ? [first.hex, second.hex] : [first.hex]
}

/** The last word says what it is ("rose gold"), unless it says nothing ("navy heather"). */
function knownIn(part: string): Known | null {
  const colourWords = part.split(/[^a-z]+/).filter(Boolean)
  const compound = byWord.get(colourWords.join(''))
  if (compound) return compound
  for (const word of colourWords.reverse()) {
    const entry = byWord.get(word) ?? byWord.get(word.replace(/(ish|s)$/, ''))
    if (entry) return entry
  }
  return null
}

function colourOfHex(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const distance = (otherHex: string) =>
    [red, green, blue].reduce(
      (sum, value, index) => sum + (value - Number.parseInt(otherHex.slice(1 + 2 * index, 3 + 2 * index), 16)) ** 2,
      0,
    )
  const nearest = [...byWord.values()].reduce((best, candidate) =>
    distance(candidate.hex) < distance(best.hex) ? candidate : best,
  )
  return { family: nearest.family, swatch: [`#${hex}`] }
}
