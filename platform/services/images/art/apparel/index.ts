import { tee } from './tee.ts'
import type { ApparelSilhouette, ApparelView, PictureSpec } from '../contract.ts'
import { picture, wall } from '../kit/index.ts'
import { createLoom } from './cloth/loom.ts'

export type ApparelSpec = PictureSpec & { readonly silhouette: ApparelSilhouette; readonly view: ApparelView }

export const drawApparel = (spec: ApparelSpec): string => {
  const loom = createLoom(spec, 'a', 14000)
  const figure = tee(loom, spec.view === 'back')
  return picture(loom.defs, wall(loom.defs, spec.palette) + figure)
}
