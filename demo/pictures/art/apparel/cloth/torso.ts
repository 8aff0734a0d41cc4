import { dye } from './dye.ts'
import { type Garment, piece } from './garment.ts'
import { limbFolds, mirrored } from './limb.ts'
import { flip, halves, type Knot, line, outline } from './outline.ts'
import { bodyFolds, shoulderY, sleeveEdges, type Torso, torsoHalf } from './torso-cut.ts'
import { ribs, seam, twin } from './trim.ts'

export const band = (
  garment: Garment,
  upper: readonly Knot[],
  lower: readonly Knot[],
  count: number,
  fill: string,
): string => {
  const [a, b] = [line(upper), line(lower)]
  const corner = ([x, y]: Knot, i: number, all: readonly Knot[]): Knot =>
    i === 0 || i === all.length - 1 ? [x, y, 1] : [x, y]
  return piece(garment, {
    shape: outline([...upper.map(corner), ...[...lower].reverse().map(corner)]),
    fill,
    share: 0.05,
    relief: { puff: [26, 15], crumple: [4, 50, 80, 4] },
    over: ribs(a.pts, b.pts, count),
  })
}

const sleeve = (garment: Garment, t: Torso, left: boolean): string => {
  const { outer, inner } = sleeveEdges(t)
  const turn = (knots: readonly Knot[]): readonly Knot[] => (left ? [...flip(knots)].reverse() : knots)
  const ends = outer[outer.length - 1] ?? [0, 0]
  const back = inner[inner.length - 1] ?? [0, 0]
  const cuff: readonly Knot[] = [
    [ends[0], ends[1], 1],
    [(ends[0] + back[0]) / 2, (ends[1] + back[1]) / 2 + 9],
    [back[0], back[1], 1],
  ]
  const open: readonly Knot[] = [
    ...outer.slice(0, -1),
    ...cuff,
    ...[...inner].reverse().slice(1),
    [600 + t.shoulder - 90, (shoulderY(t) + t.underarm) / 2],
  ]
  const shape = outline(turn(open))
  const beyond: Knot = [(ends[0] + back[0]) / 2 + (t.sleeve === 'short' ? 70 : 10), ends[1] + 260]
  const hull = outline(
    turn([
      [600 + t.shoulder - 120, shoulderY(t) - 10],
      ...outer.slice(1),
      beyond,
      ...[...inner].reverse(),
      [600 + t.chest - 160, t.underarm],
    ]),
  )
  const folds = limbFolds(line(outer).pts, line(inner).pts, {
    seed: left ? 31 : 57,
    count: t.sleeve === 'short' ? 7 : 17,
    height: 10 * t.body,
    from: t.sleeve === 'short' ? 0.05 : 0.2,
  })
  const fill = t.sleeveFill ?? garment.palette.base
  const hem = (dy: number): readonly Knot[] =>
    turn([
      [ends[0] - 4, ends[1] + dy],
      [(ends[0] + back[0]) / 2, (ends[1] + back[1]) / 2 + 9 + dy],
      [back[0], back[1] + dy],
    ])
  const art = piece(garment, {
    shape,
    fill,
    share: 0.2,
    relief: {
      puff: [58, 44],
      hull,
      crumple: [8 + 3 * t.body, 90, 120, left ? 3 : 8],
      folds: left ? mirrored(folds) : folds,
      ...t.relief,
      tone: (x, y) =>
        -0.42 * Math.exp(-(((left ? 1200 - x : x) - 578 - t.chest) ** 2) / 2600 - (y - t.underarm) ** 2 / 52000) -
        (left ? 0 : 0.06),
    },
    under:
      t.sleeveFill === undefined
        ? dye(garment, shape, { angle: (left ? 1 : -1) * (t.sleeve === 'short' ? 26 : 10), sag: 8, block: shape.d })
        : '',
    over: t.rib > 0 ? '' : twin(hem(-32), garment.palette.stitch),
  })
  if (t.rib === 0 || t.sleeve === 'short') return art
  const pinch = left ? -1 : 1
  const upper = turn(cuff.map(([x, y]): Knot => [x, y - 6]))
  const lower = upper.map(([x, y], i): Knot => [x + pinch * (i === 0 ? -7 : i === 2 ? 7 : 0), y + t.rib])
  return band(garment, upper, lower, 19, ribFill(garment)) + art
}

export const ribFill = (garment: Garment): string =>
  garment.pattern === 'solid' || garment.pattern === 'fade' || garment.pattern === 'speckle'
    ? garment.palette.base
    : garment.palette.panel

/** Sleeves behind, hem rib, then the body over both. */
export const torso = (garment: Garment, t: Torso): string => {
  const half = torsoHalf(t)
  const body = halves(half)
  const at = t.neck.length
  // The body continues under the sleeves and past the hem, so only its sides turn away from the light.
  const hull = halves([
    [600, 120],
    [700, 130],
    [600 + t.shoulder + 90, shoulderY(t) - 60],
    [600 + t.chest + 60, t.underarm - 60],
    ...half.slice(at + 3, at + 6),
    [600 + t.hem, t.length - (t.hemRib ?? t.rib) - 20],
    [600 + t.hem, t.length + 260],
    [600, t.length + 260],
  ])
  const armhole = half.slice(at + 1, at + 4)
  const rib = t.hemRib ?? t.rib
  const low = half.slice(-3)
  const hemRight: readonly Knot[] = [...low].reverse()
  const hem: readonly Knot[] = [
    ...[...flip(hemRight)].map(([x, y]): Knot => [x, y]).slice(0, -1),
    ...hemRight.map(([x, y]): Knot => [x, y]),
  ]
  const lower: readonly Knot[] = hem.map(
    ([x, y], i): Knot => [i === 0 ? x + 8 : i === hem.length - 1 ? x - 8 : x, y + rib],
  )
  return (
    sleeve(garment, t, false) +
    sleeve(garment, t, true) +
    (rib > 0
      ? band(
          garment,
          hem.map(([x, y]): Knot => [x, y - 8]),
          lower,
          84,
          ribFill(garment),
        )
      : '') +
    piece(garment, {
      shape: body,
      fill: garment.palette.base,
      share: 0.5,
      ...t,
      relief: {
        puff: [96, 56],
        hull,
        crumple: [10 + 3 * t.body, 150, 190, t.back ? 21 : 11],
        folds: bodyFolds(t),
        tone: (_, y) => 0.06 - Math.max(0, (y - 700) / 3600),
        ...t.relief,
      },
      under:
        dye(garment, body, {
          sag: 14,
          from: [600, 760],
          block: t.block ?? `M0 0H1200V${t.underarm + 40}Q600 ${t.underarm + 90} 0 ${t.underarm + 40}Z`,
        }) + (t.under ?? ''),
      over:
        seam(line(armhole).d, 0.9) +
        seam(line(flip(armhole)).d, 0.9) +
        (rib > 0
          ? ''
          : twin(
              hem.map(([x, y]): Knot => [x, y - 34]),
              garment.palette.stitch,
            )) +
        (t.over ?? ''),
    })
  )
}
