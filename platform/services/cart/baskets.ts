import { idempotencyKeyHeader } from '../../../shared/operations/cart.ts'
import type { PlatformContext } from '../../context.ts'
import type { Env } from '../../env.ts'
import type { Called } from '../../objects/called.ts'
import type { CartObject } from '../../objects/cart.ts'

/** What a basket's object answers to. */
export type Basket = Called<
  Pick<
    CartObject,
    | 'create'
    | 'read'
    | 'repeated'
    | 'change'
    | 'note'
    | 'arrived'
    | 'ordered'
    | 'place'
    | 'complete'
    | 'transfer'
    | 'leave'
    | 'left'
    | 'absorb'
    | 'refuseOrder'
  >
>

export function basketOf(env: Env, basketId: string): Basket {
  return env.CART.get(env.CART.idFromName(basketId)) as unknown as Basket
}

const keyShape = /^[\w-]{8,80}$/

/** A key that isn't one is as good as none. */
export function keyOf(context: PlatformContext): string | null {
  const key = context.headers.get(idempotencyKeyHeader)
  return key !== null && keyShape.test(key) ? key : null
}
