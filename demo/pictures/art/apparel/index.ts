import type { ApparelSilhouette, ApparelView, PictureSpec } from '../contract.ts'
import { picture, wall } from '../kit/ground.ts'
import { castColour } from '../kit/shadow.ts'
import { bag } from './bag.ts'
import { cap } from './cap.ts'
import { createGarment, type Garment } from './cloth/garment.ts'
import { type Box, boxOf, num } from './cloth/outline.ts'
import { wallShadow } from './cloth/shadow.ts'
import { giftCard } from './gift-card.ts'
import { hoodie } from './hoodie.ts'
import { jacket } from './jacket.ts'
import { socks } from './socks.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'

export type ApparelSpec = PictureSpec & { readonly silhouette: ApparelSilhouette; readonly view: ApparelView }

const drawFunctions: Record<ApparelSilhouette, (garment: Garment, back: boolean) => string> = {
  tee,
  hoodie,
  jacket,
  trousers,
  cap,
  socks,
  bag,
  'gift-card': giftCard,
}

/** Center and zoom of the detail view. */
const closeUps: Record<ApparelSilhouette, readonly [x: number, y: number, zoom: number]> = {
  tee: [690, 400, 2.7],
  hoodie: [640, 420, 2.5],
  jacket: [660, 400, 2.5],
  trousers: [660, 370, 2.4],
  cap: [600, 740, 2.1],
  socks: [600, 560, 2.2],
  bag: [640, 620, 2.1],
  'gift-card': [560, 620, 2.2],
}

/** Scales and centers a figure, so that all products in a list look equally large. */
const centered = (garment: Garment, art: string): string => {
  const box = boxOf(garment.shapes.flatMap((shape) => shape.pts))
  const scale = Math.min(1.22, 1000 / box.w, 1180 / box.h)
  return `<g transform="translate(600 745) scale(${scale.toFixed(4)}) translate(${num(-box.x - box.w / 2)} ${num(-box.y - box.h / 2)})">${art}</g>`
}

export type Cast = {
  readonly colour: string
  readonly dx: number
  readonly dy: number
  readonly soft: number
  readonly strength: number
  readonly steps?: number
}

/**
 * Only the product, without background, in the box 0 0 1200 1500, with its defs. `idPrefix` (starting with a letter)
 * keeps ids unique if several figures share one SVG. More `cells` of light give finer folds and more bytes; `cast`
 * adds its shadow.
 */
export const apparelFigure = (
  spec: ApparelSpec,
  idPrefix: string,
  { cells = 7000, cast }: { cells?: number; cast?: Cast } = {},
): string => {
  const garment = createGarment(spec, idPrefix, cells)
  const art = drawFunctions[spec.silhouette](garment, spec.view === 'back')
  return garment.defs.markup() + centered(garment, (cast ? wallShadow(garment.shapes, cast.colour, cast) : '') + art)
}

/** A complete picture. */
export const drawApparel = (spec: ApparelSpec): string => {
  const [x, y, zoom] = closeUps[spec.silhouette]
  const isCloseUp = spec.view === 'detail'
  const view: Box | undefined = isCloseUp
    ? { x: x - 600 / zoom - 8, y: y - 750 / zoom - 8, w: 1200 / zoom + 16, h: 1500 / zoom + 16 }
    : undefined
  const garment = createGarment(spec, 'a', isCloseUp ? 8000 : 7800, 1, view)
  const back = spec.view === 'back'
  const art = drawFunctions[spec.silhouette](garment, back)
  const backdrop = wall(garment.defs, spec.palette)
  if (isCloseUp) {
    return picture(
      garment.defs,
      `${backdrop}<g transform="translate(600 750) scale(${zoom}) translate(${-x} ${-y})">${art}</g>`,
    )
  }
  const cast = castColour(spec.palette.ground[1])
  const shadow = wallShadow(garment.shapes, cast, { dx: 20, dy: 34, soft: 30, strength: 0.52 })
  return picture(garment.defs, backdrop + centered(garment, shadow + art))
}
