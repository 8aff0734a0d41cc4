import type { Palette } from '../contract.ts'
import { type Defs, num } from '../kit/defs.ts'
import { beside, type Point, placesAlong, smooth } from '../kit/path.ts'
import { eyelet, ribbon } from '../kit/ribbon.ts'
import type { Last } from './last.ts'

/** Eyelets on the stay, a bar of lace from each over the tongue's edge, and a bow on top. */
export function drawLaces(_: Defs, last: Last, eyelets: number, palette: Palette): string {
  const stay = beside(last.throat, 34, 24)
  const holes = placesAlong(stay, eyelets, 0.04, 0.97)
  const far = placesAlong(beside(last.throat, -20, 24), eyelets, 0.01, 0.93)
  const bars = holes.map(({ at }, index): string => {
    const to = far[index]?.at ?? at
    const middle: Point = [(at[0] + to[0]) / 2 + 4, (at[1] + to[1]) / 2 - 9]
    return ribbon(smooth([at, middle, to]), palette.lace, { width: 15.5 })
  })
  return (
    holes.map(({ at }) => eyelet(at, palette.trim, 7.5, 7)).join('') +
    bars.join('') +
    bow(holes[0]?.at ?? last.throatTop, palette.lace)
  )
}

/** Tied at the top eyelet: two loops and two ends with tips. */
function bow([x, y]: Point, colour: string): string {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy]
  const end = (points: readonly Point[]) => ribbon(smooth(points), colour, { width: 11 })
  const [tipX, tipY] = at(84, 104)
  return [
    end([at(18, -22), at(52, 8), at(70, 58), at(84, 100)]),
    end([at(14, -22), at(-4, 22), at(-2, 66)]),
    ribbon(smooth([at(16, -24), at(58, -50), at(98, -20), at(70, 6), at(20, -18)]), colour, { width: 12 }),
    ribbon(smooth([at(16, -24), at(-22, -40), at(-52, -2), at(-26, 18), at(14, -18)]), colour, { width: 12 }),
    ribbon(smooth([at(6, -26), at(18, -18), at(28, -20)]), colour, { width: 17 }),
    `<path d="M${num(tipX)} ${num(tipY)}l5 14" stroke="#2a2622" stroke-width="10" stroke-linecap="round"/>`,
  ].join('')
}
