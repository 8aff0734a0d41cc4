import { AccountPage } from '../../../client/pages/account/account-page.tsx'
import { accountPageCss } from '../../../client/pages/account/sign-in-page.tsx'
import { href } from '../../../shared/routes.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader } from '../pages.ts'
import { accountView } from './account-view.ts'
import { returnToOf, signInPage } from './sign-in-route.tsx'

/** Who is signed in and what is theirs; the sign-in form for everybody else. Its sections are another issue's. */
export const loadAccountPage: PageLoader = async (c, params) => {
  if (params['section'] !== undefined) return null
  const context = c.get('context')
  const { site, t, locale, csrfToken } = context
  const here = href.account(locale)
  const signIn = () => signInPage(context, { door: 'shop', email: '', returnTo: returnToOf(context, here) }, null)
  if (!context.session?.person) return signIn()

  const answer = await c.get('services').people.account(context)
  c.get('timing').mark('data')
  if (!answer.ok) return loadErrorPage(c, 503, answer.failure.code)
  const { session, profile } = answer.value
  await setSessionCookie(c, context, session)
  if (!profile) return signIn()
  const view = accountView(context, { ...answer.value, profile })
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('people.account') }),
    description: t('people.description'),
    canonical: '/account',
    index: false,
    jsonLd: [],
    css: accountPageCss,
    segments: [
      {
        name: 'account',
        node: () => (
          <AccountPage
            site={site}
            t={t}
            form={{ csrf: csrfToken, returnTo: here }}
            afterTerms={returnToOf(context, here)}
            account={view}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}
