import type { z } from 'zod'
import { firstRow, insertRow, pick, readRows, upsert } from '../../backend/db/table.ts'
import type { DataSubject } from '../../backend/personal-data/personal-table.ts'
import type { Subscription } from '../../shared/contracts/consumer.ts'
import { subscriptions } from '../tables.ts'

export type Consent = z.output<typeof Subscription>

/**
 * A consent by email stays with the person, or the guest, who gave it first: anybody can type anybody's address. A
 * guest's change of a consent by text message doesn't take it away from its person. A consent that was withdrawn has to
 * be confirmed again.
 */
const latestConsent = upsert(subscriptions, ['type', 'channel', 'recipient'], {
  merged: {
    consumer_id: `CASE subscriptions.channel WHEN 'email' THEN subscriptions.consumer_id
  ELSE coalesce(excluded.consumer_id, subscriptions.consumer_id) END`,
    confirmed_at: 'CASE WHEN excluded.optin THEN subscriptions.confirmed_at END',
  },
})

const normalized = (recipient: string): string => recipient.trim().toLowerCase()

/**
 * Stores a consent or its withdrawal with its date. `consumerId` is null for a guest; `now` in epoch milliseconds. An
 * email address is confirmed by its owner alone (`confirmSubscription`).
 */
export async function keepSubscription(
  db: D1Database,
  consent: Consent,
  consumerId: string | null,
  now: number,
): Promise<{ readonly isConfirmed: boolean }> {
  const date = new Date(now).toISOString()
  const recipient = normalized(consent.recipient)
  const row = {
    type: consent.type,
    channel: consent.channel,
    recipient,
    consumer_id: consumerId,
    optin: consent.optin,
    confirmed_at: null,
    document: {
      ...consent,
      recipient,
      optinDate: consent.optin ? date : null,
      optoutDate: consent.optin ? null : date,
    },
  }
  const kept = await firstRow(
    pick(subscriptions, 'confirmed_at'),
    insertRow(db, subscriptions, row, `${latestConsent} RETURNING confirmed_at`),
  )
  return { isConfirmed: kept !== null && kept.confirmed_at !== null }
}

type Key = Pick<Consent, 'type' | 'recipient'>

/** False if there is no such subscription by email, or not any more. */
export async function confirmSubscription(db: D1Database, { type, recipient }: Key, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE subscriptions SET confirmed_at = coalesce(confirmed_at, ?)
WHERE type = ? AND channel = 'email' AND recipient = ? AND optin`,
    )
    .bind(now, type, recipient)
    .run()
  return meta.changes > 0
}

/**
 * SQL, which consents are a person's: `?1` is the consumer's id, `?2` the address that the person has proven. Anybody
 * may have typed an address, so one that its mailbox has confirmed belongs to the mailbox.
 */
export const ownSubscriptions = "recipient = ?2 OR consumer_id = ?1 AND (channel <> 'email' OR confirmed_at IS NULL)"

/** A person's own, including those requested for their proven address before they signed in. */
export async function readSubscriptions(db: D1Database, { consumerId, provenEmail }: DataSubject): Promise<Consent[]> {
  const found = await db
    .prepare(`SELECT confirmed_at, document FROM subscriptions WHERE ${ownSubscriptions} ORDER BY type, channel`)
    .bind(consumerId, provenEmail)
    .all()
  return readRows(pick(subscriptions, 'confirmed_at', 'document'), found).map(
    ({ confirmed_at: confirmedAt, document }) =>
      document.channel === 'email' ? { ...document, doubleOptin: confirmedAt !== null } : document,
  )
}
