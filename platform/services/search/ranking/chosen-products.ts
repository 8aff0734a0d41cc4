import type { Block } from '../../catalogue/index/block.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'

/** Whether a row is one of these products, or of one of these styles. */
export function chosenProducts(ids: readonly string[], { known }: CatalogueIndex) {
  const products = new Set(ids)
  const styles = known.styles.flags(ids)
  return ({ productIds, style }: Block) =>
    (row: number): boolean =>
      styles[style[row] ?? 0] === 1 || products.has(productIds[row] ?? '')
}
