import { deleteRows } from '../../backend/personal-data/personal-table.ts'
import { type Result, refuse, refuseFor, succeed } from '../../backend/result.ts'
import { type TryLimit, takeTry } from '../../backend/tries/tries.ts'
import { provePassword } from '../auth/prove-password.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { dataSubject } from '../profile/data-subject.ts'
import type { PersonRow } from '../profile/people.ts'
import { forgetEvents } from '../subscriptions/consent-events.ts'
import { earlierAddresses } from '../undo/earlier-addresses.ts'
import { knownPerson } from './known-person.ts'
import { personalTables } from './personal-tables.ts'

/** Nobody's mailbox is filled by repeated tries. */
const perAccount: TryLimit = { kind: 'deletion-waits', most: 1, windowMs: 60 * 60_000, guesses: [] }
/** Anybody can sign up with anybody's address, and delete that account. */
const perAddress: TryLimit = { kind: 'deletion-mail', most: 3, windowMs: 60 * 60_000, guesses: [] }

/**
 * Deletes an account and all that is kept of its owner, in one transaction; rows that only an address leads to once the
 * owner has proven it. AUT404: a store's own account isn't its
 * user's to delete. AUT450: a wrong password. PRO423: a former address can still get the account back; its mailbox is
 * told. API423: an order is being made.
 */
export async function deleteAccount(
  context: AccountsContext,
  engine: Engine,
  password: string,
): Promise<Result<{ success: boolean }>> {
  const { env, site, now } = context
  const person = await knownPerson(context)
  if (!person.ok) return person
  const { email, store_employee_id: storeEmployeeId } = person.value
  if (storeEmployeeId !== null) return refuse('AUT404')
  const proven = await provePassword(context, person.value, password)
  if (!proven.ok) return proven
  const waits = await earlierAddresses(context, person.value)
  if (waits) {
    await tellEarlier(context, person.value, waits.addresses)
    return refuseFor('PRO423', Math.ceil((waits.until - now) / 1000))
  }
  const subject = dataSubject(person.value)
  const inCommerce = await engine.forget(subject)
  if (inCommerce === null) return refuse('API423')
  const { ok: mayMail } = await takeTry(env.DB, perAddress, email, now)
  await env.DB.batch([
    ...inCommerce,
    ...deleteRows(env.DB, personalTables, subject),
    forgetEvents(env.DB, subject),
    ...(mayMail || subject.provenEmail !== null ? [putMail(env.DB, mailOf('accountDeleted', site, email), now)] : []),
  ])
  return succeed({ success: true })
}

async function tellEarlier(
  { env, site, now }: AccountsContext,
  { consumer_id: consumerId }: PersonRow,
  addresses: readonly string[],
): Promise<void> {
  if (!(await takeTry(env.DB, perAccount, consumerId, now)).ok) return
  await env.DB.batch(addresses.map((address) => putMail(env.DB, mailOf('deletionWaits', site, address), now)))
}
