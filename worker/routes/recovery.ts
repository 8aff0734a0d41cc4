import type { CartNotice } from '../../client/pages/cart/cart-notices.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'
import type { ErrorRecovery } from '../../shared/errors/entry.ts'
import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import { href } from '../../shared/routes.ts'
import type { RequestContext } from '../context/request-context.ts'
import { sessionEnded } from './notice.ts'

type Way = {
  readonly label: MessageKey
  readonly to: (locale: RequestContext['locale'], returnTo: string) => string
  readonly dialog: boolean
}

/** Over another page, the account's is its sign-in (routes/account/account-route.tsx). */
const signIn: Way = {
  label: 'people.title',
  to: (locale, returnTo) => href.account(locale, { returnTo }),
  dialog: true,
}
const signInAgain: Way = { ...signIn, label: 'people.again' }
const newPassword: Way = {
  label: 'password.reset',
  to: (locale, returnTo) => href.forgotPassword(locale, { returnTo }),
  dialog: false,
}

/** Recoveries that lead to another page; all others happen where the message stands. */
const ways: Readonly<Partial<Record<ErrorRecovery, Way>>> = {
  'sign-in-again': signIn,
  'offer-sign-in': signIn,
  'offer-password-reset': newPassword,
  'request-new-link': newPassword,
  'offer-loyalty-sign-up': {
    label: 'enrollment.joinTitle',
    to: (locale, returnTo) => href.dialog(locale, 'loyalty-sign-up', { returnTo }),
    dialog: true,
  },
  'complete-profile': {
    label: 'enrollment.inviteTitle',
    to: (locale, returnTo) => href.completeProfile(locale, { returnTo }),
    dialog: false,
  },
}

type Context = Pick<RequestContext, 't' | 'locale' | 'session'>

/**
 * The way out of a refusal (shared/errors/entry.ts), which comes back to `returnTo`; null where there is none. A
 * session that has ended was replaced already; what is left is to sign in again. An employee who is connected at a
 * store signs in at that store's door, and not as a shopper.
 */
export function recoveryWay({ t, locale, session }: Context, code: string, returnTo: string): RecoveryWay | null {
  const way = code === sessionEnded ? signInAgain : ways[errorEntry(code).recovery]
  if (!way || (way.to === signIn.to && session?.person?.associate)) return null
  return { label: t(way.label), href: way.to(locale, returnTo), dialog: way.dialog }
}

/** The same as a message below the refusal's on a page. */
export function recoveryNotices(context: Context, code: string, returnTo: string): CartNotice[] {
  const way = recoveryWay(context, code, returnTo)
  return way ? [{ tone: 'info', words: way.label, href: way.href, dialog: way.dialog }] : []
}
