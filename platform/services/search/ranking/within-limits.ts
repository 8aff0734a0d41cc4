import type { Block } from '../../catalogue/index/block.ts'
import { anyFlagged } from '../../catalogue/index/ragged.ts'
import type { Query } from '../query/understand.ts'
import type { Ground } from './meaning-points.ts'
import { sizesLike } from './sizes-like.ts'

const minorUnits = 100

/** Whether a row is listed and sold, at a price and in a size that were asked for. A limit is never given up. */
export function withinLimits(
  { limits: { min, max, sizes }, clauses }: Pick<Query, 'limits' | 'clauses'>,
  ground: Ground,
) {
  const { index, site } = ground
  const least = (min ?? 0) * minorUnits
  const most = (max ?? Number.POSITIVE_INFINITY) * minorUnits
  const withKids = clauses.some(({ meanings }) => meanings.some(({ type, id }) => type === 'gender' && id === 'kids'))
  const flags = sizes.length > 0 ? sizesLike(index, { labels: sizes, withKids }, site) : null
  return ({ listed, prices, sizes: own }: Block) => {
    const { current } = prices[site.currency]
    return (row: number): boolean => {
      const price = current[row] ?? -1
      return listed[row] === 1 && price >= least && price <= most && (flags === null || anyFlagged(own, row, flags))
    }
  }
}
