import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import type { PageContext } from '../page-context.ts'

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
