import { type ApparelSpec, drawApparel } from './apparel/index.ts'
import {
  apparelSilhouettes,
  apparelViews,
  type FootwearSilhouette,
  type FootwearView,
  footwearSilhouettes,
  footwearViews,
  type PictureSpec,
} from './contract.ts'
import { drawScene } from './scenes/index.ts'
import { drawFootwear } from './shoes/index.ts'

export { drawScene }

const has = (list: readonly string[], item: string): boolean => list.includes(item)

const isApparel = (spec: PictureSpec): spec is ApparelSpec =>
  has(apparelSilhouettes, spec.silhouette) && has(apparelViews, spec.view)

const isFootwear = (
  spec: PictureSpec,
): spec is PictureSpec & { readonly silhouette: FootwearSilhouette; readonly view: FootwearView } =>
  has(footwearSilhouettes, spec.silhouette) && has(footwearViews, spec.view)

/** The picture of a product: a complete SVG with the size `frame`. Equal specs give equal text. */
export const drawPicture = (spec: PictureSpec): string => {
  if (isApparel(spec)) return drawApparel(spec)
  if (isFootwear(spec)) return drawFootwear(spec)
  const views = has(apparelSilhouettes, spec.silhouette)
    ? apparelViews
    : has(footwearSilhouettes, spec.silhouette)
      ? footwearViews
      : []
  if (views.length === 0) throw new TypeError(`no drawing for the silhouette '${spec.silhouette}'`)
  throw new TypeError(`a ${spec.silhouette} has no view '${spec.view}'; it has ${views.join(', ')}`)
}
