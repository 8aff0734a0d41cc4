import { seedProducts } from '../../demo/seed/products.ts'
import { demoReferenceDate } from '../../demo/seed/send.ts'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { type Random, random } from '../../shared/random.ts'
import { footLengthOf, footText, footWidths, readFoot } from '../../shared/sizing/foot.ts'
import { allShoeSizes, shoeGenders } from '../../shared/sizing/shoe-sizes.ts'
import { isShoeChart, sizeLabel, sizeSystems } from '../../shared/sizing/size-label.ts'
import { counted, type Figure } from '../figure.ts'

const shoesPerFoot = 20

/** Sizes of a shoe that are checked for a foot, on a site. */
function checkedSizes({ skus, gender }: IngestProduct, kept: string, site: Site): readonly string[] {
  const length = readFoot(kept)?.length
  return skus
    .filter(({ size, labels }) => {
      const [na, emea] = [labels?.NA ?? size, labels?.EMEA ?? size]
      const label = sizeLabel({ na, emea }, true, site)
      return footLengthOf({ size, label }, gender, site) === length
    })
    .map(({ size }) => size)
}

/** A foot that was said by a size of one shoe, and what is checked on some others where it isn't that size. */
function faultsOfFoot(shoes: readonly IngestProduct[], draw: Random): readonly string[] {
  const gender = draw.pick(shoeGenders)
  const { eu, length } = draw.pick(allShoeSizes[gender])
  const kept = footText({ length, width: draw.pick(footWidths), gender, system: draw.pick(sizeSystems) })
  return Array.from({ length: shoesPerFoot }, () => draw.pick(shoes)).flatMap((shoe) => {
    const site = sites[draw.pick(locales)]
    const checked = checkedSizes(shoe, kept, site).join()
    const fitting = shoe.skus
      .map(({ size }) => size)
      .filter((size) => size === eu)
      .join()
    return checked === fitting ? [] : [`${kept} on ${shoe.productId} in ${site.locale}: ${checked}, not ${fitting}`]
  })
}

/** How many of `feet` random ones are read as another size by a shoe of the demo. */
export function feetMisread(feet: number, seed: number): readonly string[] {
  const shoes = [...seedProducts(demoReferenceDate)].filter(({ sizeChart }) => isShoeChart(sizeChart))
  return Array.from({ length: feet }, (_, index) => faultsOfFoot(shoes, random(`foot ${seed + index}`))).flatMap(
    ([fault]) => fault ?? [],
  )
}

export const sizeTruthFigures: readonly Figure[] = [
  {
    id: 'size.truth',
    goal: 0,
    unit: 'of 10,000 random feet that a shoe checks another size for',
    measure: async ({ log }) => counted(log, 'size.truth', feetMisread(10_000, 1)),
  },
]
