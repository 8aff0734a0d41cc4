import type { Context } from 'hono'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { AppEnv } from '../../app-env.ts'
import { type Contact, readContact } from '../../http/contact-cookie.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import type { Call } from '../../services/call.ts'
import { type Result, succeed } from '../../services/result.ts'

/** What a step of checkout works on: the basket, calls in the shopper's name, and whom to write to. */
export type Desk = { readonly cart: Cart; readonly call: Call; readonly contact: Contact | null }

/** The basket as it is at the desk; its session is renewed on the way. */
export async function openDesk(c: Context<AppEnv>): Promise<Result<Desk>> {
  const context = c.get('context')
  const done = await c.get('services').checkout.onBasket(context, async (call, basketId) => {
    const cart = await call('cart.get', { params: { basketId }, query: { inventorySupplyCheck: 'true' } })
    return cart.ok ? succeed({ cart: cart.value, call }) : cart
  })
  if (!done.ok) return done
  const { value, session } = done.value
  await setSessionCookie(c, context, { ...session, bagCount: value.cart.totalItems })
  const contact = (await readContact(c, context)) ?? knownContact(value.cart)
  return succeed({ ...value, contact })
}

/** A cart that was filled in elsewhere says whom to write to. */
function knownContact(cart: Cart): Contact | null {
  const email = cart.billingAddress?.email ?? cart.shippingMethods.find(({ address }) => address?.email)?.address?.email
  return email ? { email, newsletter: false } : null
}
