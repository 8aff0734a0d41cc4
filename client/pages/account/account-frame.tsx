import type { ReactNode } from 'react'
import { type AccountSection, accountSections, href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type AccountFrameProps = PageContext & {
  readonly form: FormContext
  /** Null is the overview. */
  readonly section: AccountSection | null
  readonly title: string
  /** The error of the last form, unless it belongs to one of this page's fields. */
  readonly fault?: string | undefined
  readonly children: ReactNode
}

/** The frame of every account page: the navigation of its sections, beside one of them. */
export function AccountFrame({ site, t, form, section, title, fault, children }: AccountFrameProps) {
  const { locale } = site
  const sections = [
    { key: null, label: t('account.overview'), to: href.account(locale) },
    ...accountSections.map((key) => ({ key, label: t(`account.${key}`), to: href.accountSection(locale, key) })),
  ]
  return (
    <div className="account edge">
      <nav className="account-nav" aria-label={t('account.nav')}>
        <ul>
          {sections.map(({ key, label, to }) => (
            <li key={to}>
              <a href={to} aria-current={key === section ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Behavior name="hand-over" on="idle" props={{}}>
          <form method="post">
            <FormFields site={site} form={form} to="session/sign-out" />
            <button type="submit" className="link">
              {t('people.signOut')}
            </button>
          </form>
        </Behavior>
      </nav>
      <div className="account-main">
        <h1 className={section === null ? displayClass(title) : 'title'}>{title}</h1>
        {fault === undefined ? null : (
          <p className="account-fault" role="alert">
            {fault}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
