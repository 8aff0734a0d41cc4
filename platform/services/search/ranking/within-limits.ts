import type { Block } from '../../catalogue/index/block.ts'
import { anyFlagged } from '../../catalogue/index/ragged.ts'
import type { Limits } from '../query/limits.ts'
import type { Ground } from './meaning-points.ts'
import { sizesLike } from './sizes-like.ts'

const minorUnits = 100

/** Whether a row is listed and sold, at a price and in a size that were asked for. A limit is never given up. */
export function withinLimits({ min, max, sizes }: Limits, { index, site }: Ground) {
  const least = (min ?? 0) * minorUnits
  const most = (max ?? Number.POSITIVE_INFINITY) * minorUnits
  const flags = sizes.length > 0 ? sizesLike(index, sizes, site) : null
  return ({ listed, prices, sizes: own }: Block) => {
    const { current } = prices[site.currency]
    return (row: number): boolean => {
      const price = current[row] ?? -1
      return listed[row] === 1 && price >= least && price <= most && (flags === null || anyFlagged(own, row, flags))
    }
  }
}
