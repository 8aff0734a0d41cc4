import { type AccountAction, href } from '../../../shared/routes.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'

type PrivacyAction = Extract<AccountAction, 'export' | 'delete'>
/** Reason that a form was refused for: at its password, or as a whole. */
export type PrivacyRefusal = {
  readonly action: PrivacyAction
  readonly password?: string | undefined
  readonly fault?: string | undefined
}

type FormsProps = PageContext & { readonly form: FormContext; readonly refusal: PrivacyRefusal | null }
type PrivacyPageProps = FormsProps & {
  /** An associate's account, which is not theirs to delete. */
  readonly isStores: boolean
}

/** A copy of everything that is kept of the person, and the end of it. Both ask for the password. */
export function PrivacyPage({ site, t, form, refusal, isStores }: PrivacyPageProps) {
  const shown = { site, t, form, refusal }
  return (
    <AccountFrame site={site} t={t} form={form} section="privacy" title={t('account.privacy')}>
      <p>
        {t('privacy.lead')}{' '}
        <a className="link" href={href.legal(site.locale, 'privacy')}>
          {t('privacy.policy')}
        </a>
      </p>
      <section className="account-group" aria-labelledby="account-export">
        <h2 id="account-export">{t('privacy.export')}</h2>
        <p>{t('privacy.exportBody')}</p>
        <PasswordForm {...shown} action="export" label={t('privacy.download')} />
      </section>
      <section className="account-group" aria-labelledby="account-delete">
        <h2 id="account-delete">{t('privacy.delete')}</h2>
        {isStores ? (
          <p>{t('privacy.deleteByStore')}</p>
        ) : (
          <>
            <p>{t('privacy.deleteBody')}</p>
            <p>{t('privacy.deleteKept')}</p>
            <details className="confirm" open={refusal?.action === 'delete'}>
              <summary className="link">{t('privacy.deleteOpen')}</summary>
              <PasswordForm {...shown} action="delete" label={t('privacy.deleteConfirm')} />
            </details>
          </>
        )}
      </section>
    </AccountFrame>
  )
}

type PasswordFormProps = FormsProps & { readonly action: PrivacyAction; readonly label: string }

function PasswordForm({ site, t, form, refusal, action, label }: PasswordFormProps) {
  const refused = refusal?.action === action ? refusal : null
  /** Two forms of a page need names of their own for their fields. */
  const field = { name: `${action}Password`, label: t('privacy.password') }
  const texts = refused?.password === undefined ? {} : { [field.name]: refused.password }
  return (
    <FaultsContext value={listFaults([field], texts, refused?.fault)}>
      <form className="account-form" method="post" noValidate>
        <FormErrors t={t} />
        <FormFields site={site} form={form} to={`account/${action}`} />
        <Field {...field} type="password" autoComplete="current-password" required />
        {captchaField(form.captchas, `account/${action}`)}
        <button type="submit" className="btn b2">
          {label}
        </button>
      </form>
    </FaultsContext>
  )
}
