import { pick, readRows } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { sameText } from '../../shared/same-text.ts'
import type { AccountsContext } from '../context.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { confirmTexts } from '../subscriptions/text-consent.ts'
import { phoneCodes } from '../tables.ts'
import { codeSeal } from './phone-code.ts'

/**
 * Whoever is signed in has entered the code that was texted to a number. If it is their account's, it is proven, unless
 * somebody else's account has proven it; consents to text messages at this number are theirs from now on, and the one
 * that they wished is confirmed. PHN401: another code, one that has expired, was replaced or was used, or five wrong
 * tries.
 */
export async function provePhone(
  context: AccountsContext,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<Result<{ success: boolean }>> {
  const { env, config, now } = context
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const { consumer_id: consumerId } = person.value
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
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE consumers SET phone_proven_at = coalesce(phone_proven_at, ?1) WHERE consumer_id = ?2 AND phone = ?3
AND NOT EXISTS (SELECT 1 FROM consumers other
  WHERE other.phone = ?3 AND other.phone_proven_at IS NOT NULL AND other.consumer_id <> ?2)`,
    ).bind(now, consumerId, phone),
    ...confirmTexts(context, { consumerId, phone, wish: asked.wish }),
    env.DB.prepare('DELETE FROM phone_codes WHERE phone = ?').bind(phone),
  ])
  return succeed({ success: true })
}
