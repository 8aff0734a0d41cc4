import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { flip, type Knot, knots, line, outline } from './cloth/outline.ts'
import { ribFill, torso } from './cloth/torso.ts'
import type { Torso } from './cloth/torso-cut.ts'
import { label, mark, ribs } from './cloth/trim.ts'

type Neck = { readonly outer: readonly Knot[]; readonly inner: readonly Knot[] }

/** Half necklines from the centre out; `inner` is the free edge of the collar. */
const necks = {
  crew: {
    outer: knots('600 372, 662 344, 698 290, 712 238!'),
    inner: knots('600 338, 644 318, 671 276, 680 230!'),
  },
  vee: {
    outer: knots('600 470!, 674 350, 712 238!'),
    inner: knots('600 424!, 650 336, 682 230!'),
  },
  back: {
    outer: knots('600 276, 660 266, 712 238!'),
    inner: knots('600 240, 650 232, 690 214!'),
  },
} as const satisfies Record<string, Neck>

/** Cuts: 0 crew, 1 V-neck, 2 boxy with dropped shoulders, 3 long sleeve, 4 crew with pocket. */
const cutOf = (cut: number, back: boolean, neck: Neck): Torso => {
  const boxy = cut === 2
  return {
    neck: neck.outer,
    shoulder: boxy ? 330 : 284,
    slope: boxy ? 82 : 66,
    chest: boxy ? 332 : cut === 4 ? 302 : 290,
    waist: boxy ? 326 : cut === 1 ? 268 : 280,
    hem: boxy ? 328 : 286,
    underarm: boxy ? 548 : 496,
    length: boxy ? 1150 : 1216,
    sleeve: cut === 3 ? 'long' : 'short',
    rib: 0,
    body: boxy ? 1.25 : 1,
    back,
  }
}

const collar = (garment: Garment, neck: Neck): string => {
  const join = (half: readonly Knot[]): readonly Knot[] => [...flip(half), ...half.slice(1)]
  const [outer, inner] = [join(neck.outer), join(neck.inner)]
  return piece(garment, {
    shape: outline([...outer, ...[...inner].reverse()]),
    fill: ribFill(garment),
    share: 0.09,
    relief: { puff: [17, 10], tone: (_, y) => (y < 300 ? -0.06 : 0) },
    over: ribs(line(outer).pts, line(inner).pts, 92, 0.7),
  })
}

const inside = (garment: Garment): string =>
  piece(garment, {
    shape: outline(knots('516 222!, 556 240, 600 246, 644 240, 684 222!, 690 300, 650 400, 600 470, 550 400, 510 300')),
    fill: garment.palette.base,
    share: 0.05,
    relief: { puff: [1, 0], tone: (x, y) => -0.4 - Math.max(0, (y - 250) / 260) - Math.abs(x - 600) / 420 },
    over: `<path d="M512 240Q600 276 688 240" fill="none" stroke="${garment.palette.lining}" stroke-width="17"/><path d="M512 250Q600 287 688 250M512 231Q600 266 688 231" fill="none" stroke="#0a0812" stroke-opacity=".3" stroke-width="3"/>${label(garment, 600, 268, 62, 38)}`,
  })

const pocket = (garment: Garment): string => {
  const shape = outline(knots('664 476!, 812 472!, 815 612!, 740 648!, 668 616!'))
  return `<path d="${shape.d}" fill="#0a0812" fill-opacity=".24" transform="translate(4 6)"/>${piece(garment, {
    shape,
    fill: garment.pattern === 'colour-block' ? garment.palette.accent : garment.palette.base,
    share: 0.06,
    relief: { puff: [12, 5], crumple: [5, 60, 60, 5] },
    under: garment.pattern === 'colour-block' ? '' : dye(garment, shape, { from: [600, 760], sag: 10 }),
    over:
      stitches('M664 502L812 498', garment.palette.stitch) +
      stitches('M673 484L676 613L740 640L807 609L804 480', garment.palette.stitch),
  })}`
}

export const tee = (garment: Garment, back: boolean): string => {
  const neck = back ? necks.back : garment.cut === 1 ? necks.vee : necks.crew
  const cut = cutOf(garment.cut, back, neck)
  const art = back
    ? mark(600, 350, 78, garment.palette.accent)
    : garment.cut === 4
      ? ''
      : mark(712, 470, 62, garment.palette.accent)
  return (
    (back ? '' : inside(garment)) +
    torso(garment, { ...cut, over: art }) +
    collar(garment, neck) +
    (!back && garment.cut === 4 ? pocket(garment) : '')
  )
}
