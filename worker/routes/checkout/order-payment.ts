import type { Context } from 'hono'
import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import type { PaymentMethodId } from '../../../shared/payment-methods.ts'
import type { AppEnv } from '../../app-env.ts'
import { type HeldPayment, paymentCookie, setHeldPayment } from '../../http/cookies/payment-cookie.ts'
import type { Call } from '../../services/call.ts'
import { devicePrint } from '../../services/device-print.ts'
import { chosenMethod } from './progress.ts'

type C = Context<AppEnv>

/** Stores this cart's payment details, for the calls that place and complete its order. */
export async function holdPayment(
  c: C,
  cart: Cart,
  payment: Omit<HeldPayment, 'instrumentId' | 'method'>,
): Promise<void> {
  const chosen = chosenMethod(cart)
  if (!chosen) return
  const { payment_instrument_id: instrumentId, payment_method_id: method } = chosen
  await setHeldPayment(c, c.get('context'), { instrumentId, method, ...payment })
}

/** Says which browser chose the payment. Helps a provider to trust it, and is never waited for. */
export async function noteDevice(c: C, call: Call, cartId: string): Promise<void> {
  const fingerPrint = await devicePrint(c.req.raw.headers)
  c.get('context').background(call('cart.deviceFingerPrint', { body: { cartId, fingerPrint } }))
}

/** `paymentMethod` of PUT order (spec 1 §3 "Place-order payload"); undefined if credits pay everything. */
export async function orderPayment(c: C, cart: Cart, wallet: { readonly sessionID: string } | null) {
  const chosen = chosenMethod(cart)
  if (!chosen || chosen.amount === 0) return undefined
  const code = chosen.payment_method_id
  const payment = await heldFor(c, chosen)
  const { savedId, sessionID, bin, type } = payment ?? {}
  const data = wallet ?? { ...(sessionID && { sessionID }), ...(bin && { bin }), ...(type && { type }) }
  return {
    code,
    id: savedId ?? chosen.payment_instrument_id,
    ...(Object.keys(data).length > 0 && { additionalData: data }),
  }
}

type Pending = { readonly code: PaymentMethodId; readonly instrumentId: string | undefined }

async function heldFor(c: C, { payment_instrument_id: id }: CartPaymentInstrument): Promise<HeldPayment | null> {
  const payment = await paymentCookie.read(c, c.get('context'))
  return payment?.instrumentId === id ? payment : null
}

/**
 * `paymentMethod` of PATCH order (spec 1 §7). The stored payment may be another purchase's by now, entered in another
 * tab: without it the service has its own record.
 */
export async function provenPayment(c: C, { code, instrumentId }: Pending, threeDS2Result: unknown) {
  const payment = await paymentCookie.read(c, c.get('context'))
  const { savedId, sessionID, type } = payment && payment.instrumentId === instrumentId ? payment : {}
  return {
    code,
    additionalData: {
      ...(type && { cardType: type }),
      ...(savedId && { paymentInstrumentId: savedId }),
      ...(sessionID && { sessionID }),
      threeDS2Result,
    },
  }
}
