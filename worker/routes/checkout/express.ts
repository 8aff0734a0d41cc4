import type { Context } from 'hono'
import { z } from 'zod'
import { doorShipment, storeShipments } from '../../../shared/cart/delivery/shipments.ts'
import { type Address, wireAddress } from '../../../shared/contracts/address.ts'
import type { CartShipment } from '../../../shared/contracts/cart.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { noForm } from '../../services/captcha-proof.ts'
import { chosenShipping } from '../../services/sent-bodies.ts'
import { type CheckoutContext, holdContact, newsletterBox } from './checkout-context.ts'
import { holdPayment, noteDevice } from './order-payment.ts'
import { chosenMethod, leftToPay } from './progress.ts'

/** The checkout's status if it starts at the review (spec 1 §4 "Checkout"). */
const expressStatus = 'EXPRESS'

/** Fields that Express can take from the account, in the order in which the page names it. */
const parts = ['contact', 'address', 'pickup', 'billing', 'card'] as const
type Part = (typeof parts)[number]
/** The review's query; unknown names are ignored. */
const ExpressQuery = z.object({
  status: z.literal(expressStatus),
  taken: z
    .string()
    .default('')
    .transform((text) => parts.filter((part) => text.split(',').includes(part))),
})
type ExpressQuery = Readonly<Record<keyof z.input<typeof ExpressQuery>, string>>

type Profile = OperationResponse<OperationOf<'consumer.get'>>
type Cards = OperationResponse<OperationOf<'consumer.paymentInstruments'>>['instruments']

/** The cart's missing parts, from the person's saved data. */
type Missing = {
  readonly address: Address | null
  readonly billing: Address | null
  readonly cardId: string | null
  readonly fetched: readonly CartShipment[]
  readonly person: NonNullable<CartShipment['pickupPerson']>
}

/** Fields that Express took from the account, as text; null if the checkout didn't start at the review. */
export function expressText({ url, site, t }: Pick<RequestContext, 'url' | 'site' | 't'>): string | null {
  const query = ExpressQuery.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success) return null
  const taken = query.data.taken.map((part) => t(`checkout.taken.${part}`))
  if (taken.length === 0) return t('checkout.express')
  return t('checkout.expressTaken', { parts: new Intl.ListFormat(site.bcp47).format(taken) })
}

/**
 * Express checkout (spec 1 §4): signed in, the feature on, a card saved, and a main delivery address or a pickup
 * contact. Adds what is missing and keeps the shopper's choices; the review names what was added. Null if the account
 * lacks a part, with the cart unchanged, or if a call fails: the steps then show what was added.
 */
export async function makeExpress(c: Context<AppEnv>, checkout: CheckoutContext): Promise<ExpressQuery | null> {
  const context = c.get('context')
  const { cart, call, contact } = checkout
  if (!context.features.has('expressCheckout')) return null
  const [profile, saved] = await Promise.all([
    call('consumer.get', {}),
    call('consumer.paymentInstruments', { query: { payment_method_id: 'CREDIT_CARD' } }),
  ])
  if (!profile.ok || !saved.ok) return null
  const missing = missingOf(checkout, profile.value, saved.value.instruments, context)
  if (!missing) return null
  const taken = await fill(c, checkout, missing)
  if (!taken) return null
  if (!contact) await holdContact(c, cart, { email: missing.person.email, newsletter: false })
  const all = contact ? taken : ['contact', ...taken]
  return { status: expressStatus, taken: all.join() }
}

/** Null if the person hasn't saved the missing data. The contact that was entered is that of the whole order. */
function missingOf(
  { cart, contact }: CheckoutContext,
  { consumerDetails }: Profile,
  cards: Cards,
  context: Pick<RequestContext, 'site' | 't'>,
): Missing | null {
  const { country } = context.site
  const { addresses, firstName, lastName, phone } = consumerDetails
  const email = contact?.email ?? consumerDetails.email
  const subscriptions = newsletterBox(context, contact?.newsletter ?? false)
  const month = new Date().toISOString().slice(0, 7)
  const valid = cards.filter(({ expires }) => expires === null || expires.slice(0, 7) >= month)
  const card = valid.find(({ main }) => main) ?? valid[0]
  if (!card) return null
  const door = doorShipment(cart)
  const main = addresses.find(({ approachType, main: isMain }) => approachType !== 'B' && isMain)
  if (door && !door.address && main?.country !== country) return null
  if (door?.code === 'pudo' && door.collectionPointId === null) return null
  const fetched = storeShipments(cart).filter(({ pickupPerson }) => pickupPerson === null)
  if (fetched.length > 0 && (!firstName || !lastName)) return null
  const billing = addresses.find(({ approachType, main: isMain }) => approachType === 'B' && isMain) ?? main
  if (!cart.billingAddress && !billing) return null
  return {
    address: door && !door.address && main ? { ...plain(main), email } : null,
    billing: !cart.billingAddress && billing ? { ...plain(billing), email, subscriptions } : null,
    cardId: chosenMethod(cart) ? null : card.paymentInstrumentId,
    fetched,
    person: { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phone ?? '' },
  }
}

/** Payment is last: the remaining amount depends on everything else. Null if a call fails. */
async function fill(
  c: Context<AppEnv>,
  { cart, call }: CheckoutContext,
  { address, billing, cardId, fetched, person }: Missing,
): Promise<readonly Part[] | null> {
  const params = { basketId: cart.id }
  let filled = cart
  if (address) {
    const body = { addresses: [wireAddress(address)], ...noForm }
    const set = await call('cart.setShippingAddress', { params, body })
    if (!set.ok) return null
    filled = set.value
  }
  for (const { shippingId, code } of fetched) {
    const body = chosenShipping({ cartId: cart.id, code, shippingId, pickupPerson: person })
    const set = await call('cart.setShippingMethod', { body })
    if (!set.ok) return null
    filled = set.value
  }
  if (billing) {
    const set = await call('cart.setBillingAddress', { params, body: wireAddress(billing) })
    if (!set.ok) return null
    filled = set.value
  }
  const taken: readonly Part[] = [
    ...(address ? (['address'] as const) : []),
    ...(fetched.length > 0 ? (['pickup'] as const) : []),
    ...(billing ? (['billing'] as const) : []),
  ]
  if (cardId === null || leftToPay(filled) === 0) return taken
  await noteDevice(c, call, cart.id)
  const body = { payment_method_id: 'CREDIT_CARD' as const, paymentInstrumentId: cardId }
  const paid = await call('cart.addPaymentInstrument', { params, body })
  if (!paid.ok) return null
  await holdPayment(c, paid.value, { savedId: cardId })
  return [...taken, 'card']
}

/** A saved address, without the fields of the address book. */
function plain({ id: _id, approachType: _kind, main: _main, ...address }: Address): Address {
  return address
}
