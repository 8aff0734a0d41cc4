import type { Swatch } from '../../../../shared/contracts/product.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { products } from '../../../db/catalogue-tables.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Hit, orders } from './sorting.ts'

type StyleColours = { readonly count: number; readonly first: readonly Swatch[] }

/** Swatches of a card. */
const most = 5

/** All colors of each of these products' styles that are sold here, the product's own before the others. */
export function styleColours(
  index: CatalogueIndex,
  page: readonly Hit[],
  site: Pick<Site, 'currency' | 'locale'>,
): StyleColours[] {
  const byStyle = new Map(page.map(({ block, row }): [number, Hit[]] => [block.style[row] ?? 0, []]))
  for (const block of index.blocks()) {
    const { current } = block.prices[site.currency]
    for (const [row, style] of block.style.entries()) {
      const price = current[row] ?? -1
      if (price >= 0) byStyle.get(style)?.push({ block, row, fit: 0, price })
    }
  }
  return page.map(({ block, row }) => {
    const colours = byStyle.get(block.style[row] ?? 0) ?? []
    const isOwn = (hit: Hit) => Number(hit.block === block && hit.row === row)
    const inOrder = colours.toSorted((a, b) => isOwn(b) - isOwn(a) || orders.featured(a, b))
    return { count: colours.length, first: inOrder.slice(0, most).map((hit) => swatchOf(index, hit, site)) }
  })
}

function swatchOf({ known }: CatalogueIndex, { block, row }: Hit, { locale }: Pick<Site, 'locale'>): Swatch {
  return {
    productId: block.productIds[row] ?? '',
    colourName: known.texts.texts[block.texts.get(locale)?.colour[row] ?? 0] ?? '',
    swatch: products.columns.swatch.read(known.swatches.texts[block.swatch[row] ?? 0] ?? '[]'),
  }
}
