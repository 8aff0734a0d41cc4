import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type SignInAgainProps = PageContext & {
  readonly form: FormContext
  /** Fields that the refused form posted, but for passwords. */
  readonly kept: Readonly<Record<string, string>>
  /** A password was posted too, which has to be typed again. */
  readonly hasPassword: boolean
  readonly email: string
  readonly fault: string
}

/** Signing in for a form whose session has ended: what was typed goes along, and is sent once its person is back. */
export function SignInAgain({ site, t, form, kept, hasPassword, email, fault }: SignInAgainProps) {
  const title = t('people.againTitle')
  const labels = { againEmail: t('people.email'), againPassword: t('people.password') }
  return (
    <div className="sign-in edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p>{t(hasPassword ? 'people.againLeadPassword' : 'people.againLead')}</p>
      <FaultsContext value={listFaults([], {}, fault)}>
        <FormErrors t={t} />
        <form method="post" noValidate>
          <FormFields site={site} form={form} to="session/sign-in-again" />
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field
            name="againEmail"
            label={labels.againEmail}
            type="email"
            value={email}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            required
          />
          <Field
            name="againPassword"
            label={labels.againPassword}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
          />
          {captchaField(form.captchas, 'session/sign-in-again')}
          <button type="submit" className="btn">
            {t(hasPassword ? 'people.submit' : 'people.againSubmit')}
          </button>
        </form>
      </FaultsContext>
      <p>
        <a className="link" href={href.account(site.locale, { returnTo: form.returnTo })}>
          {t('people.againOther')}
        </a>
      </p>
    </div>
  )
}
