import type { Site } from '../../../../shared/i18n/locales.ts'
import { sizeLabel } from '../../../../shared/sizing/size-label.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'

/** `withKids`: whether children's sizes are meant as well, whose figures are those of adults. */
type Sized = { readonly labels: readonly string[]; readonly withKids: boolean }

const childsLabel = /\d[CY]$/

/**
 * By number, 1 for each size that is worn under one of these labels at the site: "9" and "M6.5 / W8" for "8". The
 * maker's own size does everywhere: no size of America looks like one of Europe.
 */
export function sizesLike(
  index: CatalogueIndex,
  { labels, withKids }: Sized,
  site: Pick<Site, 'country' | 'language'>,
): Uint8Array {
  return Uint8Array.from(index.known.sizes.texts, (text, number) => {
    const [size = '', na = '', emea = ''] = text.split('\t')
    // Anything may be a shoe here. A British child's size is written as an adult's is; halves of a query have a point.
    const worn = sizeLabel({ na, emea }, withKids || !childsLabel.test(na), site).replaceAll(',', '.')
    return number > 0 &&
      labels.some((label) => size === label || worn === label || partsOf(worn, withKids).includes(label))
      ? 1
      : 0
  })
}

/** "M6.5 / W8" -> 6.5 and 8; with children's sizes "11C" -> 11. */
const partsOf = (label: string, withKids: boolean): string[] =>
  label.split(/[ /]+/).map((part) => part.replace(withKids ? /^[MW](?=\d)|(?<=\d)[CY]$/g : /^[MW](?=\d)/g, ''))
