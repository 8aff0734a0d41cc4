import { type Result, refuse, succeed } from '../../backend/result.ts'
import { type TryLimit, takeTry, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine, GuestOrder } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import { findPersonRow } from '../profile/people.ts'
import { hashOf, passwordFault } from './password.ts'
import { insertPerson } from './sign-up.ts'

const perNetwork: TryLimit = { kind: 'sign-up-from-order', most: 20, windowMs: 15 * 60_000, guesses: [] }
/** Nobody's mailbox is filled by others. */
const perOrder: TryLimit = { kind: 'sign-up-from-order-mail', most: 5, windowMs: 24 * 60 * 60_000, guesses: [] }

type OrderSignUp = {
  readonly orderNo: string
  readonly st: string
  readonly password: string
  readonly shopOrigin?: string | undefined
}
type Orders = Pick<Engine, 'guestOrder' | 'claimOrder'>
type Done = { readonly success: boolean }

/**
 * Makes an account for the address of a guest's order, with a password alone; the order then belongs to it. If the
 * address has an account, the order belongs to that one, and its password stays. The answer doesn't tell the two
 * apart: the work is done, and a mail says which it was, after the answer.
 */
export async function signUpFromOrder(
  context: AccountsContext,
  orders: Orders,
  { orderNo, st, password, shopOrigin }: OrderSignUp,
): Promise<Result<Done>> {
  const { env, network, now } = context
  const fault = passwordFault({ newPassword: password })
  if (fault) return fault
  if (network !== null) {
    const taken = await takeTry(env.DB, perNetwork, network, now)
    if (!taken.ok) return tooMany(taken.failure.seconds)
  }
  const order = await orders.guestOrder(orderNo, st)
  if (!order) return refuse('ORD409')
  const hash = await hashOf(context, password)
  if (!hash.ok) return hash
  context.waitUntil(makeAccount(context, orders, order, hash.value, shopOrigin))
  return succeed({ success: true })
}

async function makeAccount(
  context: AccountsContext,
  { claimOrder }: Orders,
  { orderNo, email, ...person }: GuestOrder,
  passwordHash: string,
  shopOrigin: string | undefined,
): Promise<void> {
  const { env, now, site } = context
  const { DB: db } = env
  if (!(await takeTry(db, perOrder, orderNo, now)).ok) return
  const give = (consumerId: string, kind: 'welcome' | 'accountExists') =>
    db.batch([
      claimOrder(orderNo, consumerId),
      putMail(db, mailOf(kind, site, email, shopLink(context, shopOrigin, '/account')), now),
    ])
  const consumerId = await insertPerson(context, { ...person, email, passwordHash })
  const existing = consumerId === null ? await findPersonRow(db, email) : null
  if (consumerId !== null) await give(consumerId, 'welcome')
  else if (existing && !existing.blocked) await give(existing.consumer_id, 'accountExists')
}

/** Somebody who signs in after ordering as a guest, with the address of the order, gets it into their account. */
export async function bringOrder(
  { guestOrder, claimOrder }: Orders,
  { orderNo, st }: { readonly orderNo?: string | undefined; readonly st?: string | undefined },
  person: { readonly consumer_id: string; readonly email: string },
): Promise<void> {
  const order = orderNo && st ? await guestOrder(orderNo, st) : null
  if (order && order.email === person.email) await claimOrder(order.orderNo, person.consumer_id).run()
}
