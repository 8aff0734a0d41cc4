import type { Facet } from '../../shared/contracts/catalog.ts'
import type { ProductDetails, ProductInventory } from '../../shared/contracts/product.ts'
import type { Site } from '../../shared/i18n/locales.ts'
import { footLengthOf, lengthOfEuropean } from '../../shared/sizing/foot.ts'
import { allShoeSizes } from '../../shared/sizing/shoe-sizes.ts'
import { isShoeChart } from '../../shared/sizing/size-label.ts'
import { amongMarker, marker, sizeMarker } from './holes.ts'

type Sized = Pick<ProductDetails, 'sizeChart' | 'gender' | 'skus'>
type UsualSize = { readonly usualSize: string; readonly sizeMarks: Readonly<Record<string, string>> }

/**
 * Placeholders for the shopper's usual size, and by UPC for what checks the size that fits it: of shoes alone, and of
 * sizes on hand.
 */
export function usualSizeOf(
  { sizeChart, gender, skus }: Sized,
  inventory: ProductInventory | null,
  site: Site,
): UsualSize | null {
  if (!isShoeChart(sizeChart)) return null
  const soldOut = inventory?.skus.flatMap(({ upc, status }) => (status === 'sold-out' ? [upc] : [])) ?? []
  const marks = skus.flatMap((sku) => {
    const length = soldOut.includes(sku.upc) ? null : footLengthOf(sku, gender, site)
    return length === null ? [] : [[sku.upc, sizeMarker(length)] as const]
  })
  return { usualSize: marker('usualSize'), sizeMarks: Object.fromEntries(marks) }
}

/** How a shoe runs. `mark` is the name of an attribute that hides the better size from all feet but some. */
export type FitAdvice = {
  readonly runs: 'small' | 'large'
  readonly better: readonly { readonly mark: string; readonly size: string; readonly isSoldOut?: true }[]
}

/** A whole European size, in millimeters of the foot: whatever is further away is no better. */
const wholeSize = 7

/**
 * A style that runs small is better a size up, and the other way round. The style may lack a foot's own size and have
 * the better one; there is no advice where it lacks the better one, and to feet that are beyond all its sizes.
 */
export function fitAdviceOf(
  { runs, sizeChart, gender, skus }: Sized & Pick<ProductDetails, 'runs'>,
  inventory: ProductInventory | null,
  site: Site,
): FitAdvice | null {
  if (!runs) return null
  const sold = skus.flatMap((sku) => {
    const length = isShoeChart(sizeChart) ? footLengthOf(sku, gender, site) : null
    return length === null ? [] : [{ length, size: sku.label, upc: sku.upc }]
  })
  const isSoldOut = (upc: string) => inventory?.skus.some((sku) => sku.upc === upc && sku.status === 'sold-out')
  const beyond = (size: number, foot: number) => (runs === 'small' ? size - foot : foot - size)
  const advised = allShoeSizes[gender].flatMap((foot) => {
    const further = sold.filter(({ length }) => beyond(length, foot.length) > 0)
    if (further.length === sold.length) return []
    const [next] = further.toSorted((one, other) => beyond(one.length, foot.length) - beyond(other.length, foot.length))
    return next && beyond(next.length, foot.length) <= wholeSize ? [{ foot: foot.length, next }] : []
  })
  return {
    runs,
    better: [...Map.groupBy(advised, ({ next }) => next)].map(([{ size, upc }, feet]) => ({
      mark: amongMarker(feet.map(({ foot }) => foot)),
      size,
      ...(isSoldOut(upc) && { isSoldOut: true as const }),
    })),
  }
}

/** The size that people with a foot kept. `mark` is the name of an attribute that hides it from all other feet. */
export type KeptSizeMark = { readonly mark: string; readonly size: string }

/** Sizes that people with the same foot have kept, of those that the product has. */
export const keptSizeMarksOf = ({ keptSizes = [], skus }: Pick<ProductDetails, 'keptSizes' | 'skus'>): KeptSizeMark[] =>
  keptSizes.flatMap(({ length, size }) => {
    const label = skus.find((sku) => sku.size === size)?.label
    return label === undefined ? [] : [{ mark: amongMarker([length]), size: label }]
  })

type OwnSize = { readonly mark: string; readonly size: string; readonly words: string }

/** Placeholders of the link from a list to what it has in the shopper's size; undefined for a list without shoes. */
export function ownSizeOf(facets: readonly Facet[]): OwnSize | undefined {
  const sizes = facets.find(({ key }) => key === 'size')?.values ?? []
  const lengths = new Set(sizes.flatMap(({ value, count }) => (count > 0 ? (lengthOfEuropean(value) ?? []) : [])))
  if (lengths.size === 0) return undefined
  return { mark: amongMarker([...lengths]), size: marker('footSize'), words: marker('footWords') }
}
