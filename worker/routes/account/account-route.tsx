import { AccountPage } from '../../../client/pages/account/account-page.tsx'
import { href } from '../../../shared/routes.ts'
import { succeed } from '../../services/result.ts'
import { loadEnrollmentDialog } from '../enrollment/enrollment-routes.tsx'
import { loadErrorPage } from '../errors/error-page.tsx'
import { isPartOnly } from '../page-answer/asked-part.ts'
import type { PageLoader } from '../pages.ts'
import { accountView } from './account-view.ts'
import { asPerson, isSignedOut, signInFirst } from './as-person.ts'
import { sectionPage } from './section-page.tsx'
import { returnToOf, signInPage } from './sign-in-route.tsx'

const ordersShown = 3

/** The account of a signed-in shopper; the sign-in form for other visitors. */
export const loadAccountPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { t, locale } = context
  const afterTerms = returnToOf(context, href.account(locale))
  const account = await asPerson(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok) return profile
    const isMember = context.features.has('loyalty') && profile.value.isLoyaltyMember
    const [vouchers, welcome, number, instruments, orders] = await Promise.all([
      isMember ? call('consumer.vouchers', {}) : null,
      isMember ? call('consumer.welcomePromotion', {}) : null,
      isMember ? call('consumer.memberNumber', {}) : null,
      call('consumer.paymentInstruments', {}),
      call('consumer.purchaseHistory', { body: { count: ordersShown } }),
    ])
    return succeed({
      profile: profile.value,
      vouchers: vouchers?.ok ? vouchers.value : null,
      welcome: welcome?.ok ? welcome.value : null,
      memberNumber: number?.ok ? number.value.number : null,
      instruments: instruments.ok ? instruments.value.instruments : null,
      orders: orders.ok ? orders.value.orders : null,
    })
  })
  // Only the header's link asks for a part of this page, for its dialog.
  if (!account.ok && isSignedOut(account.failure) && isPartOnly(c)) return loadEnrollmentDialog(c, 'sign-in')
  if (!account.ok && isSignedOut(account.failure))
    return context.session?.person?.associate
      ? signInFirst(context)
      : signInPage(context, { door: 'shop', email: '', returnTo: afterTerms }, null)
  if (!account.ok) return loadErrorPage(c, 503)
  const view = accountView(context, account.value)
  return sectionPage(context, {
    title: t('people.account'),
    path: '/account',
    node: (shown) => <AccountPage {...shown} afterTerms={afterTerms} account={view} />,
  })
}
