import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import { type PickupView, ShippingStep } from '../../../client/pages/checkout/shipping-step.tsx'
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
import { arrival } from './arrival.ts'
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
  const values = typed ?? knownValues(cart, contact, saved)
  const postalCode = values['shipping.postalCode'] ?? door?.address?.postalCode ?? ''
  const wantsPoint = values['method'] === 'pudo' && postalCode !== ''
  const points = wantsPoint ? await collectionPoints(context, call, postalCode) : []
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
        delivered={door !== undefined}
        methods={methodCards(context, door?.applicableShippingMethods ?? [], cart)}
        points={points}
        noPoints={wantsPoint && points.length === 0}
        pickups={pickupViews(context, cart)}
        digital={cart.items.filter((item) => item.isDigitalProduct).map(({ name }) => name)}
        savedAddresses={saved.map((address): RadioCard => {
          const [name = '', ...rest] = addressLines(address)
          return { value: address.id ?? '', label: name, note: rest.join(', ') }
        })}
        suggestion={
          suggestion
            ? { lines: addressLines(suggestion.suggested).slice(1), typed: addressLines(suggestion.typed).slice(1) }
            : null
        }
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
  return values
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

async function collectionPoints({ site, t }: RequestContext, call: Call, postalCode: string): Promise<RadioCard[]> {
  const found = await call('stores.collectionPoints', { body: { postalCode, country: site.country, count: 8 } })
  if (!found.ok) return []
  return found.value.collectionPoints.map((point) => ({
    value: point.id,
    label: point.name,
    note: `${point.addressLine1}, ${point.postalCode} ${point.city}`,
    ...(point.distance !== null && {
      aside: t('checkout.pointDistance', {
        km: new Intl.NumberFormat(site.bcp47, { maximumFractionDigits: 1 }).format(point.distance),
      }),
    }),
  }))
}

/** Soonest first (spec 1 §9). */
function pickupViews(context: RequestContext, cart: Cart): PickupView[] {
  const timeOf = (itemIds: readonly string[]) => cart.items.find(({ id }) => itemIds.includes(id))?.deliveryTime ?? ''
  return sortPickups(cart.shippingMethods)
    .filter((shipment) => storeShipments(cart).includes(shipment))
    .map(({ shippingId, storeName, storeId, itemIds }) => ({
      shippingId,
      storeName: storeName ?? storeId ?? '',
      when: arrival(context, timeOf(itemIds)),
      items: cart.items
        .filter(({ id }) => itemIds.includes(id))
        .map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)),
    }))
}
