import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import type { DeliveryView } from '../../../client/pages/checkout/delivery-part.tsx'
import type { PickupView } from '../../../client/pages/checkout/pickup-part.tsx'
import { ShippingStep } from '../../../client/pages/checkout/shipping-step.tsx'
import type { RadioCard } from '../../../client/pages/form/choices.tsx'
import type { FieldError } from '../../../client/pages/form/form-errors.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { sortPickups } from '../../../shared/cart/delivery-order.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Contact } from '../../http/contact-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { readStore } from '../../services/stores.ts'
import { arrival } from './arrival.ts'
import { openingHours } from './opening-hours.ts'
import { doorShipment, storeShipments } from './progress.ts'
import type { Refusal } from './refusal.ts'
import { stepPage } from './step-page.tsx'

export type ShippingInput = {
  readonly cart: Cart
  readonly contact: Contact | null
  /** In the shopper's name, for what the page asks for besides. */
  readonly call: Call
  /** What was posted; without it the page shows what is known. */
  readonly typed?: FormValues
  readonly errors?: readonly FieldError[]
  readonly fault?: string
  readonly suggestion?: { readonly suggested: Address; readonly typed: Address } | null
  readonly refusals?: readonly Refusal[]
  readonly said?: readonly CartWords[]
  readonly status?: Page['status']
}

export async function shippingPage(context: RequestContext, input: ShippingInput): Promise<Page> {
  const { site, t, locale, csrfToken, session } = context
  const { cart, contact, call, typed, suggestion } = input
  const door = doorShipment(cart)
  const saved = session?.person ? await savedAddresses(call) : []
  const values = withFetcher(typed ?? knownValues(cart, contact, saved), saved)
  const [points, pickups] = await Promise.all([pointsNear(context, call, values, saved), pickupViews(context, cart)])
  const email = contact?.email ?? null
  return stepPage(context, {
    step: 'shipping',
    cart,
    email,
    ...(input.refusals && { refusals: input.refusals }),
    ...(input.said && { said: input.said }),
    ...(input.status && { status: input.status }),
    node: (
      <ShippingStep
        site={site}
        t={t}
        form={{ csrf: csrfToken, returnTo: href.checkout(locale, 'shipping') }}
        values={values}
        errors={input.errors ?? []}
        fault={input.fault}
        delivery={
          door
            ? {
                methods: methodCards(context, door.applicableShippingMethods, cart),
                points,
                savedAddresses: saved.map((address): RadioCard => {
                  const [name = '', ...rest] = addressLines(address)
                  return { value: address.id ?? '', label: name, note: rest.join(', ') }
                }),
                suggestion: suggestion
                  ? {
                      lines: addressLines(suggestion.suggested).slice(1),
                      typed: addressLines(suggestion.typed).slice(1),
                    }
                  : null,
              }
            : null
        }
        pickups={pickups}
        digital={cart.items.filter((item) => item.isDigitalProduct).map(({ name }) => name)}
        signedIn={session?.person !== null && session !== null}
      />
    ),
  })
}

export async function savedAddresses(call: Call): Promise<readonly Address[]> {
  const profile = await call('consumer.get', {})
  if (!profile.ok) return []
  const all = profile.value.consumerDetails.addresses.filter(({ approachType }) => approachType !== 'B')
  return [...all].sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false))
}

/** What is in the cart, under the names of the form's fields. */
function knownValues(cart: Cart, contact: Contact | null, saved: readonly Address[]): FormValues {
  const door = doorShipment(cart)
  const address = door?.address ?? null
  const values: Record<string, string | undefined> = {
    email: contact?.email ?? address?.email ?? cart.billingAddress?.email,
    newsletter: contact?.newsletter ? 'on' : undefined,
    method: door?.code,
    collectionPointId: door?.collectionPointId ?? undefined,
    ...(saved.length > 0 && address && { savedAddress: sameOf(saved, address) ?? 'new' }),
    ...addressValues(address, 'shipping.'),
  }
  for (const { shippingId, pickupPerson } of storeShipments(cart))
    for (const [name, value] of Object.entries(pickupPerson ?? {})) values[`pickup.${shippingId}.${name}`] = value
  for (const [name, value] of Object.entries(door?.pickupPerson ?? {})) values[`point.${name}`] = value
  return values
}

/** Whoever gets the goods fetches them, unless somebody else is named: what wasn't sent at all, not what was left empty. */
export function withFetcher(values: FormValues, saved: readonly Address[]): FormValues {
  const chosen = saved.find(({ id }) => id === values['savedAddress'])
  const own = chosen ? addressValues(chosen, 'shipping.') : values
  const fields = ['firstName', 'lastName', 'phone', 'phoneCode'].map((name) => [
    `point.${name}`,
    values[`point.${name}`] ?? own[`shipping.${name}`],
  ])
  return { ...values, 'point.email': values['point.email'] ?? values['email'], ...Object.fromEntries(fields) }
}

const sameOf = (saved: readonly Address[], address: Address): string | undefined =>
  saved.find((one) => addressLines(one).join() === addressLines(address).join())?.id

export function addressValues(address: Address | null, prefix: string): FormValues {
  if (!address) return {}
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone, phoneCode } = address
  const fields = { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone, phoneCode }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
}

function methodCards(
  context: RequestContext,
  methods: Cart['shippingMethods'][number]['applicableShippingMethods'],
  cart: Cart,
): RadioCard[] {
  const { t, locale } = context
  // What is fetched in a store is chosen line by line, in the bag.
  const toTheDoor = methods.filter(
    ({ code }) => code === 'standard' || code === 'pudo' || code === 'customs' || code === 'me',
  )
  return toTheDoor.map(({ code, label, deliveryTime, price }) => ({
    value: code,
    label,
    note: arrival(context, deliveryTime),
    aside: price.amount === 0 ? t('checkout.free') : formatMoney(price.amount, cart.currency, locale),
  }))
}

/** Parcel shops near the postal code that is typed, or that of the saved address. */
async function pointsNear(
  { site, t }: RequestContext,
  call: Call,
  values: FormValues,
  saved: readonly Address[],
): Promise<DeliveryView['points']> {
  const chosen = saved.find(({ id }) => id === values['savedAddress'])
  const postalCode = (chosen?.postalCode ?? values['shipping.postalCode'] ?? '').trim()
  if (values['method'] !== 'pudo' || postalCode === '') return null
  const found = await call('stores.collectionPoints', { body: { postalCode, country: site.country, count: 8 } })
  const kilometres = new Intl.NumberFormat(site.bcp47, { maximumFractionDigits: 1 })
  const cards = (found.ok ? found.value.collectionPoints : []).map((point): RadioCard => {
    const { id, name, addressLine1, city, distance, hours } = point
    const lines = [`${addressLine1}, ${point.postalCode} ${city}`, ...openingHours(site.bcp47, hours)]
    return {
      value: id,
      label: name,
      note: lines.flatMap((line, place) => (place === 0 ? [line] : [<br key={line} />, line])),
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
      const store = storeId === null ? null : await readStore(context, storeId)
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
