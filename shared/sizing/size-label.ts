import type { Site } from '../i18n/locales.ts'
import { type SizeLabels, shoeSizeOf } from './shoe-sizes.ts'

/** Systems that shoes are sized in. */
export const sizeSystems = ['eu', 'us', 'uk'] as const
export type SizeSystem = (typeof sizeSystems)[number]

export const systemOf = ({ country }: Pick<Site, 'country'>): SizeSystem =>
  country === 'US' || country === 'CA' ? 'us' : country === 'GB' ? 'uk' : 'eu'

export const isShoeChart = (chart: string | null): chart is 'footwear' | 'kids-footwear' =>
  chart === 'footwear' || chart === 'kids-footwear'

/** Halves as the language writes them: 36.5 is 36,5 in German. */
export const withLocalHalves = (size: string, { language }: Pick<Site, 'language'>): string =>
  language === 'en' ? size : size.replace(/(\d)\.(\d)/g, '$1,$2')

/**
 * A size's label as a site shows it. The British one of a shoe follows from both others: retailers don't say it.
 * Clothes have sizes that look like those of shoes.
 */
export function sizeLabel(labels: SizeLabels, isShoe: boolean, site: Pick<Site, 'country' | 'language'>): string {
  const system = systemOf(site)
  const british = isShoe && system === 'uk' ? shoeSizeOf(labels)?.uk : undefined
  return withLocalHalves(british ?? (system === 'us' ? labels.na : labels.emea), site)
}
