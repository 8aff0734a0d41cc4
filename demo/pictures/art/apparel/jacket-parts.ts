import { mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { mirrored } from './cloth/limb.ts'
import { flip, halves, type Knot, knots, line, outline } from './cloth/outline.ts'
import { ribFill } from './cloth/torso.ts'
import { button, label, ribs, seam } from './cloth/trim.ts'

/** Collars, hood and pockets of jackets. */

const ink = '#0a0812'

export const lining = (garment: Garment): string =>
  piece(garment, {
    shape: halves(knots('600 214, 650 212, 700 222!, 712 270, 664 380, 600 470!')),
    fill: garment.palette.lining,
    share: 0.06,
    material: garment.cut === 4 ? 'nylon' : 'jersey',
    relief: { puff: [1, 0], tone: (x, y) => -0.3 - Math.max(0, (y - 240) / 260) - Math.abs(x - 600) / 600 },
    over: `<path d="M504 236Q600 268 696 236" fill="none" stroke="${garment.palette.base}" stroke-width="30"/><path d="M504 252Q600 284 696 252" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/>${label(garment, 600, 280, 78, 46)}<path d="M584 262Q600 244 616 262" fill="none" stroke="${garment.palette.trim}" stroke-width="5"/>`,
  })

/** A turned-down collar: two leaves that roll over the neck, points on the chest. */
export const leaves = (garment: Garment, back: boolean): string => {
  const fill = garment.pattern === 'colour-block' ? garment.palette.panel : garment.palette.base
  if (back) {
    const shape = halves(knots('600 196, 660 198, 706 214, 736 268!, 668 300, 600 308'))
    return `<path d="${shape.d}" fill="${ink}" fill-opacity=".26" transform="translate(4 9)"/>${piece(garment, { shape, fill, share: 0.1, relief: { puff: [26, 18], crumple: [5, 60, 40, 3] }, over: stitches('M474 260Q600 316 726 260', garment.palette.stitch) })}`
  }
  const leaf: readonly Knot[] = knots(
    '690 206!, 722 218, 746 272, 756 344!, 716 396, 684 436!, 646 408, 606 424!, 650 352, 690 270',
  )
  const edge: readonly Knot[] = knots('742 280, 745 340, 708 388, 683 422, 648 398')
  const side = (left: boolean): string => {
    const shape = outline(left ? flip(leaf) : leaf)
    return `<path d="${shape.d}" fill="${ink}" fill-opacity=".3" transform="translate(5 9)"/>${piece(garment, { shape, fill, share: 0.07, relief: { puff: [20, 17], crumple: [5, 60, 60, left ? 3 : 6] }, under: garment.pattern === 'colour-block' ? '' : dye(garment, shape, { angle: left ? -40 : 40 }), over: stitches(line(left ? flip(edge) : edge).d, garment.palette.stitch) })}`
  }
  return side(true) + side(false)
}

export const stand = (garment: Garment, back: boolean, ribbed: boolean, high: number): string => {
  const fill = ribbed ? ribFill(garment) : garment.palette.base
  const top = 236 - high
  if (back) {
    const shape = halves([
      [600, top],
      [664, top + 3],
      [704, top + 18, 1],
      [722, 252, 1],
      [664, 282],
      [600, 290],
    ])
    return piece(garment, {
      shape,
      fill,
      share: 0.1,
      relief: { puff: [24, 18] },
      over: ribbed
        ? ribs(
            line([
              [496, top + 18],
              [600, top],
              [704, top + 18],
            ]).pts,
            line(knots('478 252, 600 290, 722 252')).pts,
            60,
          )
        : '',
    })
  }
  const right: readonly Knot[] = [
    [684, top + 14, 1],
    [716, top + 40],
    [732, 262, 1],
    [690, 356],
    [612, 428, 1],
    [608, 372, 1],
    [654, 300],
    [676, 240],
  ]
  const [outer, inner] = [
    line(knots('732 258, 690 356, 612 428')).pts,
    line([
      [688, top + 14],
      [662, 292],
      [608, 366],
    ]).pts,
  ]
  const [outer2, inner2] = [
    line(knots('468 258, 510 356, 588 428')).pts,
    line([
      [512, top + 14],
      [538, 292],
      [592, 366],
    ]).pts,
  ]
  const leaf = (left: boolean): string =>
    piece(garment, {
      shape: outline(left ? flip(right) : right),
      fill,
      share: 0.07,
      relief: { puff: [24, 20], crumple: [5, 40, 60, 8] },
      over: ribbed
        ? left
          ? ribs(outer2, inner2, 34)
          : ribs(outer, inner, 34)
        : stitches(left ? 'M506 262Q520 330 584 388' : 'M694 262Q680 330 616 388', garment.palette.stitch),
    })
  return leaf(true) + leaf(false)
}

export const parkaHood = (garment: Garment, back: boolean): string => {
  const folds = [
    { path: [768, 300, 742, 250, 680, 190], width: 20, height: 14, lean: 0.4 },
    { path: [752, 350, 706, 330, 690, 260], width: 16, height: -11 },
    { path: [716, 390, 680, 372, 668, 300], width: 14, height: 10 },
  ] as const
  const shell = back
    ? halves(knots('600 118, 684 128, 754 182, 784 280, 760 400, 690 478, 600 500'))
    : halves(knots('600 98, 680 108, 750 160, 790 250, 792 330, 748 400, 674 446, 600 470'))
  const art = piece(garment, {
    shape: shell,
    fill: garment.pattern === 'colour-block' ? garment.palette.panel : garment.palette.base,
    share: 0.2,
    relief: { puff: [54, 50], crumple: [11, 80, 90, 6], folds: [...folds, ...mirrored(folds)] },
    over: back ? seam('M600 118V500') + stitches('M588 122V498M612 122V498', garment.palette.stitch) : '',
  })
  if (back) return art
  const mouth = halves(knots('600 162, 664 170, 712 214, 714 290, 664 380, 600 440!'))
  return (
    art +
    `<path d="${mouth.d}" fill="none" stroke="${ink}" stroke-opacity=".26" stroke-width="52"/><path d="${mouth.d}" fill="none" stroke="${mix(garment.palette.base, garment.palette.panel, 0.5)}" stroke-width="40"/><path d="${mouth.d}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="12" transform="translate(-6 -8)"/>${stitches(mouth.d, garment.palette.stitch, { width: 2.4 })}` +
    piece(garment, {
      shape: mouth,
      fill: garment.palette.lining,
      share: 0.08,
      material: 'fleece',
      relief: {
        puff: [24, -18],
        crumple: [6, 60, 80, 4],
        tone: (x, y) => -0.26 - Math.max(0, (y - 200) / 300) - Math.max(0, (640 - x) / 900),
      },
      over: `<path d="M600 162V320" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/>${label(garment, 600, 318, 66, 40)}`,
    })
  )
}

export const patch = (garment: Garment, x: number, y: number, w: number, h: number, lid: boolean): string => {
  const shape = outline([
    [x, y, 1],
    [x + w, y, 1],
    [x + w + 3, y + h - 22, 1],
    [x + w - 22, y + h, 1],
    [x + 19, y + h, 1],
    [x - 3, y + h - 22, 1],
  ])
  const cover = outline([
    [x - 5, y - 10, 1],
    [x + w + 5, y - 10, 1],
    [x + w + 5, y + 44, 1],
    [x + w / 2, y + 62, 1],
    [x - 5, y + 44, 1],
  ])
  const fill = garment.pattern === 'colour-block' ? garment.palette.panel : garment.palette.base
  const cast = (d: string): string => `<path d="${d}" fill="${ink}" fill-opacity=".25" transform="translate(5 7)"/>`
  return (
    cast(shape.d) +
    piece(garment, {
      shape,
      fill,
      share: 0.06,
      relief: { puff: [16, 10], crumple: [8, 70, 70, 3] },
      under: garment.pattern === 'colour-block' ? '' : dye(garment, shape, { from: [600, 760], sag: 14 }),
      over:
        stitches(
          `M${x + 8} ${y}V${y + h - 24}L${x + 22} ${y + h - 9}H${x + w - 24}L${x + w - 6} ${y + h - 24}V${y}`,
          garment.palette.stitch,
        ) + (lid ? '' : stitches(`M${x} ${y + 26}H${x + w}`, garment.palette.stitch)),
    }) +
    (lid
      ? cast(cover.d) +
        piece(garment, {
          shape: cover,
          fill,
          share: 0.03,
          relief: { puff: [12, 8] },
          over: stitches(
            `M${x + 4} ${y}V${y + 38}L${x + w / 2} ${y + 54}L${x + w - 4} ${y + 38}V${y}`,
            garment.palette.stitch,
          ),
        }) +
        button(x + w / 2, y + 36, 8, mix(garment.palette.trim, '#77757a', 0.4))
      : '')
  )
}

export const welt = (x1: number, y1: number, x2: number, y2: number, colour: string, stitch: string): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${ink}" stroke-opacity=".3" stroke-width="38" transform="translate(4 5)"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="30"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${ink}" stroke-opacity=".55" stroke-width="3" transform="translate(-15 2)"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#fff" stroke-opacity=".14" stroke-width="8" transform="translate(-7 0)"/>${stitches(`M${x1 + 17} ${y1 + 4}L${x2 + 17} ${y2 + 4}`, stitch)}`
