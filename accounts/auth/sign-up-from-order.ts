import { type Result, refuse, succeed } from '../../backend/result.ts'
import { everyTry, limitFor, refuseTry, type TryLimit, takeTarget, takeTry } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine, GuestOrder } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import { mailMailboxLink } from '../mailbox/mail-link.ts'
import { findPersonRow, type PersonRow } from '../profile/people.ts'
import { hashOf, passwordFault } from './password.ts'
import { insertPerson } from './sign-up.ts'

/** Orders, each counted once however often it is asked for. */
const perNetwork: TryLimit = {
  kind: 'sign-up-from-order',
  most: 20,
  proven: everyTry,
  windowMs: 15 * 60_000,
  guesses: [],
}
/** Nobody's mailbox is filled by others. */
const perOrder: TryLimit = { kind: 'sign-up-from-order-mail', most: 5, windowMs: 24 * 60 * 60_000, guesses: [] }

type OrderSignUp = {
  readonly orderNo: string
  readonly st: string
  readonly password: string
}
type Orders = Pick<Engine, 'guestOrder' | 'claimOrders'>
type Done = { readonly success: boolean }

/**
 * Makes an account for the address of a guest's order, with a password alone, and mails a link that proves the address;
 * the order belongs to the account once that was opened. If the address has an account, its password stays, and the
 * order belongs to it at once if the address was proven before. The answer doesn't tell these apart: the work is done,
 * and a mail says which it was, after the answer.
 */
export async function signUpFromOrder(
  context: AccountsContext,
  orders: Orders,
  { orderNo, st, password }: OrderSignUp,
): Promise<Result<Done>> {
  const { env, network, now } = context
  const fault = passwordFault({ newPassword: password })
  if (fault) return fault
  if (network !== null) {
    const { limit, mostProven } = limitFor(context, perNetwork)
    const taken = await takeTarget(env.DB, limit, network, orderNo, now)
    if (!taken.ok) return refuseTry(taken.failure, mostProven)
  }
  const order = await orders.guestOrder(orderNo, st)
  if (!order) return refuse('ORD409')
  const hash = await hashOf(context, password)
  if (!hash.ok) return hash
  context.waitUntil(makeAccount(context, orders, order, hash.value))
  return succeed({ success: true })
}

async function makeAccount(
  context: AccountsContext,
  { claimOrders }: Orders,
  { orderNo, email, ...person }: GuestOrder,
  passwordHash: string,
): Promise<void> {
  const { env, now, site } = context
  const { DB: db } = env
  if (!(await takeTry(db, perOrder, orderNo, now)).ok) return
  const consumerId = await insertPerson(context, { ...person, email, passwordHash })
  if (consumerId !== null) {
    await mailMailboxLink(context, { consumer_id: consumerId, email }, 'welcome')
    return
  }
  const existing = await findPersonRow(db, email)
  if (!existing || existing.blocked) return
  if (existing.email_proven_at === null) {
    await mailMailboxLink(context, existing, 'confirmEmail')
    return
  }
  const mail = mailOf('accountExists', site, email, shopLink(context, '/account'))
  await db.batch([claimOrders(email, existing.consumer_id), putMail(db, mail, now)])
}

/**
 * Somebody who signs in after ordering as a guest, with the address of the order, gets it into their account, unless
 * the address is not proven yet: then the order waits for that.
 */
export async function bringOrder(
  { guestOrder, claimOrders }: Orders,
  { orderNo, st }: { readonly orderNo?: string | undefined; readonly st?: string | undefined },
  person: Pick<PersonRow, 'consumer_id' | 'email' | 'email_proven_at'>,
): Promise<void> {
  if (person.email_proven_at === null) return
  const order = orderNo && st ? await guestOrder(orderNo, st) : null
  if (order && order.email === person.email) await claimOrders(order.email, person.consumer_id).run()
}
