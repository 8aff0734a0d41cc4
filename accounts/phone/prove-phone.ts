import { pick, readRows } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { sameText } from '../../shared/same-text.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { confirmTexts } from '../subscriptions/text-consent.ts'
import { consumers, phoneCodes } from '../tables.ts'
import { undoLink } from '../undo/undo-link.ts'
import { codeSeal } from './phone-code.ts'

/**
 * Whoever is signed in has entered the code that was texted to a number. The newest proof counts: an account that has
 * proven the number before keeps it as text, and is told by mail. The number becomes that of the person's account, if
 * it is typed there or there is none, which a mail reports with a link that undoes it. Consents of others to text
 * messages at this number end, which a mail tells them, and the one that this code was texted for is confirmed. PHN401:
 * another code, one that has expired, was replaced or was used, or five wrong tries.
 */
export async function provePhone(
  context: AccountsContext,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<Result<{ success: boolean }>> {
  const { env, config, site, now } = context
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const row = person.value
  const { consumer_id: consumerId } = row
  // The try is counted before it is looked at, so that many at once can't all be.
  const tried = await env.DB.prepare(
    `UPDATE phone_codes SET tries_left = tries_left - 1
WHERE consumer_id = ? AND phone = ? AND tries_left > 0 AND expires_at >= ? RETURNING code_seal, wish`,
  )
    .bind(consumerId, phone, now)
    .all()
  const [asked] = readRows(pick(phoneCodes, 'code_seal', 'wish'), tried)
  const given = await codeSeal(config.TOKEN_SECRET, consumerId, phone, code.replaceAll(/\D/g, ''))
  if (!asked || !sameText(asked.code_seal, given)) return refuse('PHN401')
  const becomesOwn = row.phone_proven_at === null && (row.phone === null || row.phone === phone)
  const undo = becomesOwn ? await undoLink(context, row, 'phone') : null
  const holders = await formerHolders(env.DB, consumerId, phone)
  await env.DB.batch([
    env.DB.prepare(
      'UPDATE consumers SET phone_proven_at = NULL WHERE phone = ? AND phone_proven_at IS NOT NULL AND consumer_id <> ?',
    ).bind(phone, consumerId),
    ...holders.map(({ email }) => putMail(env.DB, mailOf('phoneLost', site, email), now)),
    ...(undo
      ? [
          env.DB.prepare(
            `UPDATE consumers SET phone = ?1, phone_proven_at = ?2 WHERE consumer_id = ?3 AND phone_proven_at IS NULL
AND coalesce(phone, ?1) = ?1`,
          ).bind(phone, now, consumerId),
          ...undo.keep(),
          putMail(env.DB, mailOf('phoneConfirmed', site, row.email, undo.link), now),
        ]
      : []),
    ...confirmTexts(context, { consumerId, phone, wish: asked.wish }),
    env.DB.prepare('DELETE FROM phone_codes WHERE phone = ?').bind(phone),
  ])
  return succeed({ success: true })
}

/** Other accounts whose number it is, or that get text messages at it. */
async function formerHolders(db: D1Database, consumerId: string, phone: string) {
  const sql = `SELECT email FROM consumers WHERE consumer_id <> ?1 AND (phone = ?2 AND phone_proven_at IS NOT NULL
  OR consumer_id IN (SELECT consumer_id FROM subscriptions WHERE channel = 'sms' AND recipient = ?2 AND optin))`
  return readRows(pick(consumers, 'email'), await db.prepare(sql).bind(consumerId, phone).all())
}
