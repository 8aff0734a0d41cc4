import { SignInAgain } from '../../../client/pages/account/sign-in-again.tsx'
import { formToken, proofIn } from '../../../shared/form-token.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Page } from '../../render/page.ts'
import { sectionPage } from './section-page.tsx'

type SignInAgainInput = {
  /** As they were posted. */
  readonly fields: FormFields
  readonly returnTo: string
  readonly target: string
  /** The person that the form was made for, as its token names them. */
  readonly owner: string
  readonly fault: string
}

/** Made anew with every page, or never shown again. */
const notKept = /^(?:csrf|locale|returnTo|to|again|againEmail|recaptcha_response|captcha\w*|credential)$|password/i

export function signInAgainPage(
  context: RequestContext,
  { fields, returnTo, target, owner, fault }: SignInAgainInput,
): Page {
  const { t } = context
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !notKept.test(name)))
  return sectionPage(context, {
    title: t('people.againTitle'),
    path: '/account',
    status: 422,
    node: ({ form, ...shown }) => (
      <SignInAgain
        {...shown}
        form={{ ...form, returnTo, csrf: formToken(proofIn(form.csrf), owner) }}
        kept={{ ...kept, again: target }}
        hasPassword={Object.keys(fields).some((name) => /password/i.test(name) && name !== 'againPassword')}
        email={fields['againEmail'] ?? ''}
        fault={fault}
      />
    ),
  })
}
