import type { Site } from '../i18n/locales.ts'
import { allShoeSizes, type ShoeSize } from './shoe-sizes.ts'

/** Systems that shoes are sized in. */
export const sizeSystems = ['eu', 'us', 'uk'] as const
export type SizeSystem = (typeof sizeSystems)[number]

export const systemOf = ({ country }: Pick<Site, 'country'>): SizeSystem =>
  country === 'US' || country === 'CA' ? 'us' : country === 'GB' ? 'uk' : 'eu'

/** Clothes and gift cards have sizes that look alike. */
export const isShoeChart = (chart: string | null): chart is 'footwear' | 'kids-footwear' =>
  chart === 'footwear' || chart === 'kids-footwear'

/** Halves as the language writes them: 36.5 is 36,5 in German. */
export const withLocalHalves = (size: string, { language }: Pick<Site, 'language'>): string =>
  language === 'en' ? size : size.replace(/(\d)\.(\d)/g, '$1,$2')

/**
 * A size's label as a site shows it. The label of a region is what its retailer calls the size; the United Kingdom's is
 * the British size of a European one.
 */
export function sizeLabel(label: string, chart: string | null, site: Pick<Site, 'country' | 'language'>): string {
  const british = systemOf(site) === 'uk' && isShoeChart(chart) ? europeanSize(label, chart)?.uk : undefined
  return withLocalHalves(british ?? label, site)
}

const europeanSize = (label: string, chart: 'footwear' | 'kids-footwear'): ShoeSize | undefined =>
  allShoeSizes[chart === 'footwear' ? 'men' : 'kids'].find(({ eu }) => eu === label)
