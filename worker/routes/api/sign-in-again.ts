import { message } from '../../../shared/errors/message.ts'
import { personIn } from '../../../shared/form-token.ts'
import { href } from '../../../shared/routes.ts'
import { passwordText } from '../../../shared/validation/fault-texts.ts'
import { csrfTokenOf } from '../../context/request-context.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { signInAgainPath } from '../account/as-person.ts'
import { askToSignInAgain } from '../account/sign-in-again-page.tsx'
import { failureWords } from '../failure-words.ts'
import { done } from './account-answers.ts'
import { badRequest, type C, type FormHandler, seeOther } from './checkout-answers.ts'
import { entered } from './entered.ts'

/** A form of the account: its route below `/api/`, and what answers it. */
export type OwnedForm = { readonly target: string; readonly work: FormHandler }

/**
 * Runs `work` for the person that the form was made for (shared/form-token.ts). Where that person is signed out by now,
 * or somebody else is signed in, the answer is the sign-in with all that was typed, and nothing has been done.
 */
export async function asOwner(c: C, fields: FormFields, { target, work }: OwnedForm): Promise<Response> {
  const context = c.get('context')
  const { session } = context
  const current = personIn(context.csrfToken)
  const owner = personIn(fields['csrf'] ?? '') ?? current
  const isOwn = owner === null || owner === current
  const answer = isOwn ? await work(c, fields) : null
  if (answer && !c.get('personEnded')) return answer
  // The sign-in of that page is the shop's, which no associate can use.
  const isAssociates = isOwn && session?.person?.associate
  if (owner === null || isAssociates) return seeOther(c, signInAgainPath(context, returnPath(c, fields)))
  const isOthers = !isOwn && current !== null
  const fault = isOthers ? context.t('people.othersBody') : message('AUT432', context.locale)
  return askToSignInAgain(c, fields, { returnTo: returnPath(c, fields), target, owner, fault })
}

/** The sign-in of that page: as the same person the form is answered, as another one it is forgotten. */
export async function postSignInAgain(c: C, fields: FormFields, forms: readonly OwnedForm[]): Promise<Response> {
  const context = c.get('context')
  const { locale } = context
  const { again, againEmail = '', againPassword = '', ...typed } = fields
  const owner = personIn(fields['csrf'] ?? '')
  const form = forms.find(({ target }) => target === again)
  if (!form || owner === null) return badRequest(c)
  const refuse = (fault: string) =>
    askToSignInAgain(c, fields, { returnTo: returnPath(c, fields), target: form.target, owner, fault })
  const fault = passwordText(againPassword, locale)
  if (fault) return refuse(fault)
  const credentials = { email: againEmail.trim(), password: againPassword, captcha: captchaOf(fields) }
  const signedIn = await c.get('services').people.signIn({ ...context, order: null }, credentials)
  if (!signedIn.ok) {
    const isOurs = signedIn.failure.status >= 500
    return refuse(isOurs ? message('AUT500', locale) : failureWords(signedIn.failure, locale))
  }
  const { session } = signedIn.value
  await entered(c, signedIn.value, href.account(locale))
  const csrfToken = await csrfTokenOf(context.config, context.visitorId, session)
  if (personIn(csrfToken) !== owner) return done(c, href.account(locale), 'not-sent')
  c.set('context', { ...context, session, csrfToken })
  c.set('personEnded', false)
  return asOwner(c, typed, form)
}

const returnPath = (c: C, fields: FormFields): string =>
  ReturnTo.parse(fields['returnTo']) ?? href.account(c.get('context').locale)
