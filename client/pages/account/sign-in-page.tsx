import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './account.css?inline'
import { SignInField } from './sign-in-field.tsx'

export const accountPageCss: readonly string[] = [css]

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
  const firstFaulty = (['email', 'password', 'storeId'] as const).find((name) => faults[name])
  const field = (name: 'email' | 'password' | 'storeId') => ({
    name,
    focus: firstFaulty === name || (fault !== undefined && !firstFaulty && name === 'password'),
    ...(faults[name] !== undefined && { fault: faults[name] }),
  })
  return (
    <div className="sign-in edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p>{t(associate ? 'people.associateLead' : 'people.lead')}</p>
      {fault ? (
        <p className="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <form method="post" action={href.sessionAction(locale, associate ? 'associate' : 'sign-in')} noValidate>
        <FormFields site={site} form={form} />
        <SignInField {...field('email')} type="email" label={t('people.email')} value={email} autoComplete="username" />
        <SignInField
          {...field('password')}
          type="password"
          label={t('people.password')}
          value=""
          autoComplete="current-password"
        />
        {associate ? (
          <SignInField
            {...field('storeId')}
            type="text"
            label={t('people.store')}
            hint={t('people.storeHint')}
            value={storeId}
            autoComplete="off"
          />
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
