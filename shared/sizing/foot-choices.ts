import type { Site } from '../i18n/locales.ts'
import type { MessageKey } from '../i18n/messages/en.ts'
import { type Foot, footText, footWidths, footWords } from './foot.ts'
import { allShoeSizes, type ShoeGender } from './shoe-sizes.ts'
import { lengthWriter, perCentimeter } from './size-charts.ts'
import { systemOf } from './size-label.ts'

type Words = (key: MessageKey) => string
/** A size to choose, by the foot that it is kept as. */
type FootChoice = { readonly value: string; readonly label: string }

const feetOf = (gender: ShoeGender, site: Site): readonly Foot[] =>
  allShoeSizes[gender].map(({ length }) => ({ length, width: 'standard', gender, system: systemOf(site) }))

/**
 * Sizes in the site's own system, shortest foot first: by gender in America, elsewhere each length once. `kept` is
 * among them, whichever system it was said in.
 */
export function footChoices(site: Site, t: Words, kept: Foot | null): readonly FootChoice[] {
  const all: readonly ShoeGender[] = ['women', 'men', 'kids']
  const feet =
    systemOf(site) === 'us'
      ? all.flatMap((gender) => feetOf(gender, site))
      : [...feetOf('kids', site).filter(isShorterThanAdults), ...feetOf('unisex', site)]
  const choices = feet.map((foot) => ({ value: footText(foot), label: footWords(foot, site, t) }))
  const standard = kept && { ...kept, width: 'standard' as const }
  if (!standard || choices.some(({ value }) => value === footText(standard))) return choices
  return [{ value: footText(standard), label: footWords(standard, site, t) }, ...choices]
}

const isShorterThanAdults = ({ length }: Foot): boolean => !allShoeSizes.unisex.some((size) => size.length === length)

/** Lengths of feet, each with the size of the chart that fits it. */
export function lengthChoices(chart: 'footwear' | 'kids-footwear', site: Site, t: Words): readonly FootChoice[] {
  const lengthOf = lengthWriter(site, t)
  return feetOf(chart === 'footwear' ? 'unisex' : 'kids', site).map((foot) => ({
    value: footText(foot),
    label: `${lengthOf(foot.length / perCentimeter)}: ${footWords(foot, site, t)}`,
  }))
}

export const widthChoices = (t: Words): readonly FootChoice[] =>
  footWidths.map((width) => ({ value: width, label: t(`sizing.${width}`) }))
