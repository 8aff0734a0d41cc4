import type { CartNotice } from '../../client/pages/cart/cart-notices.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'
import type { ErrorRecovery } from '../../shared/errors/entry.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import { href } from '../../shared/routes.ts'
import type { RequestContext } from '../context/request-context.ts'
import { sessionEnded } from './notice.ts'

type Way = { readonly label: MessageKey; readonly to: (locale: RequestContext['locale'], returnTo: string) => string }

const signIn: Way = { label: 'people.title', to: (locale, returnTo) => href.account(locale, { returnTo }) }
const signInAgain: Way = { ...signIn, label: 'people.again' }
const newPassword: Way = {
  label: 'password.reset',
  to: (locale, returnTo) => href.forgotPassword(locale, { returnTo }),
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
  },
  'complete-profile': {
    label: 'enrollment.inviteTitle',
    to: (locale, returnTo) => href.completeProfile(locale, { returnTo }),
  },
}

/**
 * The way out of a refusal (shared/errors/entry.ts), as a link below its message that comes back to `returnTo`. A
 * session that has ended was replaced already; what is left is to sign in again.
 */
export function recoveryNotices(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  code: string,
  returnTo: string,
): CartNotice[] {
  const way = code === sessionEnded ? signInAgain : ways[errorEntry(code).recovery]
  return way ? [{ tone: 'info', words: t(way.label), href: way.to(locale, returnTo) }] : []
}
