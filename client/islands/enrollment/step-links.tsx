import { href } from '../../../shared/routes.ts'
import type { FormStep } from '../../pages/account/enrollment-texts.ts'
import type { PageContext } from '../../pages/page-context.ts'

type StepLinksProps = PageContext & {
  readonly step: FormStep
  readonly dialog: boolean
  readonly returnTo: string
}

/** Ways from a step to another. In a dialog they open the next dialog in its place. */
export function StepLinks({ site: { locale }, t, step, dialog, returnTo }: StepLinksProps) {
  const query = { returnTo }
  const opener = dialog ? { 'data-dialog': '' } : {}
  const signUp = dialog ? href.dialog(locale, 'sign-up', query) : href.signUp(locale, query)
  const signIn = dialog ? href.dialog(locale, 'sign-in', query) : href.account(locale, query)
  if (step === 'sign-in')
    return (
      <p className="ctas">
        <a className="link" href={href.dialog(locale, 'forgot-password', query)} data-dialog="">
          {t('password.forgot')}
        </a>
        <a className="link" href={signUp} {...opener}>
          {t('enrollment.noAccount')}
        </a>
      </p>
    )
  if (step === 'sign-up' || step === 'lookup')
    return (
      <p className="ctas">
        {step === 'sign-up' ? (
          <a className="link" href={signUp} {...opener}>
            {t('enrollment.otherEmail')}
          </a>
        ) : null}
        <a className="link" href={signIn} {...opener}>
          {t('enrollment.haveAccount')}
        </a>
      </p>
    )
  return null
}
