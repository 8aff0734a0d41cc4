import { z } from 'zod'
import { PasskeyProof } from '../../../shared/contracts/passkey.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { answerSignIn } from '../account/sign-in-route.tsx'
import { failureWords } from '../failure-words.ts'
import type { FormHandler } from './checkout-answers.ts'
import { welcome } from './entered.ts'
import { optionsAnswer, readCredential } from './passkey-answers.ts'

const PasskeyForm = z.object({ returnTo: ReturnTo })

/** For script, before the browser is asked for a passkey. */
export const passkeySignInOptions: FormHandler = async (c) => {
  const { call, url } = c.get('context')
  return optionsAnswer(c, await call('auth.passkeySignInOptions', { body: { origin: url.origin } }))
}

/** The browser's passkey in place of an address and a password; refused, it is the sign-in form with why. */
export const postPasskey: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale, url } = context
  const { returnTo } = PasskeyForm.parse(fields)
  const showAgain = (fault: string, down = false) => {
    const typed = { door: 'shop', email: '', returnTo: returnTo ?? href.account(locale) } as const
    return answerSignIn(c, { ...typed, fault: { fault, down } })
  }
  const credential = readCredential(PasskeyProof, fields['credential'])
  if (!credential) return showAgain(message('PKY401', locale))
  const signedIn = await c
    .get('services')
    .people.signInWithPasskey(context, { origin: url.origin, credential, ...captchaOf(fields) })
  if (signedIn.ok) return welcome(c, signedIn.value, returnTo)
  const isDown = signedIn.failure.status >= 500
  return showAgain(isDown ? message('AUT500', locale) : failureWords(signedIn.failure, locale), isDown)
}
