import type { ApparelSilhouette, ApparelView, PictureSpec } from '../contract.ts'
import { picture, wall } from '../kit/index.ts'
import { createLoom, type Loom } from './cloth/loom.ts'
import { hoodie } from './hoodie.ts'
import { tee } from './tee.ts'
import { trousers } from './trousers.ts'

export type ApparelSpec = PictureSpec & { readonly silhouette: ApparelSilhouette; readonly view: ApparelView }

const drawers: any = { tee, hoodie, trousers }

export const drawApparel = (spec: ApparelSpec): string => {
  const loom = createLoom(spec, 'a', 14000)
  const figure = drawers[spec.silhouette](loom, spec.view === 'back')
  return picture(loom.defs, wall(loom.defs, spec.palette) + figure)
}
