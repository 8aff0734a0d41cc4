import type { z } from 'zod'
import { insertRows, pick, readRows, upsert } from '../../backend/db/table.ts'
import type { DataSubject } from '../../backend/personal-data/personal-table.ts'
import { shopperId } from '../../backend/shopper-id.ts'
import type { Subscription } from '../../shared/contracts/consumer.ts'
import { emailKey } from '../../shared/typed.ts'
import type { AccountsContext } from '../context.ts'
import { phoneCodes, subscriptions } from '../tables.ts'
import { type NotingContext, noteChange } from './consent-events.ts'

export type Consent = z.output<typeof Subscription>

/** The person who gives or withdraws a consent; both null for a guest. */
export type Giver = { readonly consumerId: string | null; readonly provenEmail: string | null }
export const guest: Giver = { consumerId: null, provenEmail: null }

/** Whoever gives a consent beside an address. */
export const giverBeside = ({ consumer }: Pick<AccountsContext, 'consumer'>): Giver => ({
  consumerId: shopperId(consumer),
  provenEmail: null,
})

/**
 * SQL, whether a consent by email that is there may be changed; `?2` is the address that the giver has proven. Anybody
 * can type anybody's address, so only its owner may: the mailbox, and until that has confirmed or refused the consent
 * also the person who asked for it, or whoever is the first to ask signed in.
 */
const mayChange = `subscriptions.recipient = ?2 OR subscriptions.optin AND subscriptions.confirmed_at IS NULL
  AND coalesce(subscriptions.consumer_id, excluded.consumer_id) = excluded.consumer_id`

/** A consent that was withdrawn has to be confirmed again. */
const latestConsent = upsert(subscriptions, ['type', 'channel', 'recipient'], {
  merged: {
    consumer_id: 'coalesce(excluded.consumer_id, subscriptions.consumer_id)',
    confirmed_at: 'CASE WHEN excluded.optin THEN subscriptions.confirmed_at END',
  },
})

/**
 * Stores a consent by email or its withdrawal with its date, unless it is somebody else's to change. An email address
 * is confirmed by its owner alone (`confirmSubscription`), and refused: whoever has not proven it takes back what they
 * wished themselves, and nothing is left of that. `asked` is the consent as it would be stored: an answer that shows it
 * says nothing about somebody else's. `wording`: the words beside the box. `unnoted` notes a wish that has changed
 * nothing, for the batch that mails a link: a consent that the link gives was asked for with these words.
 */
export async function keepSubscription(
  context: NotingContext,
  consent: Consent,
  { consumerId, provenEmail }: Giver,
  wording: string | undefined,
): Promise<{ readonly isConfirmed: boolean; readonly asked: Consent; readonly unnoted: D1PreparedStatement[] }> {
  const db = context.env.DB
  const date = new Date(context.now).toISOString()
  const { type, channel, optin } = consent
  const recipient = emailKey(consent.recipient)
  const document = { ...consent, recipient, optinDate: optin ? date : null, optoutDate: optin ? null : date }
  const row = { type, channel, recipient, consumer_id: consumerId, optin, confirmed_at: null, document }
  const proof = consumerId === null ? 'none' : 'session'
  const change =
    optin || recipient === provenEmail
      ? insertRows(db, subscriptions, [row], { rest: `${latestConsent} WHERE (${mayChange})`, bound: [provenEmail] })
      : db
          .prepare(
            `DELETE FROM subscriptions
WHERE type = ? AND channel = ? AND recipient = ? AND consumer_id = ? AND optin AND confirmed_at IS NULL`,
          )
          .bind(type, channel, recipient, consumerId)
  const note = noteChange(context, row, { consumerId, what: optin ? 'asked' : 'ended', proof, wording })
  const [changed, , kept] = await db.batch([
    change,
    note,
    db
      .prepare('SELECT confirmed_at FROM subscriptions WHERE type = ? AND channel = ? AND recipient = ?')
      .bind(type, channel, recipient),
  ])
  const [stored] = readRows(pick(subscriptions, 'confirmed_at'), kept)
  const isConfirmed = stored !== undefined && stored.confirmed_at !== null
  return { isConfirmed, asked: { ...document, doubleOptin: false }, unnoted: changed?.meta.changes ? [] : [note] }
}

/** A consent that a mailed link confirms. `askedAt` is in epoch milliseconds. */
export type Asked = Pick<Consent, 'type' | 'recipient'> & { readonly askedAt: number }

const confirmedConsent = upsert(subscriptions, ['type', 'channel', 'recipient'], {
  kept: ['consumer_id'],
  merged: {
    confirmed_at: 'coalesce(subscriptions.confirmed_at, excluded.confirmed_at)',
    document: `CASE WHEN subscriptions.optin THEN subscriptions.document ELSE json_set(subscriptions.document,
  '$.optin', json('true'), '$.optinDate', excluded.document->>'optinDate', '$.optoutDate', NULL) END`,
  },
})

/**
 * A link gives the consent that it was mailed for, whatever has become of the wish: that may be another account's by
 * now, or gone with one. False if the mailbox has refused since.
 */
export async function confirmSubscription(
  context: NotingContext,
  { type, recipient, askedAt }: Asked,
): Promise<boolean> {
  const { env, now } = context
  const key = { type, channel: 'email', recipient, optin: true } as const
  const document = { ...key, optinDate: new Date(now).toISOString(), optoutDate: null }
  const confirmed = insertRows(env.DB, subscriptions, [{ ...key, consumer_id: null, confirmed_at: now, document }], {
    rest: `${confirmedConsent} WHERE subscriptions.optin OR subscriptions.document->>'optoutDate' < ?2`,
    bound: [new Date(askedAt).toISOString()],
  })
  const noted = { consumerId: null, what: 'confirmed', proof: 'mailed-link' } as const
  const [written] = await env.DB.batch([confirmed, noteChange(context, key, noted)])
  return written !== undefined && written.meta.changes > 0
}

/**
 * SQL, which consents are a person's: `?1` is the consumer's id, `?2` the address that the person has proven. Anybody
 * may have typed an address, so one that its mailbox has confirmed belongs to the mailbox.
 */
export const ownSubscriptions = "recipient = ?2 OR consumer_id = ?1 AND (channel <> 'email' OR confirmed_at IS NULL)"

/**
 * A person's own, including those requested for their proven address before they signed in, and those to text messages
 * that wait for a code. `doubleOptin`: the mailbox or the number has confirmed it.
 */
export async function readSubscriptions(db: D1Database, { consumerId, provenEmail }: DataSubject): Promise<Consent[]> {
  const [stored, waiting] = await db.batch([
    db
      .prepare(`SELECT confirmed_at, document FROM subscriptions WHERE ${ownSubscriptions} ORDER BY type, channel`)
      .bind(consumerId, provenEmail),
    db
      .prepare('SELECT wish FROM phone_codes WHERE consumer_id = ? AND wish IS NOT NULL ORDER BY phone')
      .bind(consumerId),
  ])
  const wishes = readRows(pick(phoneCodes, 'wish'), waiting).flatMap(({ wish }) => wish ?? [])
  const given = readRows(pick(subscriptions, 'confirmed_at', 'document'), stored)
    .map(({ confirmed_at: confirmedAt, document }) => ({ ...document, doubleOptin: confirmedAt !== null }))
    .filter((one) => !wishes.some((wish) => isSame(one, wish)))
  return [...given, ...wishes]
}

/** Whether both are about the same messages to the same recipient. */
export const isSame = (one: Consent, other: Consent): boolean =>
  one.type === other.type && one.channel === other.channel && one.recipient === other.recipient
