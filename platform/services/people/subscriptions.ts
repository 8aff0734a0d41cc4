import type { z } from 'zod'
import { Subscription } from '../../../shared/contracts/consumer.ts'

type Consent = z.output<typeof Subscription>

const plain = (recipient: string): string => recipient.trim().toLowerCase()

/** Keeps a consent, or its end, with the day it was given. `consumerId` is null for a guest; `now` in epoch milliseconds. */
export async function keepSubscription(
  db: D1Database,
  consent: Consent,
  consumerId: string | null,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString()
  const document = {
    ...consent,
    recipient: plain(consent.recipient),
    optinDate: consent.optin ? day : null,
    optoutDate: consent.optin ? null : day,
  }
  await db
    .prepare(
      `INSERT INTO subscriptions (type, channel, recipient, consumer_id, optin, document) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (type, channel, recipient) DO UPDATE SET consumer_id = coalesce(?4, consumer_id), optin = ?5, document = ?6`,
    )
    .bind(
      consent.type,
      consent.channel,
      document.recipient,
      consumerId,
      consent.optin ? 1 : 0,
      JSON.stringify(document),
    )
    .run()
}

/** A person's own, among them what was asked for under their address before they signed in. */
export async function readSubscriptions(db: D1Database, consumerId: string, email: string): Promise<Consent[]> {
  const { results } = await db
    .prepare('SELECT document FROM subscriptions WHERE consumer_id = ? OR recipient = ? ORDER BY type, channel')
    .bind(consumerId, plain(email))
    .all<{ document: string }>()
  return results.map(({ document }) => Subscription.parse(JSON.parse(document)))
}
