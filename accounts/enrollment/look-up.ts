import { type Result, refuse, succeed } from '../../backend/result.ts'
import { takeWithin } from '../../backend/tries/askers.ts'
import { everyTry, type TryLimit } from '../../backend/tries/tries.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import { findPersonRow } from '../profile/people.ts'

/** Every look-up counts, whatever its answer: testing a list of addresses takes a captcha for each. */
const lookUps: TryLimit = {
  kind: 'look-up',
  most: 20,
  proven: 60,
  provenInNetwork: everyTry,
  windowMs: 15 * 60_000,
  guesses: [],
}

type Found = { readonly exists: boolean; readonly isLoyaltyMember: boolean }

/**
 * Whether an email has an account, for the first step of enrollment. Membership is only revealed to the account's
 * owner. AUT453: that is no email.
 */
export async function lookUp(context: AccountsContext, email: string): Promise<Result<Found>> {
  if (!isEmail(email)) return refuse('AUT453')
  const { env, consumer } = context
  const taken = await takeWithin(context, lookUps)
  if (!taken.ok) return taken
  const row = await findPersonRow(env.DB, email)
  const isOwner = consumer?.kind === 'registered' && row?.consumer_id === consumer.consumerId
  return succeed({ exists: row !== null, isLoyaltyMember: isOwner && row.opening_points !== null })
}
