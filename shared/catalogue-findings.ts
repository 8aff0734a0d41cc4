import type { IngestFinding, IngestProduct } from './contracts/ingest.ts'

const regions = ['NA', 'EMEA'] as const

type Sizes = Pick<IngestProduct, 'productId' | 'skus'>

/** A size's label in a region, as pages show it. */
const labelIn = ({ labels, size }: Sizes['skus'][number], region: (typeof regions)[number]): string =>
  labels?.[region] ?? labels?.NA ?? labels?.EMEA ?? size

/** Sizes of a product that a region's shoppers can't tell apart. */
export function equalLabels({ productId, skus }: Sizes): IngestFinding[] {
  return regions.flatMap((region) => {
    const first = new Map<string, number>()
    return skus.flatMap((sku, place) => {
      const label = labelIn(sku, region)
      const twin = first.get(label)
      if (twin === undefined) first.set(label, place)
      return twin === undefined
        ? []
        : [doubt(productId, `skus.${place}.labels.${region}`, 'label-twice', twinWords(label, twin))]
    })
  })
}

const twinWords = (label: string, twin: number): string => `${JSON.stringify(label)} is the label of skus.${twin} too`

/** UPCs that are another product's too. `ownersOf`: every product that is known to have a UPC. */
export const sharedUpcs = ({ productId, skus }: Sizes, ownersOf: (upc: string) => Iterable<string>): IngestFinding[] =>
  skus.flatMap(({ upc }, place) => {
    const other = [...ownersOf(upc)].find((owner) => owner !== productId)
    return other === undefined
      ? []
      : [doubt(productId, `skus.${place}.upc`, 'upc-elsewhere', `${upc} is a size of ${other} too`)]
  })

export const unknownCategories = (
  { productId, categoryIds }: Pick<IngestProduct, 'productId' | 'categoryIds'>,
  isKnown: (categoryId: string) => boolean,
): IngestFinding[] =>
  categoryIds.flatMap((categoryId, place) =>
    isKnown(categoryId)
      ? []
      : [doubt(productId, `categoryIds.${place}`, 'category-unknown', `no category has the id ${categoryId}`)],
  )

const doubt = (id: string, path: string, code: string, words: string): IngestFinding => ({
  id,
  level: 'warning',
  path,
  code,
  words,
})
