import { insertRows } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { everyTry, limited, type TryLimit } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import { isHeld } from '../mailbox/held-address.ts'
import { mailMailboxLink } from '../mailbox/mail-link.ts'
import { identityFault, phoneIsTaken, readIdentity } from '../profile/identity.ts'
import { findPersonRow } from '../profile/people.ts'
import { consumers } from '../tables.ts'
import { rememberPlaces } from './known-place.ts'
import { hashOf, passwordFault } from './password.ts'

/** Finding out by trying which addresses and numbers have an account takes a captcha for each. */
const signUps: TryLimit = {
  kind: 'sign-up',
  most: 20,
  proven: everyTry,
  windowMs: 15 * 60_000,
  guesses: ['AUT439', 'AUT444', 'PRO400'],
}

type Given = string | undefined
type SignUp = {
  readonly email: string
  readonly password: string
  readonly firstName?: Given
  readonly lastName?: Given
  readonly phone?: Given
  readonly postalCode?: Given
  readonly birthDate?: Given
}

type NewAccount = { readonly consumer_id: string; readonly password_hash: string }

/**
 * A new account, whose address a mailed link is to prove. AUT439: the address has one that can be signed in
 * to. PRO400: the address has one that can't, being closed or a store associate's. AUT444: somebody else has proven
 * the phone number.
 */
export async function signUp(context: AccountsContext, typed: SignUp): Promise<Result<NewAccount>> {
  const { network, now, site } = context
  const identity = readIdentity(typed, site)
  const fault =
    (isEmail(typed.email) ? null : refuse('AUT453')) ??
    passwordFault({ newPassword: typed.password }) ??
    identityFault(typed, identity, false, now)
  if (fault) return fault
  const target = `${emailKey(typed.email)} ${identity.phone ?? ''}`
  const limits = network === null ? [] : [{ limit: signUps, who: network, target }]
  const created = await limited(context, limits, () => create(context, { ...typed, ...identity }))
  if (created.ok) await rememberPlaces(context, typed.email)
  return created
}

type Read = Omit<SignUp, 'phone' | 'birthDate'> & ReturnType<typeof readIdentity>

async function create(context: AccountsContext, person: Read): Promise<Result<NewAccount>> {
  const { env } = context
  const email = emailKey(person.email)
  if (person.phone && (await phoneIsTaken(env.DB, '', person.phone))) return refuse('AUT444')
  // Before the address is looked for, so that one that is in use answers no sooner.
  const hash = await hashOf(context, person.password)
  if (!hash.ok) return hash
  const consumerId = await insertPerson(context, { ...person, email, passwordHash: hash.value })
  if (consumerId === null) {
    const existing = await findPersonRow(env.DB, email)
    return refuse(existing && (existing.blocked || existing.associate_of !== null) ? 'PRO400' : 'AUT439')
  }
  await mailMailboxLink(context, { consumer_id: consumerId, email }, 'welcome')
  return succeed({ consumer_id: consumerId, password_hash: hash.value })
}

type NewPerson = Pick<Read, 'firstName' | 'lastName' | 'postalCode'> & {
  readonly phone?: string | null | undefined
  readonly birthDate?: string | null | undefined
  /** Lower-cased. */
  readonly email: string
  readonly passwordHash: string
}

/** The id of the new account; null if there is one with this address, or one that may get it back (accounts/undo). */
export async function insertPerson({ env, site, now }: AccountsContext, person: NewPerson): Promise<string | null> {
  const consumerId = `C${crypto.randomUUID().replaceAll('-', '')}`
  const row = {
    consumer_id: consumerId,
    content_hash: '',
    email: person.email,
    email_proven_at: null,
    password_hash: person.passwordHash,
    first_name: person.firstName?.trim() || null,
    last_name: person.lastName?.trim() || null,
    phone: person.phone ?? null,
    phone_proven_at: null,
    postal_code: person.postalCode?.trim() || null,
    birth_date: person.birthDate ?? null,
    gender: null,
    currency: site.currency,
    member_id: null,
    opening_points: null,
    member_since: null,
    member_number: null,
    employee_rate: null,
    employee_cap: null,
    employee_terms_at: null,
    athlete_credit: null,
    prosumer: null,
    prosumer_cap: null,
    associate_of: null,
    blocked: false,
    document: {},
  }
  const rest = `AND NOT ${isHeld('?2', '?3', '?4')} ON CONFLICT DO NOTHING`
  const { meta } = await insertRows(env.DB, consumers, [row], { rest, bound: [row.email, consumerId, now] }).run()
  return meta.changes === 0 ? null : consumerId
}
