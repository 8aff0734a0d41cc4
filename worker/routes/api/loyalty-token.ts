import { message } from '../../../shared/errors/message.ts'
import { asPerson } from '../account/as-person.ts'
import { failureStatus, failureWords } from '../failure-words.ts'
import { type FormHandler, noStore } from './checkout-answers.ts'

/** Shape of a lead source; anything else in the address is left out. */
const leadSource = /^[\w.-]{1,60}$/

/**
 * Proof of membership for the loyalty program's own pages. Asked for only by members, and only where the shop has the
 * program (spec 1 §6); `leadSource` of the address becomes the header `source` (spec 1 §7).
 */
export const postLoyaltyToken: FormHandler = async (c) => {
  const context = c.get('context')
  const { features, session, visitorId: usid, url, locale } = context
  const isMember = session?.person?.traits.includes('loyalty') ?? false
  if (!features.has('loyalty') || !isMember)
    return c.json({ ok: false, message: message('REW130', locale) }, 409, noStore)
  const source = url.searchParams.get('leadSource')
  const headers = source !== null && leadSource.test(source) ? { source } : {}
  const token = await asPerson(c, (call) => call('consumer.loyaltyToken', { body: { usid } }, { headers }))
  if (token.ok) return c.json({ ok: true, ...token.value }, 200, noStore)
  const { failure } = token
  return c.json({ ok: false, message: failureWords(failure, locale) }, failureStatus(failure, 409), noStore)
}
