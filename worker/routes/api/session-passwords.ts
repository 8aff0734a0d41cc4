import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import { forgotPasswordRules } from '../../../shared/validation/account-forms.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import { passwordResetCookie } from '../../http/cookies/password-reset-cookie.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { type ForgotPasswordInput, passwordRefusal, passwordTexts } from '../account/password-forms.tsx'
import {
  deadLinkPage,
  forgotPasswordPage,
  type Refused,
  readReset,
  resetAsks,
  resetPasswordPage,
} from '../account/password-routes.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { accountAsked, orderAccountAsks, orderConfirmation } from '../order-confirmation/order-confirmation-route.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'
import { type FormHandler, seeOther } from './checkout-answers.ts'

type ForgotRefused = { readonly returnTo: string; readonly refused: ForgotPasswordInput & Pick<Refused, 'status'> }
const answerForgotPassword = formAnswer('forgot-password', (c, { returnTo, refused }: ForgotRefused) =>
  forgotPasswordPage(c.get('context'), returnTo, refused),
)
type ResetRefused = { readonly token: string; readonly refused: Refused }
const answerReset = formAnswer('reset-password', (c, { token, refused }: ResetRefused) =>
  resetPasswordPage(c, token, refused),
)
const answerDeadLink = formAnswer('dead-link', (c, _: null) => deadLinkPage(c.get('context')))
const answerOrderAccount = formAnswer('order-account', orderConfirmation)

/** Longer than any valid address, so that cutting it off can't make a wrong one right. */
const ForgotForm = z.object({
  forgotEmail: z
    .string()
    .trim()
    .default('')
    .transform((email) => email.slice(0, 300)),
  returnTo: ReturnTo,
})

/** The answer is the same whether there is an account with this address or not. */
export const postForgotPassword: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const { forgotEmail, returnTo = href.account(locale) } = ForgotForm.parse(fields)
  const showAgain = (
    answer: { readonly texts: Readonly<Record<string, string>>; readonly fault?: string },
    status: 422 | 503,
  ) => answerForgotPassword(c, { returnTo, refused: { forgotEmail, answer, status } })
  const texts = faultTexts(validate(forgotPasswordRules, { forgotEmail }), locale)
  if (Object.keys(texts).length > 0) return showAgain({ texts }, 422)
  const asked = await context.call('auth.resetPassword', {
    body: { email: forgotEmail, ...captchaOf(fields) },
  })
  if (asked.ok) return seeOther(c, withOutcome(returnTo, 'reset-mailed'))
  const { failure } = asked
  const words = failureWords(failure, locale)
  if (failure.code === 'AUT453') return showAgain({ texts: { forgotEmail: words } }, 422)
  return showAgain({ texts: {}, fault: words }, failureStatus(failure, 422))
}

const Passwords = z.object({
  token: z.string().max(200).catch(''),
  newPassword: z.string().catch(''),
  confirmPassword: z.string().catch(''),
})

export const postResetPassword: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { token, ...values } = Passwords.parse(fields)
  c.header('referrer-policy', 'no-referrer')
  const texts = passwordTexts(context, resetAsks, values)
  if (Object.keys(texts).length > 0) return answerReset(c, { token, refused: { answer: { texts }, status: 422 } })
  const link = context.session?.person ? await readReset(c, token) : null
  const chosen = await context.call('auth.confirmForgotPassword', { body: { token, ...values } })
  if (chosen.ok || chosen.failure.code === 'AUT402') passwordResetCookie.clear(c, context)
  if (chosen.ok) {
    const own = chosen.value.handedOver ? 'account-handed-over' : 'password-reset'
    const outcome = link?.ok && link.value.isOthers ? 'others-password-reset' : own
    return seeOther(c, withOutcome(href.account(context.locale), outcome))
  }
  if (chosen.failure.code === 'AUT402') return answerDeadLink(c, null)
  const status = failureStatus(chosen.failure, 422)
  return answerReset(c, { token, refused: { answer: passwordRefusal(context, chosen.failure), status } })
}

/** Mails the link that proves the address, to somebody whose account a new password would still empty. */
export const postKeepAccount: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const { token } = Passwords.parse(fields)
  const link = await context.call('auth.passwordReset', { body: { token } })
  if (link.ok && !link.value.handsOver) return seeOther(c, withOutcome(href.resetPassword(locale), 'email-proven'))
  const mailed = await context.call('auth.keepAccount', { body: { token } })
  if (mailed.ok) return seeOther(c, withOutcome(href.resetPassword(locale), 'email-mailed'))
  const { code } = mailed.failure
  if (code === 'API429') return seeOther(c, withOutcome(href.resetPassword(locale), 'email-enough'))
  if (code === 'AUT402') return answerDeadLink(c, null)
  return errorPage(c, 503)
}

/**
 * A guest makes an account of the order that this browser placed last, and that the form was made for: at a register
 * the last one may be somebody else's by now. The answer is the same whether its address has an account or not.
 */
export const postOrderAccount: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const confirmation = href.orderConfirmation(locale)
  const order = await orderCookie.read(c, context)
  if (!order || context.session?.person || fields['orderNumber'] !== order.orderNumber) return seeOther(c, confirmation)
  const { newPassword } = Passwords.parse(fields)
  const texts = passwordTexts(context, orderAccountAsks, { newPassword })
  if (Object.keys(texts).length > 0) return answerOrderAccount(c, { answer: { texts }, status: 422 })
  const asked = await context.call('auth.signupFromOrder', {
    body: {
      orderNo: order.orderNumber,
      st: order.st,
      password: newPassword,
      ...captchaOf(fields),
    },
  })
  if (asked.ok) return seeOther(c, withOutcome(confirmation, accountAsked))
  const status = failureStatus(asked.failure, 422)
  return answerOrderAccount(c, { answer: passwordRefusal(context, asked.failure), status })
}
