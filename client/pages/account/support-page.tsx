import { href } from '../../../shared/routes.ts'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'

export type CaseView = {
  readonly caseNumber: string
  /** With the order or the product that it is about. */
  readonly subject: string
  readonly when: string
  readonly state: string
  readonly message: string
}

type SupportPageProps = PageContext & { readonly form: FormContext; readonly cases: readonly CaseView[] }

/** Requests of the person to the customer service, latest first. */
export function SupportPage({ site, t, form, cases }: SupportPageProps) {
  return (
    <AccountFrame site={site} t={t} form={form} section="support" title={t('account.support')}>
      <p className="muted">{t(cases.length > 0 ? 'support.casesLead' : 'support.none')}</p>
      {cases.length > 0 ? (
        <ul className="account-rows">
          {cases.map(({ caseNumber, subject, when, state, message }) => (
            <li key={caseNumber}>
              <b>{t('support.case', { number: caseNumber })}</b>
              <span className="label">{state}</span>
              <span className="muted">{[subject, when].join(', ')}</span>
              <details className="account-message">
                <summary className="link">{t('support.message')}</summary>
                <p>{message}</p>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <a className="btn b2" href={href.contactUs(site.locale)}>
          {t('support.write')}
        </a>
      </p>
    </AccountFrame>
  )
}
