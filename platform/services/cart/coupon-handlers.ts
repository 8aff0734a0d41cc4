import type { Cart } from '../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../shared/operations/cart.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse } from '../../context.ts'
import { readCoupons } from '../promotions/promotions.ts'
import { limited } from '../tries.ts'
import { alter, answer, type View, view, visit } from './answers.ts'
import { keyOf } from './baskets.ts'
import { composeCart } from './compose.ts'
import { cartEmail } from './contact.ts'
import { couponCode, couponRefusal } from './coupons.ts'

async function addCoupon(context: PlatformContext, basketId: string, typed: string): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add-coupon', key)
  if (repeated) return answer(context, visited, repeated)
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const code = couponCode(typed)
  if (seen.snapshot.coupons.includes(code)) return refuse('PRM416')
  const [coupon] = await readCoupons(context.env.DB, [code])
  const refusal = await couponRefusal(context.env, coupon, customerOf(seen), context.now)
  if (refusal) return refusal
  if (coupon && !runsWith(seen, coupon)) return refuse('PRM175')
  return answer(context, visited, await basket.change(owner, { kind: 'add-coupon', code }, key, context.now))
}

/** Whose uses are counted: a person's own, a guest's by their e-mail address once it is known. */
function customerOf({ scene, snapshot, owner }: View): string | null {
  return scene.consumer.kind === 'registered' ? owner : cartEmail(snapshot, scene)
}

/** Whether the promotion behind it runs for this cart as it is. */
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
    limited(context, [{ kind: 'coupon', who: context.consumer?.consumerId ?? body.cartId }], () =>
      addCoupon(context, body.cartId, body.couponCode),
    ),
  'cart.removeCoupon': ({ body }, context) =>
    alter(context, body.cartId, { kind: 'remove-coupon', code: couponCode(body.couponCode) }),
}
