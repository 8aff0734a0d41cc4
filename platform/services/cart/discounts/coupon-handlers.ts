import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Result, refuse } from '../../../../backend/result.ts'
import { askersWithin } from '../../../../backend/tries/askers.ts'
import { limited } from '../../../../backend/tries/tries.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import { couponLimit } from '../../guess-limits.ts'
import { readCoupons } from '../../promotions/promotions.ts'
import { alter, answer, type View, view, visit } from '../answers.ts'
import { composeCart } from '../compose.ts'
import { orderingOf } from '../payment/payment-sources.ts'
import { couponCode, couponFault, couponReadings, customerOf } from './coupons.ts'
import { notFitting } from './not-fitting.ts'

async function addCoupon(context: PlatformContext, basketId: string, input: string): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add-coupon', key)
  if (repeated) return answer(context, visited, repeated)
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  const { snapshot, facts, scene } = cartView
  const readings = couponReadings(input)
  if (readings.some((code) => snapshot.coupons.includes(code))) return refuse('PRM416')
  const known = await readCoupons(context.env.DB, readings)
  const coupon = readings.flatMap((code) => known.filter((found) => found.code === code))[0]
  const redeemer = { customer: customerOf(snapshot, scene, facts), now: context.now, order: orderingOf(snapshot) }
  const fault = await couponFault(context.env, coupon, redeemer)
  if (!coupon || fault) return refuse(fault ?? 'PRM130')
  if (!runsWith(cartView, coupon)) return refuse(notFitting(facts, coupon, scene))
  return answer(
    context,
    visited,
    await basket.change(owner, { kind: 'add-coupon', code: coupon.code }, key, context.now, context.requestId),
  )
}

/** Whether the coupon's promotion applies to the current cart. */
function runsWith({ snapshot, facts, scene }: View, coupon: View['facts']['coupons'][number]): boolean {
  const coupons = [...facts.coupons, coupon]
  const { priced } = composeCart(
    { ...snapshot, coupons: coupons.map(({ code }) => code) },
    { ...facts, coupons },
    scene,
  )
  return priced.coupons.some(({ code, valid }) => code === coupon.code && valid)
}

type Operations = Extract<(typeof cartOperations)[number], { id: 'cart.addCoupon' | 'cart.removeCoupon' }>

export const couponHandlers: HandlersOf<readonly Operations[]> = {
  'cart.addCoupon': ({ body }, context) =>
    limited(context, askersWithin(context, couponLimit), () => addCoupon(context, body.cartId, body.couponCode)),
  'cart.removeCoupon': ({ body }, context) =>
    alter(context, body.cartId, { kind: 'remove-coupon', code: couponCode(body.couponCode) }),
}
