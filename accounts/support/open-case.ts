import { type Result, refuse, succeed } from '../../backend/result.ts'
import { takeWithin } from '../../backend/tries/askers.ts'
import { everyTry, type TryLimit, takeTry } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, sweepMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import { type NewCase, openCase } from './cases.ts'

const perCaller: TryLimit = {
  kind: 'support-case',
  most: 10,
  proven: 30,
  provenInNetwork: everyTry,
  windowMs: 60 * 60_000,
  guesses: [],
}
/** Anybody can type anybody's address: nobody's mailbox is filled by others. */
const mailsPerAddress: TryLimit = { kind: 'support-mail', most: 5, windowMs: 60 * 60_000, guesses: [] }

/** AUT453: no address to answer to. API429: too many requests within an hour. The number is mailed as well. */
export async function openSupportCase(
  context: AccountsContext,
  asked: NewCase,
): Promise<Result<{ caseNumber: string }>> {
  const { env, now, site } = context
  const email = emailKey(asked.email)
  if (!isEmail(email)) return refuse('AUT453')
  const taken = await takeWithin(context, perCaller)
  if (!taken.ok) return taken
  const { caseNumber, statement } = openCase(env.DB, { ...asked, email }, context)
  const mayMail = (await takeTry(env.DB, mailsPerAddress, email, now)).ok
  const link = asked.consumer_id === null ? null : shopLink(context, '/account/support')
  const mail = mailOf('supportCase', site, email, link, { caseNumber })
  await env.DB.batch([statement, ...(mayMail ? [sweepMail(env.DB, now), putMail(env.DB, mail, now)] : [])])
  return succeed({ caseNumber })
}
