import { href } from '../../../shared/routes.ts'
import { asPerson } from '../account/as-person.ts'
import { done, refused } from './account-answers.ts'
import type { FormHandler } from './checkout-answers.ts'

/** Another member number; the former stops at once. */
export const renewMemberNumber: FormHandler = async (c) => {
  const renewed = await asPerson(c, (call) => call('consumer.renewMemberNumber', {}))
  const account = href.account(c.get('context').locale)
  if (renewed.ok) return done(c, account, 'number-renewed')
  return renewed.failure.code === 'API429' ? done(c, account, 'number-enough') : refused(c, renewed.failure)
}
