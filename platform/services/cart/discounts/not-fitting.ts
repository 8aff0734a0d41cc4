import type { Coupon, Promotion } from '../../../../shared/contracts/promotion.ts'
import type { ErrorCode } from '../../../../shared/errors/catalogue.ts'
import { type Scene, traitsOf } from '../scene.ts'

/**
 * Why a usable code gives this cart no discount: its promotion is for members, and the shopper is none (PRM176), or the
 * cart isn't what it asks for (PRM175).
 */
export function notFitting(
  promotions: readonly Promotion[],
  coupon: Pick<Coupon, 'promotionId'> | undefined,
  scene: Pick<Scene, 'person'>,
): ErrorCode {
  const promotion = promotions.find(({ promotionId }) => promotionId === coupon?.promotionId)
  const customers = promotion?.condition.customers ?? []
  const traits = traitsOf(scene)
  return customers.includes('loyalty') && !customers.some((trait) => traits.includes(trait)) ? 'PRM176' : 'PRM175'
}
