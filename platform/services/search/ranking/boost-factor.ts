import type { Boost } from '../../../../shared/content/search-rule.ts'
import type { Block } from '../../catalogue/index/block.ts'
import { anyFlagged } from '../../catalogue/index/ragged.ts'
import type { Ground } from './meaning-points.ts'

/** All boosts of a product together stay within this. */
const [leastFactor, mostFactor] = [0.25, 4]

type IsBoosted = (block: Block) => (row: number) => boolean

/** The factor of a product's score; null where there are no boosts. */
export function boostFactor(
  boosts: readonly Boost[],
  ground: Ground,
): ((block: Block) => (row: number) => number) | null {
  if (boosts.length === 0) return null
  const all = boosts.map((boost) => ({ factor: boost.factor, isBoosted: isBoosted(boost, ground) }))
  return (block) => {
    const own = all.map(({ factor, isBoosted: of }) => ({ factor, is: of(block) }))
    return (row) => {
      let product = 1
      for (const { factor, is } of own) if (is(row)) product *= factor
      return Math.min(Math.max(product, leastFactor), mostFactor)
    }
  }
}

export function isBoosted({ field, value }: Boost, { index, locale }: Ground): IsBoosted {
  const { known } = index
  if (field === 'category') {
    const flags = known.categories.flags(index.tree(locale).below(value))
    return ({ categories }) =>
      (row) =>
        anyFlagged(categories, row, flags)
  }
  const [column, number] =
    field === 'style'
      ? (['style', known.styles.find(value)] as const)
      : field === 'kind'
        ? (['kind', known.values.find(value)] as const)
        : (['brandText', known.texts.find(value)] as const)
  return ({ [column]: numbers }) =>
    (row) =>
      number !== 0 && numbers[row] === number
}
