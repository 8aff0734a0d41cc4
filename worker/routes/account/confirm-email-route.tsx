import type { Context } from 'hono'
import { FormFields } from '../../../client/pages/form-fields.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { emailProofCookie, newEmailCookie } from '../../http/cookies/mailed-token-cookies.ts'
import type { Page } from '../../render/page.ts'
import type { CallFailure } from '../../services/result.ts'
import type { PageLoader } from '../pages.ts'
import { asPerson, isSignedOut, signInPath } from './as-person.ts'
import { mailedToken } from './mailed-token.ts'

/** A link proves the account's address, or makes the address that it was mailed to the account's. */
export type MailboxLink = 'proof' | 'change'

/**
 * `confirm`: the mailed link was opened by somebody who is signed in. Only the button does what the link is for, since
 * programs that scan mail open links too. `email`: the address that it was mailed to, masked for who is signed in to
 * an account other than the link's. `done`: nothing is left to do for the account's own `email`.
 */
export type Confirmation =
  | { readonly step: 'confirm'; readonly token: string; readonly email: string }
  | { readonly step: 'done' | 'other'; readonly email: string }
  | { readonly step: 'sign-in' | 'expired' | 'failed' }

const shared = {
  done: ['email.saidProven', 'email.doneBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const texts = {
  proof: {
    ...shared,
    confirm: ['email.confirmTitle', 'email.confirmBody'],
    'sign-in': ['email.confirmTitle', 'email.signInBody'],
    other: ['email.confirmTitle', 'email.otherBody'],
    expired: ['email.expiredTitle', 'email.expiredBody'],
  },
  change: {
    ...shared,
    confirm: ['email.newTitle', 'email.newBody'],
    'sign-in': ['email.newTitle', 'email.newSignInBody'],
    other: ['email.newTitle', 'email.otherBody'],
    expired: ['email.expiredTitle', 'email.newExpiredBody'],
  },
} as const
const statuses = { confirm: 200, 'sign-in': 200, done: 200, other: 409, expired: 410, failed: 503 } as const
const links = {
  proof: { path: '/confirm-email', page: href.confirmEmail, to: 'account/email-proof', button: 'email.confirm' },
  change: {
    path: '/confirm-new-email',
    page: href.confirmNewEmail,
    to: 'account/new-email',
    button: 'email.newConfirm',
  },
} as const

export function confirmEmailPage(context: RequestContext, link: MailboxLink, confirmation: Confirmation): Page {
  const { t } = context
  const { step } = confirmation
  const [titleKey, bodyKey] = texts[link][step]
  const title = t(titleKey)
  const body = t(bodyKey, { email: 'email' in confirmation ? confirmation.email : '' })
  return {
    status: statuses[step],
    title: t('site.titleSuffix', { title }),
    description: body,
    canonical: links[link].path,
    index: false,
    jsonLd: [],
    css: messagePageCss,
    segments: [
      {
        name: 'confirmation',
        node: () => (
          <MessagePage title={title} body={body}>
            <NextStep context={context} link={link} confirmation={confirmation} />
          </MessagePage>
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

type NextStepProps = {
  readonly context: RequestContext
  readonly link: MailboxLink
  readonly confirmation: Confirmation
}

function NextStep({ context, link, confirmation }: NextStepProps) {
  const { site, t, locale, csrfToken } = context
  const { page, to, button } = links[link]
  const account = link === 'proof' ? href.account(locale) : href.accountSection(locale, 'security')
  if (confirmation.step === 'confirm')
    return (
      <form method="post">
        <FormFields site={site} form={{ csrf: csrfToken, returnTo: account }} to={to} />
        <input type="hidden" name="token" value={confirmation.token} />
        <button type="submit" className="btn">
          {t(button)}
        </button>
      </form>
    )
  if (confirmation.step === 'other')
    return (
      <>
        <form method="post">
          <FormFields site={site} form={{ csrf: csrfToken, returnTo: page(locale) }} to="session/sign-out" />
          <button type="submit" className="btn">
            {t('email.otherSignOut')}
          </button>
        </form>
        <p>
          <a className="link" href={account}>
            {t('email.toAccount')}
          </a>
        </p>
      </>
    )
  if (confirmation.step !== 'sign-in')
    return (
      <p className="ctas">
        <a className="btn" href={account}>
          {t('email.toAccount')}
        </a>
      </p>
    )
  return (
    <>
      <p className="ctas">
        <a className="btn" href={signInPath(context, page(locale))}>
          {t('people.submit')}
        </a>
      </p>
      {link === 'change' ? null : (
        <p>
          {t('email.notYours')}{' '}
          <a className="link" href={href.forgotPassword(locale)}>
            {t('email.takeOver')}
          </a>
        </p>
      )}
    </>
  )
}

/** The address that the link was mailed to, and whether it is for who is signed in. */
const readLink = (c: Context<AppEnv>, token: string) =>
  asPerson(c, (call) => call('auth.mailboxLink', { body: { token } }))

/** The page after its button was refused. */
export async function confirmationAfter(
  c: Context<AppEnv>,
  failure: CallFailure,
  token: string,
): Promise<Confirmation> {
  if (isSignedOut(failure)) return { step: 'sign-in' }
  if (failure.code === 'AUT402') return { step: 'expired' }
  const link = failure.code === 'AUT404' ? await readLink(c, token) : null
  return link?.ok ? { step: 'other', email: link.value.email } : { step: 'failed' }
}

/** Where the mailed link leads. One that is opened again after its address was confirmed says so. */
export const loadConfirmEmailPage: PageLoader = async (c) => {
  const context = c.get('context')
  const mailed = await mailedToken(c, emailProofCookie, href.confirmEmail(context.locale))
  if ('redirect' in mailed) return mailed
  const { token } = mailed
  const show = (confirmation: Confirmation) => confirmEmailPage(context, 'proof', confirmation)
  if (!context.session?.person) return show({ step: token === null ? 'expired' : 'sign-in' })
  const link = token === null ? null : await readLink(c, token)
  if (link?.ok && !link.value.isOwn) return show({ step: 'other', email: link.value.email })
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return show({ step: isSignedOut(profile.failure) ? 'sign-in' : 'failed' })
  const { email, emailProven } = profile.value.consumerDetails
  if (emailProven) return show({ step: 'done', email })
  return show(token === null ? { step: 'expired' } : { step: 'confirm', token, email })
}

/** Where the link leads that was mailed to an account's new address. */
export const loadConfirmNewEmailPage: PageLoader = async (c) => {
  const context = c.get('context')
  const mailed = await mailedToken(c, newEmailCookie, href.confirmNewEmail(context.locale))
  if ('redirect' in mailed) return mailed
  const { token } = mailed
  const show = (confirmation: Confirmation) => confirmEmailPage(context, 'change', confirmation)
  if (token === null) return show({ step: 'expired' })
  if (!context.session?.person) return show({ step: 'sign-in' })
  const link = await readLink(c, token)
  // A link that a newer one has replaced is unknown.
  if (!link.ok) return show(await confirmationAfter(c, link.failure, token))
  if (!link.value.isOwn) return show({ step: 'other', email: link.value.email })
  const change = await asPerson(c, (call) => call('auth.emailChange', {}))
  if (!change.ok) return show(await confirmationAfter(c, change.failure, token))
  const { pending } = change.value
  return show(pending === null ? { step: 'expired' } : { step: 'confirm', token, email: pending })
}
