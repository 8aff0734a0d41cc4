import type { Context } from 'hono'
import { SignInAgain } from '../../../client/pages/account/sign-in-again.tsx'
import { formToken, proofIn } from '../../../shared/form-token.ts'
import type { AppEnv } from '../../app-env.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { sectionPage } from './section-page.tsx'

type Asking = {
  readonly returnTo: string
  readonly target: string
  /** The person that the form was made for, as its token names them. */
  readonly owner: string
  readonly fault: string
}
type SignInAgainInput = Asking & {
  /** Fields as they were posted, but for what is not kept. */
  readonly kept: FormFields
  readonly hasPassword: boolean
  readonly email: string
}

/** Made anew with every page, or never shown again. */
const notKept = /^(?:csrf|locale|returnTo|to|again|againEmail|recaptcha_response|captcha\w*|credential)$|password/i

const answerSignInAgain = formAnswer('sign-in-again', (c, input: SignInAgainInput) => {
  const { returnTo, target, owner, fault, kept, hasPassword, email } = input
  const context = c.get('context')
  const { t } = context
  return sectionPage(context, {
    title: t('people.againTitle'),
    path: '/account',
    status: 422,
    node: ({ form, ...shown }) => (
      <SignInAgain
        {...shown}
        form={{ ...form, returnTo, csrf: formToken(proofIn(form.csrf), owner) }}
        kept={{ ...kept, again: target }}
        hasPassword={hasPassword}
        email={email}
        fault={fault}
      />
    ),
  })
})

/** The sign-in with all that was typed; `fields` are as they were posted. */
export function askToSignInAgain(c: Context<AppEnv>, fields: FormFields, asking: Asking): Promise<Response> {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !notKept.test(name)))
  const hasPassword = Object.keys(fields).some((name) => /password/i.test(name) && name !== 'againPassword')
  return answerSignInAgain(c, { ...asking, kept, hasPassword, email: fields['againEmail'] ?? '' })
}
