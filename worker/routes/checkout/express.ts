import type { Context } from 'hono'
import type { Address } from '../../../shared/contracts/address.ts'
import type { AppEnv } from '../../app-env.ts'
import { setContact } from '../../http/contact-cookie.ts'
import type { Desk } from './desk.ts'
import { doorShipment, leftToPay, storeShipments } from './progress.ts'

/**
 * Express checkout (spec 1 §4): signed in, a card on file, and a main delivery address or somebody to pick it up. Fills in what is missing;
 * false where it can't, and then nothing was changed that the shopper wouldn't change.
 */
export async function makeExpress(c: Context<AppEnv>, { cart, call }: Desk): Promise<boolean> {
  const context = c.get('context')
  const [profile, saved] = await Promise.all([
    call('consumer.get', {}),
    call('consumer.paymentInstruments', { query: { payment_method_id: 'CREDIT_CARD' } }),
  ])
  if (!profile.ok || !saved.ok) return false
  const { addresses, email, firstName, lastName, phone } = profile.value.consumerDetails
  const card = saved.value.instruments.find(({ main }) => main) ?? saved.value.instruments[0]
  const address = addresses.find(({ approachType, main }) => approachType !== 'B' && main)
  const billing = addresses.find(({ approachType, main }) => approachType === 'B' && main) ?? address
  if (!card || !billing) return false
  const params = { basketId: cart.id }
  if (doorShipment(cart)) {
    if (!address || address.country !== context.site.country) return false
    const set = await call('cart.setShippingAddress', { params, body: { addresses: [{ ...plain(address), email }] } })
    if (!set.ok) return false
  }
  for (const { shippingId, code } of storeShipments(cart)) {
    if (!firstName || !lastName) return false
    const pickupPerson = { firstName, lastName, email, phone: phone ?? '' }
    const set = await call('cart.setShippingMethod', { body: { cartId: cart.id, code, shippingId, pickupPerson } })
    if (!set.ok) return false
  }
  const billed = await call('cart.setBillingAddress', { params, body: { address: { ...plain(billing), email } } })
  if (!billed.ok) return false
  if (leftToPay(billed.value) > 0) {
    const paid = await call('cart.addPaymentInstrument', {
      params,
      body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: card.paymentInstrumentId },
    })
    if (!paid.ok) return false
  }
  await setContact(c, context, { email, newsletter: false })
  return true
}

/** An address of the address book, without what belongs to the book. */
function plain({ id: _id, approachType: _kind, main: _main, ...address }: Address): Address {
  return address
}
