import type { Site } from '../../../../shared/i18n/locales.ts'
import { allShoeSizes, shoeGenders } from '../../../../shared/sizing/shoe-sizes.ts'
import { systemOf } from '../../../../shared/sizing/size-label.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'

/** `withKids`: whether children's sizes are meant as well, whose figures are those of adults. */
type Sized = { readonly labels: readonly string[]; readonly withKids: boolean }

type Place = Pick<Site, 'region' | 'country'>

/**
 * By number, 1 for each size that is worn under one of these labels in the region: "9" and "M6.5 / W8" for "8". The
 * maker's own size does everywhere: no size of America looks like one of Europe.
 */
export function sizesLike(index: CatalogueIndex, { labels, withKids }: Sized, site: Place): Uint8Array {
  return Uint8Array.from(index.known.sizes.texts, (text, number) => {
    const [size = '', america = '', europe = ''] = text.split('\t')
    const british = systemOf(site) === 'uk' ? britishSizeOf(size, america, withKids) : undefined
    const worn = site.region === 'NA' ? america : (british ?? europe)
    return number > 0 &&
      labels.some((label) => size === label || worn === label || partsOf(worn, withKids).includes(label))
      ? 1
      : 0
  })
}

/** British names of sizes by their European and American ones: no other goods are sized with both of a row. */
const britishSizes = new Map(
  shoeGenders.flatMap((gender) =>
    allShoeSizes[gender].map(({ eu, us, uk }) => [`${eu}\t${us}`, { uk, isKids: gender === 'kids' }] as const),
  ),
)

function britishSizeOf(size: string, america: string, withKids: boolean): string | undefined {
  const found = britishSizes.get(`${size}\t${america}`)
  return found?.isKids && !withKids ? undefined : found?.uk
}

/** "M6.5 / W8" -> 6.5 and 8; with children's sizes "11C" -> 11. */
const partsOf = (label: string, withKids: boolean): string[] =>
  label.split(/[ /]+/).map((part) => part.replace(withKids ? /^[MW](?=\d)|(?<=\d)[CY]$/g : /^[MW](?=\d)/g, ''))
