import { AccountFrame } from '../../../client/pages/account/account-frame.tsx'
import { EmployeeTerms } from '../../../client/pages/account/employee-terms.tsx'
import { DialogFrame } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { dialogPage } from '../dialogs/dialog-page.ts'
import type { PageLoader, Redirect } from '../pages.ts'
import { signInFirst } from './as-person.ts'
import { sectionPage } from './section-page.tsx'
import { returnToOf } from './sign-in-route.tsx'

const returnToIn = (context: RequestContext): string => returnToOf(context, href.account(context.locale))

/** For everybody who has no terms to accept: null for an employee who has. */
function elsewhere(context: RequestContext): Redirect | null {
  const person = context.session?.person
  if (!person) return signInFirst(context)
  return person.employeeTermsAccepted ? { redirect: returnToIn(context), status: 302 } : null
}

export const loadEmployeeTermsPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { t } = context
  const title = t('people.termsTitle')
  return (
    elsewhere(context) ??
    sectionPage(context, {
      title,
      path: '/account/employee-terms',
      node: ({ form, ...shown }) => (
        <AccountFrame {...shown} form={form} section={null} title={title}>
          <p>{t('people.termsBody')}</p>
          <EmployeeTerms {...shown} form={{ ...form, returnTo: returnToIn(context) }} />
        </AccountFrame>
      ),
    })
  )
}

export const loadEmployeeTermsDialog: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t, csrfToken } = context
  const title = t('people.termsTitle')
  const form = { csrf: csrfToken, returnTo: returnToIn(context) }
  return (
    elsewhere(context) ??
    dialogPage(
      context,
      title,
      <DialogFrame title={title} lead={t('people.termsBody')}>
        <EmployeeTerms site={site} t={t} form={form} />
      </DialogFrame>,
    )
  )
}
