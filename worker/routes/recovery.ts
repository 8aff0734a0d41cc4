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
/** A store's door, and no page over another: what was sold goes on there. */
const sellAgain: Way = {
  label: 'people.saleAgain',
  to: (locale, returnTo) => href.associateLogin(locale, { sale: 'goes-on', returnTo }),
  dialog: false,
}
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
 * session that has ended was replaced already; what is left is to sign in again, for the associate of a sale at the
 * store's door. An employee who is connected there is no shopper who could sign in.
 */
export function recoveryWay({ t, locale, session }: Context, code: string, returnTo: string): RecoveryWay | null {
  const again = session && isSale(session) ? sellAgain : signInAgain
  const way = code === sessionEnded ? again : ways[errorEntry(code).recovery]
  if (!way || (way.to === signIn.to && session?.person?.associate)) return null
  return { label: t(way.label), href: way.to(locale, returnTo), dialog: way.dialog }
}

const isSale = ({ person, endedSale }: NonNullable<Context['session']>): boolean =>
  Boolean(person?.associate ?? endedSale)

/** `recoveryWay` as a message below the refusal's on a page. */
export function recoveryNotices(context: Context, code: string, returnTo: string): CartNotice[] {
  const way = recoveryWay(context, code, returnTo)
  if (!way) return []
  const link: CartNotice = { tone: 'info', words: way.label, href: way.href, dialog: way.dialog }
  const isSalesEnd = code === sessionEnded && context.session && isSale(context.session)
  return isSalesEnd ? [{ tone: 'error', words: context.t('people.saleEnded') }, link] : [link]
}

/** On every page of a cart that is left of an associate's sale, until they sign in again or it is done with. */
export const endedSaleNotices = (context: Context, returnTo: string): CartNotice[] =>
  context.session?.endedSale ? recoveryNotices(context, sessionEnded, returnTo) : []
