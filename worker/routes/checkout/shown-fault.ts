import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import { changesSince, refusalOfChanges, shownTotal } from '../../../shared/cart/shown.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { ShownChange } from '../../../shared/contracts/shown.ts'
import type { PaymentMethodId } from '../../../shared/payment-methods.ts'
import type { FailureOf } from '../../../shared/result.ts'
import type { Call } from '../../services/call.ts'
import { orderOf } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import { chosenMethod } from './progress.ts'
import { RefusalDetails } from './refusal.ts'
import { hasMoves } from './step-of.ts'

type Refused = FailureOf<CallFailure>

type Pressed = {
  readonly basketId: string
  readonly shown: string
  /** The session from a wallet's sheet, which pays the order. */
  readonly walletMethod: PaymentMethodId | undefined
  /** Whether the form was made for another purchase than this one. */
  readonly isOfOther: (purchaseId: string) => boolean
}

/**
 * The cart, if it is still the one that the page with the button showed; refused if it differs, if the form doesn't say
 * what was shown, and if it was made for another purchase. The order service checks again when ordering; for a service
 * that doesn't know `shown`, this check replaces that. A cart whose order is being placed is not compared: the service
 * reports the order's result. Null if the cart is gone without an order.
 */
export async function cartAsShown(
  call: Call,
  { basketId, shown, walletMethod, isOfOther }: Pressed,
): Promise<Result<Cart | null>> {
  if (shownTotal(shown) === null) return refusal([])
  const currentCart = await call('cart.get', { params: { basketId }, query: {} })
  if (!currentCart.ok)
    return currentCart.failure.code === 'BSK404' && !orderOf(currentCart.failure) ? succeed(null) : currentCart
  const cart = currentCart.value
  if (isOfOther(purchaseIdOf(cart))) return fail(otherPurchase)
  if (cart.locked) return currentCart
  const isAnother = walletMethod !== undefined && walletMethod !== chosenMethod(cart)?.payment_method_id
  const changed = [...(changesSince(shown, cart) ?? []), ...(isAnother ? [{ part: 'payment' } as const] : [])]
  return changed.length === 0 ? currentCart : refusal(changed)
}

/** Codes of an account that holds less than the order takes from it. */
const short = ['GFC740', 'REW140', 'PYT400']

/**
 * Why an order was refused. Where lines were moved, how the cart differs from the page with the button. An account
 * that others spent from in the same moment is named by its code alone: its balance, and what would pay in its place,
 * is what the cart has become.
 */
export async function causeOf(call: Call, refused: Refused, pressed: Pressed): Promise<Refused> {
  if (hasMoves(RefusalDetails.parse({ flash: [], ...refused.failure.details }).flash))
    return withMoves(call, refused, pressed)
  if (!short.includes(refused.failure.code)) return refused
  const now = await cartAsShown(call, pressed)
  return !now.ok && now.failure.details['changed'] !== undefined ? now : refused
}

async function withMoves(call: Call, refused: Refused, { basketId, shown }: Pressed): Promise<Refused> {
  const { failure } = refused
  const cart = await call('cart.get', { params: { basketId }, query: {} })
  const changed = cart.ok ? changesSince(shown, cart.value) : null
  return changed ? { ...refused, failure: { ...failure, details: { ...failure.details, changed } } } : refused
}

function refusal(changed: readonly ShownChange[]): Result<never> {
  const { code, details } = refusalOfChanges(changed)
  return fail({ code, status: 409, message: 'not what was shown', details, cause: 'answer' })
}
