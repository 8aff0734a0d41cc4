import type { Context } from 'hono'
import { addressForm } from '../../../shared/address/address-form.ts'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { sameAddress } from '../../../shared/address/same-address.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { shippingMethodCodes } from '../../../shared/contracts/cart.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { collectionRules, pickupRules } from '../../../shared/validation/forms.ts'
import { readPhone } from '../../../shared/validation/phone.ts'
import { type FormValues, type Rules, validate, withPrefix } from '../../../shared/validation/rule.ts'
import { email, required } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setContact } from '../../http/contact-cookie.ts'
import type { FormFields } from '../../http/forms.ts'
import { respond } from '../../render/respond.tsx'
import { type Desk, openDesk } from '../checkout/desk.ts'
import { doorShipment, storeShipments } from '../checkout/progress.ts'
import { type ShippingInput, savedAddresses, shippingPage, withFetcher } from '../checkout/shipping-page.tsx'
import { deskClosed } from './desk-closed.ts'

type C = Context<AppEnv>
type Extra = Partial<Pick<ShippingInput, 'errors' | 'fault' | 'suggestion' | 'status'>>

/** Contact, address, method and who fetches: all of the shipping step, or the step again with what is wrong. */
export async function postShipping(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const opened = await openDesk(c)
  if (!opened.ok) return deskClosed(c, opened.failure.code)
  const desk = opened.value
  const { cart, call } = desk
  const again = async (extra: Extra) =>
    respond(c, await shippingPage(context, { ...desk, typed: fields, status: 422, ...extra }))
  const saved = doorShipment(cart) && context.session?.person ? await savedAddresses(call) : []
  const chosen = saved.find(({ id }) => id === fields['savedAddress'])
  const postalCode = (chosen?.postalCode ?? fields['shipping.postalCode'] ?? '').trim()
  if (fields['find'] === 'points' && postalCode !== '') return again({ status: 200 })
  const rules = rulesOf(context, cart, fields, chosen !== undefined)
  const told = withFetcher(fields, saved)
  const texts = faultTexts(validate(rules, told), context.locale)
  if (Object.keys(texts).length > 0) return again({ errors: errorsOf(context, texts) })

  const mail = (fields['email'] ?? '').trim()
  const door = doorShipment(cart)
  if (door) {
    const address = chosen ? { ...plain(chosen), email: mail } : typedAddress(context, fields, mail)
    const moved = await deliver(desk, address, fields, again)
    if (moved) return moved
  }
  for (const { shippingId, code } of storeShipments(cart)) {
    const pickupPerson = fetcherOf(told, `pickup.${shippingId}.`, { email: mail })
    const set = await call('cart.setShippingMethod', { body: { cartId: cart.id, code, shippingId, pickupPerson } })
    if (!set.ok) return again({ fault: message(set.failure.code, context.locale) })
  }
  await setContact(c, context, { email: mail, newsletter: fields['newsletter'] === 'on' })
  return c.body(null, 303, { location: href.checkout(context.locale, 'billing'), 'cache-control': 'private, no-store' })

  /** The address and the way; null when both are taken. */
  async function deliver(
    { cart: bag }: Desk,
    address: Address,
    posted: FormFields,
    refuse: (extra: Extra) => Promise<Response>,
  ): Promise<Response | null> {
    const params = { basketId: bag.id }
    const decided = posted['suggestion']
    const looked = await call('cart.validateShippingAddress', { params, body: { address } })
    if (!looked.ok) return refuse({ fault: message(looked.failure.code, context.locale) })
    const { suggestion } = looked.value
    const better = suggestion && !sameSpelling(suggestion, address) ? { ...address, ...suggestion } : null
    if (better && decided === undefined)
      return refuse({ suggestion: { suggested: better, typed: address }, status: 200 })
    const final = better && decided === 'use' ? better : address
    const set = await call('cart.setShippingAddress', { params, body: { addresses: [{ ...final, shippingId: 'me' }] } })
    if (!set.ok) return refuse({ fault: message(set.failure.code, context.locale) })
    const code = shippingMethodCodes.find((one) => one === posted['method']) ?? 'standard'
    const point = code === 'pudo' ? posted['collectionPointId'] : undefined
    // The list is of another place than the address now is.
    const near = posted['pointsNear'] ?? final.postalCode
    const isElsewhere = near !== final.postalCode && near !== address.postalCode
    if (code === 'pudo' && (!point || isElsewhere)) return refuse({ status: 200 })
    const method = await call('cart.setShippingMethod', {
      body: {
        cartId: bag.id,
        code,
        shippingId: doorShipment(bag)?.shippingId ?? 'me',
        collectionPointId: point ?? null,
        pickupPerson: point ? fetcherOf(told, 'point.', address) : null,
      },
    })
    return method.ok ? null : refuse({ fault: message(method.failure.code, context.locale) })
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
    ...(door && !addressChosen && withPrefix(addressRules(site.country), 'shipping.')),
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

export function errorsOf({ site, t }: RequestContext, texts: Readonly<Record<string, string>>) {
  const { labels } = addressForm(site.country)
  const labelOf = (field: string): string => {
    const own = field.split('.').at(-1) ?? field
    if (own === 'email') return t('form.email')
    return Object.hasOwn(labels, own) ? t(labels[own as keyof typeof labels]) : own
  }
  return Object.entries(texts).map(([field, told]) => ({ name: field, label: labelOf(field), text: told }))
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

/** Who fetches it; what isn't said is that of whoever gets it. */
function fetcherOf(fields: FormValues, prefix: string, receiver: Partial<Address>) {
  const of = (field: 'firstName' | 'lastName' | 'email' | 'phone') =>
    (fields[prefix + field] ?? '').trim() || (receiver[field] ?? '')
  return { firstName: of('firstName'), lastName: of('lastName'), email: of('email'), phone: of('phone') }
}

/** An address of the address book, without what belongs to the book. */
function plain({ id: _id, approachType: _kind, main: _main, ...address }: Address): Address {
  return address
}
