import type { ApparelSilhouette, ApparelView, PictureSpec } from '../contract.ts'
import { castColour, picture, wall } from '../kit/index.ts'
import { bag } from './bag.ts'
import { cap } from './cap.ts'
import { createLoom, type Loom } from './cloth/loom.ts'
import { rgbOf } from './cloth/png.ts'
import { wallShadow } from './cloth/shadow.ts'
import { giftCard } from './gift-card.ts'
import { hoodie } from './hoodie.ts'
import { jacket } from './jacket.ts'
import { socks } from './socks.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'

export type ApparelSpec = PictureSpec & { readonly silhouette: ApparelSilhouette; readonly view: ApparelView }

const drawers: Record<ApparelSilhouette, (loom: Loom, back: boolean) => string> = { tee, hoodie, jacket, trousers, cap, socks, bag, 'gift-card': giftCard }

/** What a detail view comes close to: where in the figure, and how close. */
const close: Record<ApparelSilhouette, readonly [x: number, y: number, zoom: number]> = {
  tee: [690, 400, 2.7],
  hoodie: [640, 420, 2.5],
  jacket: [660, 400, 2.5],
  trousers: [690, 330, 2.6],
  cap: [600, 740, 2.1],
  socks: [600, 560, 2.2],
  bag: [640, 620, 2.1],
  'gift-card': [560, 620, 2.2],
}

/** Small things are moved and enlarged, so that every picture fills its frame alike. */
const stage: Partial<Record<ApparelSilhouette, readonly [scale: number, dy: number]>> = { cap: [1.14, 40] }

const staged = (silhouette: ApparelSilhouette, art: string): string => {
  const [scale, dy] = stage[silhouette] ?? [1, 0]
  return scale === 1 && dy === 0 ? art : `<g transform="translate(600 ${750 + dy}) scale(${scale}) translate(-600 -690)">${art}</g>`
}

/** The goods alone, without ground, in the frame's own box (0 0 1200 1500); `idPrefix` keeps ids apart when several figures
 * share one SVG. Defs are included. `detail` (cells of light, default 9000) trades bytes for finer folds. */
export const apparelFigure = (spec: ApparelSpec, idPrefix: string, detail = 9000): string => {
  const loom = createLoom(spec, idPrefix, detail)
  const art = drawers[spec.silhouette](loom, spec.view === 'back')
  return loom.defs.markup() + staged(spec.silhouette, art)
}

/** A complete picture. */
export const drawApparel = (spec: ApparelSpec): string => {
  const loom = createLoom(spec, 'a', spec.view === 'detail' ? 15000 : 15500)
  const back = spec.view === 'back'
  const art = drawers[spec.silhouette](loom, back)
  const backdrop = wall(loom.defs, spec.palette)
  if (spec.view === 'detail') {
    const [x, y, zoom] = close[spec.silhouette]
    return picture(loom.defs, `${backdrop}<g transform="translate(600 750) scale(${zoom}) translate(${-x} ${-y})">${art}</g>`)
  }
  const cast = castColour(spec.palette.ground[1])
  const dim =
    wallShadow(loom.shapes, rgbOf(cast), { dx: 26, dy: 44, soft: 34, strength: 0.42 }) + wallShadow(loom.shapes, rgbOf(cast), { dx: 7, dy: 14, soft: 15, strength: 0.34 })
  return picture(loom.defs, backdrop + staged(spec.silhouette, dim + art))
}
