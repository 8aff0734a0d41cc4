import type { Clause } from '../query/clause.ts'
import { type Ground, meaningPoints } from './meaning-points.ts'
import { bestOf, type Points } from './points.ts'

/** Facet values that come closest to one that nothing has together with the rest of a query. */
const near: Readonly<Record<'colour' | 'material', Readonly<Record<string, readonly string[]>>>> = {
  colour: {
    black: ['grey', 'navy'],
    white: ['cream', 'beige', 'silver'],
    cream: ['white', 'beige'],
    beige: ['cream', 'brown', 'white'],
    brown: ['beige', 'orange'],
    grey: ['silver', 'black', 'white'],
    silver: ['grey', 'white'],
    red: ['pink', 'orange'],
    pink: ['red', 'purple'],
    orange: ['red', 'yellow'],
    yellow: ['gold', 'orange', 'beige'],
    gold: ['yellow', 'beige'],
    blue: ['navy', 'purple'],
    navy: ['blue', 'black'],
    purple: ['pink', 'blue'],
  },
  material: {
    canvas: ['denim'],
    denim: ['canvas'],
    suede: ['leather'],
    leather: ['suede'],
    knit: ['mesh', 'wool'],
    mesh: ['knit'],
    jersey: ['fleece'],
    fleece: ['wool', 'jersey'],
    wool: ['fleece', 'knit'],
  },
}

/** Orders what is found without a clause: a canvas jacket comes first where there is none of denim. */
export function nearPoints({ meanings }: Clause, ground: Ground): Points {
  return bestOf(
    meanings.flatMap(({ type, id }) => {
      if (type !== 'colour' && type !== 'material') return []
      const values = Object.hasOwn(near[type], id) ? (near[type][id] ?? []) : []
      return values.flatMap((value) => meaningPoints({ type, id: value }, ground) ?? [])
    }),
  )
}
