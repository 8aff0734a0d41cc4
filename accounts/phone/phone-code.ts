import { insertRow, upsert } from '../../backend/db/table.ts'
import { type Result, succeed } from '../../backend/result.ts'
import { sealOf } from '../../backend/seal.ts'
import { everyTry, limitFor, refuseTry, type TryLimit, takeShare, takeTry, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import type { Consent } from '../subscriptions/subscriptions.ts'
import { phoneCodes } from '../tables.ts'
import { putText, sweepTexts } from '../texts/outbox.ts'
import { textOf } from '../texts/texts.ts'

const lifetimeMs = 10 * 60_000
/** As long as a wish that nobody confirms is shown to its person. */
const keptMs = 7 * 86_400_000
const triesPerCode = 5

const hourly = { windowMs: 60 * 60_000, guesses: [] } as const
/** Nobody's phone is filled by others, whoever asks; and each message costs money. */
const perNumber: TryLimit = { ...hourly, kind: 'phone-code', most: 3 }
const perPerson: TryLimit = { ...hourly, kind: 'phone-code-person', most: 10 }
const perNetwork: TryLimit = { ...hourly, kind: 'phone-code-network', most: 20, proven: everyTry }

/** Stored form of a code: worth nothing for another person or number. */
export const codeSeal = (secret: string, consumerId: string, phone: string, code: string): Promise<string> =>
  sealOf(secret, 'phone-code', `${consumerId} ${phone} ${code}`)

/**
 * Texts a code to a number; a person has one code for each number, the newest. `provePhone` takes it. With a `wish` the
 * code also confirms this consent to text messages, and the message has the link that refuses it. A code does what its
 * own message says: one without a wish takes the place of a wish that waited. API429: too many codes for this number,
 * person or network within an hour; a captcha's proof opens the network's.
 */
export async function textPhoneCode(
  context: AccountsContext,
  consumerId: string,
  phone: string,
  consent: { readonly wish: Consent; readonly link: string; readonly noted: D1PreparedStatement } | null,
): Promise<Result<{ success: boolean }>> {
  const { env, config, site, now, network } = context
  const limits = [
    ...(network === null ? [] : [{ limit: perNetwork, who: network }]),
    { limit: perPerson, who: consumerId },
  ]
  for (const { limit: stated, who } of limits) {
    const { limit, mostProven } = limitFor(context, stated)
    const taken = await takeTry(env.DB, limit, who, now)
    if (!taken.ok) return refuseTry(taken.failure, mostProven)
  }
  const taken = await takeShare(env.DB, perNumber, phone, consumerId, now)
  if (!taken.ok) return tooMany(taken.failure.seconds)
  const code = newCode()
  const row = {
    consumer_id: consumerId,
    phone,
    code_seal: await codeSeal(config.TOKEN_SECRET, consumerId, phone, code),
    tries_left: triesPerCode,
    expires_at: now + lifetimeMs,
    wish: consent?.wish ?? null,
  }
  const newest = upsert(phoneCodes, ['consumer_id', 'phone'])
  const message = textOf(consent ? 'confirmTexts' : 'phoneCode', site, phone, code, consent?.link)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM phone_codes WHERE expires_at < ?').bind(now - keptMs),
    sweepTexts(env.DB, now),
    insertRow(env.DB, phoneCodes, row, newest),
    ...(consent ? [consent.noted] : []),
    putText(env.DB, consumerId, message, now),
  ])
  return succeed({ success: true })
}

/** Six digits; all codes are equally likely. */
function newCode(): string {
  const codes = 1_000_000
  const even = 2 ** 32 - (2 ** 32 % codes)
  for (;;) {
    const [drawn = even] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < even) return String(drawn % codes).padStart(6, '0')
  }
}
