import type { Site } from '../i18n/locales.ts'
import type { MessageKey } from '../i18n/messages/en.ts'
import { allShoeSizes, type ShoeGender, type ShoeSize, shoeGenders } from './shoe-sizes.ts'
import { type SizeSystem, sizeSystems, systemOf, withLocalHalves } from './size-label.ts'

export const footWidths = ['narrow', 'standard', 'wide'] as const

/** A shopper's foot, with the size that they said: whose sizes they were, and of which system. */
export type Foot = {
  /** In millimeters, of a size of `gender`. */
  readonly length: number
  readonly width: (typeof footWidths)[number]
  readonly gender: ShoeGender
  readonly system: SizeSystem
}

/** As a profile and a cookie hold it: `265 men us`, `265 wide men us`. */
export const footText = ({ length, width, gender, system }: Foot): string =>
  [length, ...(width === 'standard' ? [] : [width]), gender, system].join(' ')

/** Null for a text that says no foot, and for a length that no size has. */
export function readFoot(text: string): Foot | null {
  const words = text.split(' ')
  const gender = shoeGenders.find((one) => words.includes(one))
  const system = sizeSystems.find((one) => words.includes(one))
  if (!gender || !system) return null
  const width = footWidths.find((one) => words.includes(one)) ?? 'standard'
  const foot = { length: Number(words[0]), width, gender, system }
  return sizeOf(foot) && footText(foot) === text ? foot : null
}

const sizeOf = ({ length, gender }: Pick<Foot, 'length' | 'gender'>): ShoeSize | undefined =>
  allShoeSizes[gender].find((size) => size.length === length)

/** Lists name sizes so. */
export const europeanSizeOf = (foot: Foot): string => sizeOf(foot)?.eu ?? ''

/** The foot that a European size fits, whoever wears it. */
export const lengthOfEuropean = (size: string): number | null =>
  [...allShoeSizes.unisex, ...allShoeSizes.kids].find(({ eu }) => eu === size)?.length ?? null

const plain = (size: string): string => size.trim().toUpperCase().replace(',', '.')

/**
 * The foot that a profile holds. A size from before profiles held feet ("8", "42") is one of the site's system, or else
 * of Europe's; it is nobody's where its length would depend on a gender that the person hasn't said.
 */
export function footOfProfile(kept: string, gender: string | null, site: Pick<Site, 'country'>): Foot | null {
  const own = gender === 'female' ? 'women' : gender === 'male' ? 'men' : null
  const adults: readonly ShoeGender[] = own ? [own, 'unisex'] : ['unisex', 'women', 'men']
  const kinds: readonly (readonly ShoeGender[])[] = [adults, ['kids']]
  const readings = [systemOf(site), 'eu' as const].flatMap((system) =>
    kinds.map((kind) => kind.flatMap((whose) => feetMarked(kept, whose, system))),
  )
  const [first, ...others] = readings.find((feet) => feet.length > 0) ?? []
  return readFoot(kept) ?? (first && others.every(({ length }) => length === first.length) ? first : null)
}

const feetMarked = (size: string, gender: ShoeGender, system: SizeSystem): readonly Foot[] =>
  allShoeSizes[gender]
    .filter((row) => plain(row[system]) === plain(size))
    .map(({ length }) => ({ length, width: 'standard', gender, system }))

/** A size of a shoe, as its maker and as the shopper's site call it. */
type Marked = { readonly size: string; readonly label: string }

/** The foot that a size of a shoe fits, by the table of sizes; null for a size that isn't in it. */
export function footLengthOf({ size, label }: Marked, gender: ShoeGender, site: Pick<Site, 'country'>): number | null {
  const sizes = allShoeSizes[gender]
  const system = systemOf(site)
  const found = sizes.find(({ eu }) => eu === plain(size)) ?? sizes.find((row) => plain(row[system]) === plain(label))
  return found?.length ?? null
}

const names = {
  us: { women: 'sizing.column.usWomen', men: 'sizing.column.usMen', kids: 'sizing.column.usKids', unisex: 'sizing.us' },
  uk: { women: 'sizing.column.uk', men: 'sizing.column.uk', kids: 'sizing.ukKids', unisex: 'sizing.column.uk' },
  eu: { women: 'sizing.column.eu', men: 'sizing.column.eu', kids: 'sizing.column.eu', unisex: 'sizing.column.eu' },
} as const satisfies Record<SizeSystem, Record<ShoeGender, MessageKey>>

/** The size as it was said, with its system: "US women 10.5", "EU 42". */
export function footWords(foot: Foot, site: Pick<Site, 'language'>, t: (key: MessageKey) => string): string {
  const size = sizeOf(foot)?.[foot.system] ?? ''
  return `${t(names[foot.system][foot.gender])} ${withLocalHalves(size, site)}`
}
