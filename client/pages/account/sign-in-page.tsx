import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { Field } from '../form/field.tsx'
import { formCss } from '../form/form-css.ts'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './account.css?inline'

export const accountPageCss: readonly string[] = [...formCss, css]

export type SignInFaults = Readonly<Partial<Record<'email' | 'password' | 'storeId', string>>>

export type SignInPageProps = PageContext & {
  form: FormContext
  /** Which of the two doors; an associate sells for a store. */
  door: 'shop' | 'associate'
  /** As typed before; a password is never sent back. */
  email?: string
  storeId?: string
  /** What was wrong with the try as a whole. */
  fault?: string
  faults?: SignInFaults
}

export function SignInPage({ site, t, form, door, email = '', storeId = '', fault, faults = {} }: SignInPageProps) {
  const { locale } = site
  const associate = door === 'associate'
  const title = t(associate ? 'people.associateTitle' : 'people.title')
  const labels = { email: t('people.email'), password: t('people.password'), storeId: t('people.store') }
  const errors = (['email', 'password', 'storeId'] as const).flatMap((name) => {
    const told = faults[name]
    return told === undefined ? [] : [{ name, label: labels[name], text: told }]
  })
  const goOnAt = errors[0]?.name ?? (fault === undefined ? null : 'password')
  const field = (name: keyof SignInFaults) => ({
    name,
    label: labels[name],
    fault: faults[name],
    maxLength: name === 'password' ? 256 : 254,
    ...(goOnAt === name && { autoFocus: true }),
  })
  return (
    <div className="sign-in edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p>{t(associate ? 'people.associateLead' : 'people.lead')}</p>
      <FormErrors t={t} errors={errors} fault={fault} />
      <form method="post" action={href.sessionAction(locale, associate ? 'associate' : 'sign-in')} noValidate>
        <FormFields site={site} form={form} />
        <Field {...field('email')} type="email" value={email} autoComplete="username" autoCapitalize="none" required />
        <Field {...field('password')} type="password" autoComplete="current-password" required />
        {associate ? (
          <Field {...field('storeId')} hint={t('people.storeHint')} value={storeId} autoComplete="off" />
        ) : null}
        <button type="submit" className="btn">
          {t('people.submit')}
        </button>
      </form>
      <p>
        <a className="link" href={associate ? href.account(locale) : href.associateLogin(locale)}>
          {t(associate ? 'people.toAccount' : 'people.toAssociate')}
        </a>
      </p>
    </div>
  )
}
