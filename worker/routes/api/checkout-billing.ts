import type { Context } from 'hono'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { provinceCodes } from '../../../shared/address/province-codes.ts'
import { doorShipment } from '../../../shared/cart/delivery/shipments.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { text } from '../../../shared/errors/message.ts'
import { type PaymentMethodId, WalletMethod } from '../../../shared/payment-methods.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate, withPrefix } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { billedAt } from '../../services/sent-bodies.ts'
import type { BillingInput } from '../checkout/billing-page.ts'
import { newsletterBox, openCheckout, wayOn } from '../checkout/checkout-context.ts'
import { answerBilling } from '../checkout/checkout-route.tsx'
import { holdPayment, noteDevice } from '../checkout/order-payment.ts'
import { keptCard, leftToPay } from '../checkout/progress.ts'
import { failureAnswer, failureStatus, failureWords } from '../failure-words.ts'
import { seeOther } from './checkout-answers.ts'
import { checkoutClosed } from './checkout-closed.ts'
import { typedAddress } from './checkout-shipping.ts'

type C = Context<AppEnv>

/** Saves billing address and payment method: the billing step, or the step again with its errors. */
export async function postBilling(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const { locale, site, t } = context
  const opened = await openCheckout(c, fields)
  if (!opened.ok) return checkoutClosed(c, opened.failure)
  const checkout = opened.value
  const { cart, call, contact } = checkout
  // A recreated cart keeps as much of this as possible, and asks for delivery first.
  const isNew = checkout.refusals !== undefined
  const isTyped = fields['same'] !== 'on'
  const { which, refusals } = checkout
  const showAgain = (extra: Pick<BillingInput, 'texts' | 'fault' | 'status'>) =>
    isNew && !isTyped
      ? seeOther(c, wayOn(c, checkout, 'shipping'))
      : answerBilling(c, { which, refusals, typed: { same: 'no', ...fields }, status: 422, ...extra })

  const door = doorShipment(cart)?.address ?? null
  const usesShippingAddress = !isTyped && (door !== null || isNew)
  const texts = usesShippingAddress
    ? {}
    : faultTexts(
        validate(withPrefix(addressRules(site.country, provinceCodes[site.country]), 'billing.'), fields),
        locale,
      )
  const remainingToPay = leftToPay(cart)
  const isKept = fields['payWith'] === keptCard && hasCard(cart.payment_instruments)
  const instrument = isKept ? null : instrumentOf(fields)
  const isCard = fields['payWith'] === 'CREDIT_CARD'
  const unpaid = isCard ? t('checkout.cardScript') : text('field.required', locale)
  const faults = { ...texts, ...(remainingToPay > 0 && !isKept && !instrument && { payWith: unpaid }) }
  if (Object.keys(faults).length > 0) return showAgain({ texts: faults })

  const mail = contact?.email ?? ''
  const to = usesShippingAddress ? door : typedAddress(context, fields, mail, 'billing.')
  const subscriptions = newsletterBox(context, contact?.newsletter ?? false)
  const address: Address | null = to && { ...to, email: mail, subscriptions }
  const params = { basketId: cart.id }
  const set = address
    ? await call('cart.setBillingAddress', { params, body: billedAt(address, usesShippingAddress) })
    : null
  if (set && !set.ok) return showAgain(failureAnswer(set.failure, locale))
  if (remainingToPay > 0 && instrument) {
    await noteDevice(c, call, cart.id)
    const paid = await call('cart.addPaymentInstrument', { params, body: instrument })
    if (!paid.ok) {
      const { place } = flowRule('payment-instrument', paid.failure.code)
      const text = failureWords(paid.failure, locale)
      const said = place === 'input' ? { texts: { payWith: text } } : { fault: text }
      return showAgain({ ...said, status: failureStatus(paid.failure, 422) })
    }
    const { paymentInstrumentId: savedId, sessionID, type, bin } = instrument
    await holdPayment(c, paid.value, { savedId, sessionID, type, bin })
  }
  return seeOther(c, wayOn(c, checkout, isNew ? 'shipping' : 'summary'))
}

const hasCard = (instruments: readonly { payment_method_id: string }[]): boolean =>
  instruments.some(({ payment_method_id: method }) => method === 'CREDIT_CARD')

type Instrument = {
  readonly payment_method_id: PaymentMethodId
  readonly paymentInstrumentId?: string
  readonly sessionID?: string
  readonly type?: string | undefined
  readonly last4?: string | undefined
  readonly bin?: string | undefined
}

/**
 * The fields of a payment method. A card is a session of the provider with its displayable details (spec 1 §3:
 * sessionID, bin, type). Null without a method, and for a card whose fields script never filled in.
 */
function instrumentOf(fields: FormFields): Instrument | null {
  const [kind = '', savedId] = (fields['payWith'] ?? '').split(':')
  if (kind === 'saved' && savedId) return { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: savedId }
  const wallet = WalletMethod.safeParse(kind)
  if (wallet.success) return { payment_method_id: wallet.data }
  const { cardSession: sessionID, cardType: type, cardLast4: last4, cardBin: bin } = fields
  return kind === 'CREDIT_CARD' && sessionID ? { payment_method_id: 'CREDIT_CARD', sessionID, type, last4, bin } : null
}
