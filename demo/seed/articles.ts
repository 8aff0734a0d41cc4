import type { Art } from '../pictures/art/contract.ts'
import { type Colourway, colourways } from './palettes.ts'
import { rankOf, standingOf } from './standing.ts'
import { type Style, styles } from './styles.ts'

/**
 * A colour of a style, with only what its pictures and its rank need. This is the part of the catalogue that the
 * picture service uses.
 */
export type Article = {
  readonly productId: string
  readonly art: Art
  readonly colour: Colourway
  readonly rank: number
}

export function articleOfStyle(style: Style, colourIndex: number): Article {
  const colour = style.colours[colourIndex]
  if (!colour) throw new RangeError(`${style.code} has no colour ${colourIndex}`)
  const { silhouette, material, pattern, cut } = style
  return {
    productId: `${style.code}${colour.code}`,
    art: { silhouette, material, pattern, cut, palette: colour.palette },
    colour,
    rank: rankOf(standingOf(style), style, colourIndex),
  }
}

/**
 * The free gift of the demo shop. The gift has a price, so that the cart can show the saving, but it can't be bought.
 */
export const giftProductId = 'KGF1001POAT'

/** Throws if the colour of the gift was removed from the palettes. */
function articleOfGift(): Article {
  const colour = colourways.find(({ code }) => giftProductId.endsWith(code))
  if (!colour) throw new RangeError(`no colour for ${giftProductId}`)
  const art: Art = { silhouette: 'bag', material: 'canvas', pattern: 'solid', cut: 4, palette: colour.palette }
  return { productId: giftProductId, art, colour, rank: 0 }
}
export const giftArticle = articleOfGift()

export const articles: readonly Article[] = [
  ...styles.flatMap((style) => style.colours.map((_, index) => articleOfStyle(style, index))),
  giftArticle,
]

const byProductId = new Map(articles.map((article) => [article.productId, article]))

export const articleOf = (productId: string): Article | undefined => byProductId.get(productId)
