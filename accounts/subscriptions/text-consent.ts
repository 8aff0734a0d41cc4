import { insertRows, upsert } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { Subscription } from '../../shared/contracts/consumer.ts'
import { internationalPhone } from '../../shared/validation/phone.ts'
import type { AccountsContext } from '../context.ts'
import { textPhoneCode } from '../phone/phone-code.ts'
import type { PersonRow } from '../profile/people.ts'
import { subscriptions } from '../tables.ts'
import { type NotingContext, noteChange } from './consent-events.ts'
import { endConsent } from './end-consent.ts'
import { endTexts } from './end-texts.ts'
import type { Consent } from './subscriptions.ts'
import { unsubscribeLink } from './unsubscribe-token.ts'

/**
 * A person's consent to text messages at a number, or its withdrawal. Anybody can type anybody's number, so a consent
 * waits beside a texted code and is stored once this person has entered it (`provePhone`); the number's other consents
 * are untouched until then. A withdrawal ends what this person has confirmed or wished. The answer is what was asked:
 * whether somebody else has a consent at the number isn't said. PRO420: no number. API429: too many codes.
 */
export async function keepTextConsent(
  context: AccountsContext,
  { consumer_id: consumerId }: Pick<PersonRow, 'consumer_id'>,
  consent: Consent,
  wording: string | undefined,
): Promise<Result<Consent>> {
  const { env, site, now } = context
  const { type, channel, optin } = consent
  const phone = internationalPhone(consent.recipient, site.country)
  if (optin && phone === null) return refuse('PRO420')
  const recipient = phone ?? consent.recipient.trim()
  const date = new Date(now).toISOString()
  const dates = optin ? { optinDate: date, optoutDate: null } : { optinDate: null, optoutDate: date }
  const asked = { ...consent, ...dates, recipient, doubleOptin: false }
  const key = { type, channel, recipient }
  if (!optin) {
    await env.DB.batch(endConsent(context, key, { consumerId, proof: 'session' }))
    return succeed(asked)
  }
  if (await isConfirmed(env.DB, consumerId, key)) return succeed(asked)
  const link = await unsubscribeLink(context, { type, channel: 'sms', recipient, consumerId })
  const noted = noteChange(context, key, { consumerId, what: 'asked', proof: 'session', wording })
  const texted = await textPhoneCode(context, consumerId, recipient, { wish: asked, link, noted })
  return texted.ok ? succeed(asked) : texted
}

async function isConfirmed(
  db: D1Database,
  consumerId: string,
  { type, recipient }: Pick<Consent, 'type' | 'recipient'>,
): Promise<boolean> {
  const sql = `SELECT 1 FROM subscriptions
WHERE type = ? AND channel = 'sms' AND recipient = ? AND consumer_id = ? AND optin AND confirmed_at IS NOT NULL`
  return (await db.prepare(sql).bind(type, recipient, consumerId).first()) !== null
}

/**
 * Statements for the transaction in which a person has entered a number's code: consents of others at the number end,
 * since they were given for messages that this person reads now; and what this person wished is confirmed, in place of
 * the same messages at another number of theirs.
 */
export function confirmTexts(
  context: NotingContext,
  { consumerId, phone, wish }: { readonly consumerId: string; readonly phone: string; readonly wish: Consent | null },
): D1PreparedStatement[] {
  const { env, now } = context
  const ended = Subscription.shape.type.options.flatMap((type) =>
    endConsent(context, { type, channel: 'sms', recipient: phone }, { consumerId, proof: 'passed-on' }),
  )
  if (wish === null) return ended
  const { type, channel, recipient, optin } = wish
  const row = { type, channel, recipient, consumer_id: consumerId, optin, confirmed_at: now, document: wish }
  const elsewhere = { where: 'type = ?2 AND recipient <> ?3', bound: [type, recipient] }
  return [
    ...ended,
    ...endTexts(context, { consumerId, proof: 'texted-code', ...elsewhere }),
    insertRows(env.DB, subscriptions, [row], { rest: upsert(subscriptions, ['type', 'channel', 'recipient']) }),
    noteChange(context, row, { consumerId, what: 'confirmed', proof: 'texted-code' }),
  ]
}
