import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import type { PasskeyProps } from '../../islands/contracts.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { formCss } from '../form/form-css.ts'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './account.css?inline'
import { PasskeyForm } from './passkey-form.tsx'
import { type SaleChoice, SaleChoiceButtons } from './sale-choice.tsx'

export const accountPageCss: readonly string[] = [...formCss, css]

export type SignInFaults = Readonly<Partial<Record<'email' | 'password' | 'storeId', string>>>

export type SignInPageProps = PageContext & {
  form: FormContext
  /** The kind of sign-in form; an associate sells for a store. */
  door: 'shop' | 'associate'
  /** Values of the last attempt; a password is never sent back. */
  email?: string
  storeId?: string
  /** Where the associate's last session ended in a sale: the button that comes first. */
  sale?: SaleChoice
  /** The error of the attempt as a whole. */
  fault?: string
  faults?: SignInFaults
  /** Null where the browser would refuse one. */
  passkey?: PasskeyProps | null
}

export function SignInPage(props: SignInPageProps) {
  const { site, t, form, door, email = '', storeId = '', sale, fault, faults = {}, passkey = null } = props
  const { locale } = site
  const associate = door === 'associate'
  const to = associate ? 'session/associate' : 'session/sign-in'
  const title = t(associate ? 'people.associateTitle' : 'people.title')
  const labels = { email: t('people.email'), password: t('people.password'), storeId: t('people.store') }
  const fields = (['email', 'password', 'storeId'] as const).map((name) => ({ name, label: labels[name] }))
  const listed = listFaults(fields, faults, fault)
  const goOnAt = listed.errors[0]?.name ?? (fault === undefined ? null : 'password')
  const field = (name: keyof SignInFaults) => ({
    name,
    label: labels[name],
    ...(name !== 'password' && { maxLength: 254 }),
    ...(goOnAt === name && { autoFocus: true }),
  })
  return (
    <div className="sign-in edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p>{t(associate ? 'people.associateLead' : 'people.lead')}</p>
      <FaultsContext value={listed}>
        <FormErrors t={t} />
        {fault === undefined ? null : (
          <p>
            <a className="link" href={href.forgotPassword(locale)}>
              {t('password.reset')}
            </a>
          </p>
        )}
        <form method="post" noValidate>
          <FormFields site={site} form={form} to={to} />
          <Field
            {...field('email')}
            type="email"
            value={email}
            autoComplete={passkey ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            required
          />
          <Field {...field('password')} type="password" autoComplete="current-password" required />
          {associate ? (
            <Field {...field('storeId')} hint={t('people.storeHint')} value={storeId} autoComplete="off" />
          ) : null}
          <p>
            <a className="link" href={href.dialog(locale, 'forgot-password')} data-dialog="">
              {t('password.forgot')}
            </a>
          </p>
          {captchaField(form.captchas, to)}
          {sale ? (
            <SaleChoiceButtons t={t} first={sale} />
          ) : (
            <button type="submit" className="btn">
              {t('people.submit')}
            </button>
          )}
        </form>
      </FaultsContext>
      {passkey ? (
        <PasskeyForm site={site} form={form} to="session/passkey" passkey={passkey}>
          {captchaField(form.captchas, 'session/passkey')}
          <button type="submit" className="btn b2">
            {t('security.signIn')}
          </button>
        </PasskeyForm>
      ) : null}
      {associate ? null : (
        <p>
          <a className="link" href={href.signUp(locale, { returnTo: form.returnTo })}>
            {t('enrollment.noAccount')}
          </a>
        </p>
      )}
      <p>
        <a className="link" href={associate ? href.account(locale) : href.associateLogin(locale)}>
          {t(associate ? 'people.toAccount' : 'people.toAssociate')}
        </a>
      </p>
    </div>
  )
}
