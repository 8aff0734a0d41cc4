import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type PasswordPageProps = PageContext & {
  readonly title: string
  readonly lead: string
  /** Why there is a form for a new link in place of the one for a password. */
  readonly fault?: string | undefined
  readonly children: ReactNode
}

/** A page about a forgotten password, for somebody who can't sign in. */
export function PasswordPage({ site, t, title, lead, fault, children }: PasswordPageProps) {
  return (
    <div className="sign-in edge">
      <h1 className={displayClass(title)}>{title}</h1>
      {fault === undefined ? null : (
        <p className="account-fault" role="alert">
          {fault}
        </p>
      )}
      <p>{lead}</p>
      {children}
      <p>
        <a className="link" href={href.account(site.locale)}>
          {t('password.backToSignIn')}
        </a>
      </p>
    </div>
  )
}

type HandOverProps = PageContext & { readonly form: FormContext; readonly token: string }

/** Says which ways in a new password removes where nobody has confirmed the address, and how to keep them. */
export function HandOver({ site, t, form, token }: HandOverProps) {
  return (
    <section className="terms" aria-labelledby="hand-over-title">
      <h2 className="title" id="hand-over-title">
        {t('password.handOverTitle')}
      </h2>
      <p>{t('password.handOverBody')}</p>
      <p>{t('password.handOverKeep')}</p>
      <form method="post">
        <FormFields site={site} form={form} to="session/keep-account" />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="btn b2">
          {t('password.handOverMail')}
        </button>
      </form>
    </section>
  )
}
