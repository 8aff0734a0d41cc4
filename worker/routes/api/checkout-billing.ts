import type { Context } from 'hono'
import { addressRules } from '../../../shared/address/address-rules.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { PaymentMethodId } from '../../../shared/contracts/cart.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate, withPrefix } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { FormFields } from '../../http/forms.ts'
import { respond } from '../../render/respond.tsx'
import { type BillingInput, billingPage } from '../checkout/billing-page.tsx'
import { openDesk } from '../checkout/desk.ts'
import { doorShipment, keptCard, leftToPay } from '../checkout/progress.ts'
import { errorsOf, typedAddress } from './checkout-shipping.ts'
import { deskClosed } from './desk-closed.ts'

type C = Context<AppEnv>

/** The address of the bill and the way of paying: the billing step, or the step again with what is wrong. */
export async function postBilling(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const { locale, site, t } = context
  const opened = await openDesk(c)
  if (!opened.ok) return deskClosed(c, opened.failure.code)
  const { cart, call, contact } = opened.value
  const again = async (extra: Partial<BillingInput>) =>
    respond(c, await billingPage(context, { ...opened.value, typed: { same: 'no', ...fields }, status: 422, ...extra }))

  const door = doorShipment(cart)?.address ?? null
  const same = fields['same'] === 'on' && door !== null
  const texts = same ? {} : faultTexts(validate(withPrefix(addressRules(site.country), 'billing.'), fields), locale)
  const errors = errorsOf(context, texts)
  const left = leftToPay(cart)
  const isKept = fields['payWith'] === keptCard && hasCard(cart.payment_instruments)
  const instrument = isKept ? null : instrumentOf(fields)
  if (left > 0 && !isKept && !instrument) {
    const isCard = fields['payWith'] === 'CREDIT_CARD'
    const told = isCard ? t('checkout.cardScript') : text('field.required', locale)
    errors.push({ name: 'payWith', label: t(isCard ? 'checkout.card' : 'checkout.payWith'), text: told })
  }
  if (errors.length > 0) return again({ errors })

  const mail = contact?.email ?? ''
  const billing: Address = {
    ...(same ? door : typedAddress(context, fields, mail, 'billing.')),
    email: mail,
    subscriptions: { newsletterConsent: contact?.newsletter ?? false },
  }
  const params = { basketId: cart.id }
  const set = await call('cart.setBillingAddress', { params, body: { address: billing } })
  if (!set.ok) return again({ fault: message(set.failure.code, locale) })
  if (left > 0 && instrument) {
    const paid = await call('cart.addPaymentInstrument', { params, body: instrument })
    if (!paid.ok) {
      const { place } = flowRule('payment-instrument', paid.failure.code)
      const told = message(paid.failure.code, locale)
      return place === 'input'
        ? again({ errors: [{ name: 'payWith', label: t('checkout.payWith'), text: told }] })
        : again({ fault: told })
    }
  }
  return c.body(null, 303, { location: href.checkout(locale, 'summary'), 'cache-control': 'private, no-store' })
}

const hasCard = (instruments: readonly { payment_method_id: string }[]): boolean =>
  instruments.some(({ payment_method_id: method }) => method === 'CREDIT_CARD')

type Instrument = { payment_method_id: PaymentMethodId; [extra: string]: unknown }

/**
 * The fields of a way to pay; a card comes as a session of the provider's, with what may be shown of it (spec 1 §3: sessionID, bin, type). Null
 * for no way, and for a card whose fields script never filled in.
 */
function instrumentOf(fields: FormFields): Instrument | null {
  const [kind = '', savedId] = (fields['payWith'] ?? '').split(':')
  if (kind === 'saved' && savedId) return { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: savedId }
  if (kind === 'PAYPAL' || kind === 'KLARNA' || kind === 'APPLE_PAY') return { payment_method_id: kind }
  const { cardSession: sessionID, cardType: type, cardLast4: last4, cardBin: bin } = fields
  return kind === 'CREDIT_CARD' && sessionID ? { payment_method_id: 'CREDIT_CARD', sessionID, type, last4, bin } : null
}
