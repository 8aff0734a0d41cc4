import type { Env } from '../../../env.ts'
import type { Called } from '../../../objects/called.ts'
import type { CartObject } from '../../../objects/cart.ts'

/** The methods of a basket's Durable Object that services may call. */
export type Basket = Called<
  Pick<
    CartObject,
    | 'create'
    | 'succeed'
    | 'read'
    | 'repeated'
    | 'change'
    | 'note'
    | 'origin'
    | 'orderedElsewhere'
    | 'arrived'
    | 'ordered'
    | 'place'
    | 'orderPayment'
    | 'complete'
    | 'transfer'
    | 'leave'
    | 'forget'
    | 'left'
    | 'absorb'
    | 'refuseOrder'
  >
>

export function basketOf(env: Env, basketId: string): Basket {
  return env.CART.get(env.CART.idFromName(basketId))
}
