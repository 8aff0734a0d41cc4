import type { ApparelSilhouette, ApparelView, PictureSpec } from '../contract.ts'
import { picture, wall } from '../kit/ground.ts'
import { castColour } from '../kit/shadow.ts'
import { bag } from './bag.ts'
import { cap } from './cap.ts'
import { createLoom, type Loom } from './cloth/loom.ts'
import { type Box, boxOf, num } from './cloth/outline.ts'
import { wallShadow } from './cloth/shadow.ts'
import { giftCard } from './gift-card.ts'
import { hoodie } from './hoodie.ts'
import { jacket } from './jacket.ts'
import { socks } from './socks.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'

export type ApparelSpec = PictureSpec & { readonly silhouette: ApparelSilhouette; readonly view: ApparelView }

const drawers: Record<ApparelSilhouette, (loom: Loom, back: boolean) => string> = {
  tee,
  hoodie,
  jacket,
  trousers,
  cap,
  socks,
  bag,
  'gift-card': giftCard,
}

/** What a detail view comes close to: where in the figure, and how close. */
const close: Record<ApparelSilhouette, readonly [x: number, y: number, zoom: number]> = {
  tee: [690, 400, 2.7],
  hoodie: [640, 420, 2.5],
  jacket: [660, 400, 2.5],
  trousers: [660, 370, 2.4],
  cap: [600, 740, 2.1],
  socks: [600, 560, 2.2],
  bag: [640, 620, 2.1],
  'gift-card': [560, 620, 2.2],
}

/** Every figure is brought to the same optical size and centre, so that a listing reads as one row. */
const staged = (loom: Loom, art: string): string => {
  const box = boxOf(loom.shapes.flatMap((shape) => shape.pts))
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

/** The goods alone, without ground, in the frame's own box (0 0 1200 1500); `idPrefix` (letter first) keeps ids apart when
 * several figures share one SVG. Its defs are included. `cells` of light trade bytes for finer folds; `cast` adds the shadow
 * it throws on whatever it hangs or lies on. */
export const apparelFigure = (
  spec: ApparelSpec,
  idPrefix: string,
  { cells = 7000, cast }: { cells?: number; cast?: Cast } = {},
): string => {
  const loom = createLoom(spec, idPrefix, cells)
  const art = drawers[spec.silhouette](loom, spec.view === 'back')
  return loom.defs.markup() + staged(loom, (cast ? wallShadow(loom.shapes, cast.colour, cast) : '') + art)
}

/** A complete picture. */
export const drawApparel = (spec: ApparelSpec): string => {
  const [x, y, zoom] = close[spec.silhouette]
  const near = spec.view === 'detail'
  const view: Box | undefined = near
    ? { x: x - 600 / zoom - 8, y: y - 750 / zoom - 8, w: 1200 / zoom + 16, h: 1500 / zoom + 16 }
    : undefined
  const loom = createLoom(spec, 'a', near ? 8000 : 7800, 1, view)
  const back = spec.view === 'back'
  const art = drawers[spec.silhouette](loom, back)
  const backdrop = wall(loom.defs, spec.palette)
  if (near) {
    return picture(
      loom.defs,
      `${backdrop}<g transform="translate(600 750) scale(${zoom}) translate(${-x} ${-y})">${art}</g>`,
    )
  }
  const cast = castColour(spec.palette.ground[1])
  const dim = wallShadow(loom.shapes, cast, { dx: 20, dy: 34, soft: 30, strength: 0.52 })
  return picture(loom.defs, backdrop + staged(loom, dim + art))
}
