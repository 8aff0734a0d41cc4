import type { Context } from 'hono'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { provinceCodes } from '../../../shared/address/province-codes.ts'
import { sameAddress } from '../../../shared/address/same-address.ts'
import { billingFollows } from '../../../shared/cart/delivery/billing-follows.ts'
import { doorShipment, storeShipments } from '../../../shared/cart/delivery/shipments.ts'
import { type Address, wireAddress } from '../../../shared/contracts/address.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { type ShippingMethodCode, shippingMethodCodes } from '../../../shared/contracts/cart.ts'
import { collectionRules, pickupRules } from '../../../shared/validation/collecting.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { readPhone } from '../../../shared/validation/phone.ts'
import { type FormValues, type Rules, validate, withPrefix } from '../../../shared/validation/rule.ts'
import { email, required } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { billedAt, chosenShipping } from '../../services/sent-bodies.ts'
import { type CheckoutContext, holdContact, newsletterBox, openCheckout, wayOn } from '../checkout/checkout-context.ts'
import { answerShipping } from '../checkout/checkout-route.tsx'
import { type ShippingInput, savedDetails, withPickupPerson } from '../checkout/shipping-page.ts'
import { failureAnswer } from '../failure-words.ts'
import { checkoutClosed } from './checkout-closed.ts'

type C = Context<AppEnv>

/** The shipping method for items that an associate's customer takes along: no home address is needed. */
const takenAlong: ShippingMethodCode = 'me'
type Extra = Partial<Pick<ShippingInput, 'texts' | 'fault' | 'suggestion' | 'status'>>

/**
 * Saves contact, address, delivery method and pickup person: the whole shipping step, or the step again with its
 * errors.
 */
export async function postShipping(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const opened = await openCheckout(c, fields)
  if (!opened.ok) return checkoutClosed(c, opened.failure)
  const checkout = opened.value
  const { cart, call } = checkout
  const { which, refusals: replaced } = checkout
  const showAgain = (extra: Extra) =>
    answerShipping(c, { which, refusals: replaced, typed: fields, status: 422, ...extra })
  const saved =
    doorShipment(cart) && context.session?.person ? (await savedDetails(call, context.site.country)).addresses : []
  const chosen = saved.find(({ id }) => id === fields['savedAddress'])
  const postalCode = (chosen?.postalCode ?? fields['shipping.postalCode'] ?? '').trim()
  if (fields['find'] === 'points' && postalCode !== '') return showAgain({ status: 200 })
  const rules = rulesOf(context, cart, fields, chosen !== undefined)
  const filled = withPickupPerson(fields, saved)
  const texts = faultTexts(validate(rules, filled), context.locale)
  if (Object.keys(texts).length > 0) return showAgain({ texts })

  const mail = (fields['email'] ?? '').trim()
  const door = doorShipment(cart)
  let delivered = cart
  if (door && fields['method'] === takenAlong) {
    const body = chosenShipping({ cartId: cart.id, code: takenAlong, shippingId: door.shippingId })
    const handed = await call('cart.setShippingMethod', { body })
    if (!handed.ok) return showAgain(failureAnswer(handed.failure, context.locale))
  } else if (door) {
    const address = chosen ? { ...plain(chosen), email: mail } : typedAddress(context, fields, mail)
    const moved = await deliver(checkout, address, fields, showAgain)
    if (moved instanceof Response) return moved
    delivered = moved
  }
  for (const { shippingId, code } of storeShipments(cart)) {
    const pickupPerson = pickupPersonOf(filled, `pickup.${shippingId}.`, { email: mail })
    const body = chosenShipping({ cartId: cart.id, code, shippingId, pickupPerson })
    const set = await call('cart.setShippingMethod', { body })
    if (!set.ok) return showAgain(failureAnswer(set.failure, context.locale))
  }
  const newsletter = fields['newsletter'] === 'on'
  await holdContact(c, cart, { email: mail, newsletter })
  if (cart.billingAddress) {
    const follows = billingFollows(cart)
    const place = (follows && doorShipment(delivered)?.address) || cart.billingAddress
    // An order writes to its billing address, which may have been entered before.
    const address = { ...place, email: mail, subscriptions: newsletterBox(context, newsletter) }
    const set = await call('cart.setBillingAddress', {
      params: { basketId: cart.id },
      body: billedAt(address, follows),
    })
    if (!set.ok) return showAgain(failureAnswer(set.failure, context.locale))
  }
  // If the cart was replaced, the new one has what was just posted too.
  const refusals = checkout.refusals?.map((refusal) => ({
    ...refusal,
    lost: refusal.lost?.filter((loss) => loss !== 'delivery') ?? [],
  }))
  const location = wayOn(c, refusals ? { ...checkout, refusals } : checkout, 'billing')
  return c.body(null, 303, { location, 'cache-control': 'private, no-store' })

  /** Saves address and delivery method; the cart if both are accepted. */
  async function deliver(
    { cart }: CheckoutContext,
    address: Address,
    posted: FormFields,
    refuse: (extra: Extra) => Promise<Response>,
  ): Promise<Response | Cart> {
    const params = { basketId: cart.id }
    const decided = posted['suggestion']
    const looked = await call('cart.validateShippingAddress', { params, body: [wireAddress(address)] })
    if (!looked.ok) return refuse(failureAnswer(looked.failure, context.locale))
    const { suggestion } = looked.value
    const correction = suggestion && !sameSpelling(suggestion, address) ? { ...address, ...suggestion } : null
    if (correction && decided === undefined)
      return refuse({ suggestion: { suggested: correction, typed: address }, status: 200 })
    const final = correction && decided === 'use' ? correction : address
    const set = await call('cart.setShippingAddress', {
      params,
      body: { addresses: [wireAddress({ ...final, shippingId: 'me' })], ...captchaOf(posted) },
    })
    if (!set.ok) return refuse(failureAnswer(set.failure, context.locale))
    const doorstep = doorShipment(cart)
    const code = shippingMethodCodes.find((method) => method === posted['method']) ?? doorstep?.code ?? 'standard'
    const point = code === 'pudo' ? posted['collectionPointId'] : undefined
    // The list belongs to a different place than the current address.
    const postalCode = posted['pointsNear'] ?? final.postalCode
    const isElsewhere = postalCode !== final.postalCode && postalCode !== address.postalCode
    if (code === 'pudo' && (!point || isElsewhere)) return refuse({ status: 200 })
    const method = await call('cart.setShippingMethod', {
      body: chosenShipping({
        cartId: cart.id,
        code,
        shippingId: doorstep?.shippingId ?? 'me',
        collectionPointId: point ?? null,
        pickupPerson: point ? pickupPersonOf(filled, 'point.', address) : null,
      }),
    })
    return method.ok ? method.value : refuse(failureAnswer(method.failure, context.locale))
  }
}

const sameSpelling = (a: Address, b: Address): boolean =>
  sameAddress(a, b) &&
  a.addressLine1 === b.addressLine1 &&
  a.city === b.city &&
  a.postalCode === b.postalCode &&
  (a.province ?? '') === (b.province ?? '')

function rulesOf({ site }: RequestContext, cart: Cart, fields: FormFields, addressChosen: boolean): Rules {
  const door = doorShipment(cart)
  return {
    email: [required, email],
    ...(door &&
      !addressChosen &&
      fields['method'] !== takenAlong &&
      withPrefix(addressRules(site.country, provinceCodes[site.country]), 'shipping.')),
    ...(door &&
      fields['method'] === 'pudo' &&
      fields['collectionPointId'] &&
      withPrefix(collectionRules(site.locale, site.country), 'point.')),
    ...Object.assign(
      {},
      ...storeShipments(cart).map(({ shippingId }) =>
        withPrefix(pickupRules(site.locale, site.country), `pickup.${shippingId}.`),
      ),
    ),
  }
}

/** The fields under `prefix`, as the contract has an address. */
export function typedAddress(context: RequestContext, fields: FormFields, mail: string, prefix = 'shipping.'): Address {
  const { country } = context.site
  const of = (field: string) => (fields[prefix + field] ?? '').trim()
  const number = readPhone(of('phone'), country)
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    addressLine1: of('addressLine1'),
    ...(of('addressLine2') && { addressLine2: of('addressLine2') }),
    city: of('city'),
    ...(of('province') && { province: of('province') }),
    postalCode: of('postalCode'),
    country,
    email: mail,
    ...(of('phone') && { phone: of('phone') }),
    ...(of('phoneCode') ? { phoneCode: of('phoneCode') } : number?.country && { phoneCode: number.country.dialCode }),
  }
}

/** The pickup person; missing fields are the recipient's. */
function pickupPersonOf(fields: FormValues, prefix: string, receiver: Partial<Address>) {
  const of = (field: 'firstName' | 'lastName' | 'email' | 'phone') =>
    (fields[prefix + field] ?? '').trim() || (receiver[field] ?? '')
  return { firstName: of('firstName'), lastName: of('lastName'), email: of('email'), phone: of('phone') }
}

/** A saved address, without the fields of the address book. */
function plain({ id: _id, approachType: _kind, main: _main, ...address }: Address): Address {
  return address
}
