import type { Coupon } from '../../../../shared/contracts/promotion.ts'
import type { ErrorCode } from '../../../../shared/errors/catalogue.ts'
import type { CartFacts } from '../facts.ts'
import { buyerTraits, type Scene } from '../scene.ts'

/**
 * Why a usable code gives this cart no discount: its promotion is for members, and the shopper is none (PRM176), or the
 * cart isn't what it asks for (PRM175).
 */
export function notFitting(
  facts: Pick<CartFacts, 'promotions' | 'member'>,
  coupon: Pick<Coupon, 'promotionId'> | undefined,
  scene: Pick<Scene, 'person'>,
): ErrorCode {
  const promotion = facts.promotions.find(({ promotionId }) => promotionId === coupon?.promotionId)
  const customers = promotion?.condition.customers ?? []
  const traits = buyerTraits(scene, facts)
  return customers.includes('loyalty') && !customers.some((trait) => traits.includes(trait)) ? 'PRM176' : 'PRM175'
}
