import type { FootwearSilhouette, FootwearView, PictureSpec } from '../contract.ts'
import { createDefs, type Defs } from '../kit/defs.ts'
import { ground, picture, wall } from '../kit/ground.ts'
import { castColour, contactShadow } from '../kit/shadow.ts'
import { drawAbove } from './above.ts'
import { drawBehind } from './behind.ts'
import { type Design, designOf } from './design.ts'
import { floor } from './last.ts'
import { drawSandal, drawSandalAbove } from './sandal.ts'
import { drawSide } from './side.ts'

export type FootwearSpec = PictureSpec & { readonly silhouette: FootwearSilhouette; readonly view: FootwearView }

/** Null for a sandal, which has no upper to design. */
function designFor({ silhouette, cut }: FootwearSpec): Design | null {
  return silhouette === 'sandal' ? null : designOf(silhouette, cut)
}

function side(defs: Defs, spec: FootwearSpec): string {
  const design = designFor(spec)
  return design ? drawSide(defs, design, spec) : drawSandal(defs, spec)
}

/** A crop of a scene: `x` and `y` become the center, enlarged by `scale`. */
function closeUp(scene: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(600 750) scale(${scale}) translate(-${x} -${y})">${scene}</g>`
}

/** Makes tall shoes slightly smaller, so that all shoes fill the frame equally. */
function fitToFrame(spec: FootwearSpec, art: string): string {
  const tall = spec.silhouette === 'high-top' || spec.silhouette === 'boot'
  return tall ? `<g transform="translate(600 ${floor}) scale(.94) translate(-600 ${-floor})">${art}</g>` : art
}

/** Only the shoe, with its defs. The shoe stands on y 1040 between x 100 and 1100 of the 1200 x 1500 frame. */
export function footwearFigure(spec: FootwearSpec, idPrefix = 'shoe'): string {
  const defs = createDefs(idPrefix)
  const body = side(defs, spec)
  return defs.markup() + body
}

function pair(defs: Defs, spec: FootwearSpec, colour: string): string {
  const back = createDefs('g')
  const behind = side(back, spec)
  const cast = (name: string, left: number, right: number, y: number) =>
    contactShadow(defs, { left, right, y, colour, name })
  return [
    back.markup(),
    cast('back', 250, 1080, floor - 150),
    `<g transform="translate(1190 -52) scale(-.86 .86) translate(-70 56)">${behind}</g>`,
    cast('front', 90, 960, floor + 88),
    `<g transform="translate(-20 172) scale(.92)">${side(defs, spec)}</g>`,
  ].join('')
}

/** A complete picture on its tinted background. Its ids are fixed, so use it as a document of its own. */
export function drawFootwear(spec: FootwearSpec): string {
  const defs = createDefs('f')
  const colour = castColour(spec.palette.ground[1])
  const design = designFor(spec)
  if (spec.view === 'top') {
    const above = design ? drawAbove(defs, design, spec, colour) : drawSandalAbove(defs, spec, colour)
    return picture(defs, wall(defs, spec.palette) + above)
  }
  if (spec.view === 'heel' && design) {
    const casts = [360, 840]
      .map((x, index) =>
        contactShadow(defs, { left: x - 190, right: x + 190, y: floor - 2, colour, name: `cast${index}` }),
      )
      .join('')
    return picture(defs, ground(defs, spec.palette, floor) + casts + drawBehind(defs, design, spec))
  }
  if (spec.view === 'pair') return picture(defs, ground(defs, spec.palette, floor) + pair(defs, spec, colour))
  const cast = contactShadow(defs, { left: 130, right: 1060, y: floor - 2, colour })
  const scene = ground(defs, spec.palette, floor) + fitToFrame(spec, cast + side(defs, spec))
  if (spec.view === 'side') return picture(defs, scene)
  return picture(
    defs,
    spec.view === 'heel' ? closeUp(scene, 330, floor - 130, 1.9) : closeUp(scene, 760, floor - 175, 2.15),
  )
}
