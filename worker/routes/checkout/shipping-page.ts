import type { DeliveryView, PickupView } from '../../../client/pages/checkout/checkout-props.ts'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import type { RadioCard } from '../../../client/pages/form/choices.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { sortPickups } from '../../../shared/cart/delivery/delivery-order.ts'
import { doorShipment, storeShipments } from '../../../shared/cart/delivery/shipments.ts'
import { shippingLabel } from '../../../shared/cart/delivery/shipping-labels.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart, CartShipment } from '../../../shared/contracts/cart.ts'
import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Contact } from '../../http/cookies/contact-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { isAbsent, noted } from '../../services/result.ts'
import { paymentSessionQuery } from '../../services/sent-bodies.ts'
import { readStoreIfThere } from '../../services/stores.ts'
import { arrival } from './arrival.ts'
import { shippingFields, shownValues } from './form-fields.ts'
import { openingHours } from './opening-hours.ts'
import { type FormPageInput, stepPage } from './step-page.tsx'
import { checkoutHref } from './which-cart.ts'

export type ShippingInput = FormPageInput & {
  readonly suggestion?: { readonly suggested: Address; readonly typed: Address } | null
}

export async function shippingPage(context: RequestContext, input: ShippingInput): Promise<Page> {
  const { site, locale, csrfToken, session } = context
  const { cart, contact, call, typed, texts = {}, fault } = input
  const door = doorShipment(cart)
  const { addresses: saved, person } = session?.person ? await savedDetails(call, site.country) : nothingSaved
  // An associate sells to somebody else.
  const buyer = session?.person?.associate ? {} : person
  const values = withPickupPerson(typed ?? knownValues(cart, contact, saved, buyer, site.country), saved)
  const [points, pickups, payment] = await Promise.all([
    pointsNear(context, call, values, saved),
    pickupViews(context, cart),
    // Its frames are shown on this page once the shopper goes on.
    call('cart.paymentSession', paymentSessionQuery(context.url.origin, 'CREDIT_CARD')),
  ])
  noted(context.reads, payment)
  return stepPage(context, {
    ...input,
    email: contact?.email ?? null,
    paymentOrigin: payment.ok ? payment.value.origin : undefined,
    step: {
      step: 'shipping',
      form: { csrf: csrfToken, returnTo: checkoutHref(locale, input.which, 'shipping') },
      values: shownValues(
        values,
        /^(?:email|newsletter|method|savedAddress|collectionPointId|(?:shipping|point|pickup)\..+)$/,
      ),
      fields: shippingFields(context, door !== undefined, pickups),
      answer: { texts, fault },
      templates: fieldTemplates(locale),
      address: addressChoices(site),
      delivery: door
        ? {
            methods: methodCards(context, door, cart),
            points,
            savedAddresses: saved.map(savedCard),
            suggestion: suggestionView(input.suggestion),
          }
        : null,
      pickups,
      digital: cart.items.filter((item) => item.isDigitalProduct).map(({ name }) => name),
      signedIn: session?.person !== null && session !== null,
    },
  })
}

function savedCard(address: Address): RadioCard {
  const [name = '', ...rest] = addressLines(address)
  return { value: address.id ?? '', label: name, note: rest.join(', ') }
}

const suggestionView = (suggestion: ShippingInput['suggestion']): DeliveryView['suggestion'] =>
  suggestion
    ? { lines: addressLines(suggestion.suggested).slice(1), typed: addressLines(suggestion.typed).slice(1) }
    : null

type Buyer = { readonly email?: string; readonly firstName?: string | null; readonly lastName?: string | null }
type SavedDetails = { readonly person: Buyer; readonly addresses: readonly Address[] }
const nothingSaved: SavedDetails = { person: {}, addresses: [] }

/** Each country's shop delivers within it, so addresses elsewhere are not offered. */
export async function savedDetails(call: Call, country: string): Promise<SavedDetails> {
  const profile = await call('consumer.get', {})
  if (!profile.ok) return nothingSaved
  const { addresses, ...person } = profile.value.consumerDetails
  const all = addresses.filter((address) => address.approachType !== 'B' && address.country === country)
  return { person, addresses: [...all].sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false)) }
}

/** The cart's data, by the names of the form's fields. */
function knownValues(
  cart: Cart,
  contact: Contact | null,
  saved: readonly Address[],
  buyer: Buyer,
  country: string,
): FormValues {
  const door = doorShipment(cart)
  const address = door?.address?.country === country ? door.address : null
  const values: Record<string, string | undefined> = {
    email: contact?.email ?? door?.address?.email ?? cart.billingAddress?.email ?? buyer.email,
    newsletter: contact?.newsletter ? 'on' : undefined,
    method: door?.code,
    collectionPointId: door?.collectionPointId ?? undefined,
    ...(saved.length > 0 && address && { savedAddress: sameOf(saved, address) ?? 'new' }),
    ...(address
      ? addressValues(address, 'shipping.')
      : { 'shipping.firstName': buyer.firstName ?? undefined, 'shipping.lastName': buyer.lastName ?? undefined }),
  }
  for (const { shippingId, pickupPerson } of storeShipments(cart))
    for (const [name, value] of Object.entries(pickupPerson ?? {})) values[`pickup.${shippingId}.${name}`] = value
  for (const [name, value] of Object.entries(door?.pickupPerson ?? {})) values[`point.${name}`] = value
  return values
}

/**
 * The recipient collects the items unless somebody else is named: this applies to fields that weren't sent, not to
 * empty ones.
 */
export function withPickupPerson(values: FormValues, saved: readonly Address[]): FormValues {
  const chosen = saved.find(({ id }) => id === values['savedAddress'])
  const doorValues = chosen ? addressValues(chosen, 'shipping.') : values
  const fields = ['firstName', 'lastName', 'phone', 'phoneCode'].map((name) => [
    `point.${name}`,
    values[`point.${name}`] ?? doorValues[`shipping.${name}`],
  ])
  return { ...values, 'point.email': values['point.email'] ?? values['email'], ...Object.fromEntries(fields) }
}

const sameOf = (saved: readonly Address[], address: Address): string | undefined =>
  saved.find((savedAddress) => addressLines(savedAddress).join() === addressLines(address).join())?.id

export function addressValues(address: Address | null, prefix: string): FormValues {
  if (!address) return {}
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone, phoneCode } = address
  const fields = { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone, phoneCode }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
}

function methodCards(
  context: RequestContext,
  { applicableShippingMethods: methods, itemIds }: CartShipment,
  cart: Cart,
): RadioCard[] {
  const { t, locale } = context
  const isThere = (code: string) =>
    cart.items
      .filter(({ id }) => itemIds.includes(id))
      .every(({ shippingOptions }) =>
        shippingOptions.every(({ shippingMethod, available }) => shippingMethod.code !== code || available),
      )
  // Pickup is chosen per line, in the cart.
  const toTheDoor = methods.filter(
    ({ code }) => code === 'standard' || code === 'pudo' || code === 'customs' || code === 'me',
  )
  return toTheDoor.map(({ code, label, deliveryTime, price }) => ({
    value: code,
    label: label || shippingLabel(code, locale),
    note: arrival(context, deliveryTime),
    // Only items in the store's stock can be taken along.
    ...(code === 'me' && !isThere(code) && { disabled: true }),
    ...(price && { aside: price.amount === 0 ? t('checkout.free') : formatMoney(price.amount, cart.currency, locale) }),
  }))
}

/** Parcel shops near the typed postal code, or that of the saved address. */
async function pointsNear(
  { site, t, reads }: RequestContext,
  call: Call,
  values: FormValues,
  saved: readonly Address[],
): Promise<DeliveryView['points']> {
  const chosen = saved.find(({ id }) => id === values['savedAddress'])
  const postalCode = (chosen?.postalCode ?? values['shipping.postalCode'] ?? '').trim()
  if (values['method'] !== 'pudo' || postalCode === '') return null
  const points = noted(
    reads,
    await call('stores.collectionPoints', { body: { postalCode, country: site.country, count: 8 } }),
  )
  if (!points.ok) return { postalCode, cards: isAbsent(points.failure) ? [] : null }
  const kilometres = numberFormat(site.bcp47, { maximumFractionDigits: 1 })
  const cards = points.value.collectionPoints.map((point): RadioCard => {
    const { id, name, addressLine1, city, distance, hours } = point
    const lines = [`${addressLine1}, ${point.postalCode} ${city}`, ...openingHours(site.bcp47, hours)]
    return {
      value: id,
      label: name,
      note: lines.join('\n'),
      ...(distance !== null && { aside: t('checkout.pointDistance', { km: kilometres.format(distance) }) }),
    }
  })
  return { postalCode, cards }
}

/** Soonest first (spec 1 §9). */
async function pickupViews(context: RequestContext, cart: Cart): Promise<PickupView[]> {
  const timeOf = (itemIds: readonly string[]) => cart.items.find(({ id }) => itemIds.includes(id))?.deliveryTime ?? ''
  return Promise.all(
    sortPickups(storeShipments(cart)).map(async ({ shippingId, storeName, storeId, itemIds }) => {
      const store = storeId === null ? null : await readStoreIfThere(context, storeId)
      const place = store ? [`${store.addressLine1}, ${store.city}`] : []
      return {
        shippingId,
        storeName: storeName ?? store?.name ?? storeId ?? '',
        storeLines: store ? [...place, ...openingHours(context.site.bcp47, store.hours)] : [],
        when: arrival(context, timeOf(itemIds)),
        items: cart.items
          .filter(({ id }) => itemIds.includes(id))
          .map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)),
      }
    }),
  )
}
