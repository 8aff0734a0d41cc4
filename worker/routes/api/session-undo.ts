import { href } from '../../../shared/routes.ts'
import { undoCookie } from '../../http/cookies/mailed-token-cookies.ts'
import { passwordResetCookie } from '../../http/cookies/password-reset-cookie.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { longestToken } from '../account/mailed-token.ts'
import { type Undoing, undoPage } from '../account/undo-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type FormHandler, seeOther } from './checkout-answers.ts'

const answerUndo = formAnswer('undo', (c, undoing: Undoing) => undoPage(c.get('context'), undoing))

/** The button on the page of a mail about a change. Nobody has to be signed in: the way in may be somebody else's. */
export const postUndo: FormHandler = async (c, { token = '' }) => {
  const context = c.get('context')
  const isToken = token !== '' && token.length <= longestToken
  const undone = isToken ? await context.call('auth.undoChange', { body: { token } }) : null
  const isDead = !undone || (!undone.ok && undone.failure.code === 'AUT402')
  if (undone?.ok || isDead) undoCookie.clear(c, context)
  if (!undone?.ok) return answerUndo(c, { step: isDead ? 'dead' : 'failed' })
  await passwordResetCookie.set(c, context, { token: undone.value.resetToken })
  return seeOther(c, withOutcome(href.resetPassword(context.locale), 'change-undone'))
}
