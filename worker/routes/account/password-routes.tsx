import type { Context } from 'hono'
import { AccountFrame } from '../../../client/pages/account/account-frame.tsx'
import { HandOver, PasswordPage } from '../../../client/pages/account/password-pages.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { passwordResetCookie } from '../../http/cookies/password-reset-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { isUnknown, type Result, succeed } from '../../services/result.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, asWhoeverItIs, withoutData } from './as-person.ts'
import { mailedToken } from './mailed-token.ts'
import { type ForgotPasswordInput, forgotPasswordForm, passwordForm } from './password-forms.tsx'
import { sectionPage } from './section-page.tsx'
import { dayOf, type Security } from './security-route.tsx'
import { returnToOf } from './sign-in-route.tsx'

type C = Context<AppEnv>
export type Refused = { readonly answer: FormAnswer; readonly status: Page['status'] }
const unanswered: Pick<Refused, 'answer'> & { readonly status?: undefined } = { answer: { texts: {} } }

export function forgotPasswordPage(
  context: RequestContext,
  returnTo: string,
  refused?: ForgotPasswordInput & Pick<Refused, 'status'>,
): Page {
  const { t } = context
  const title = t('password.forgotTitle')
  return sectionPage(context, {
    title,
    path: '/forgot-password',
    status: refused?.status,
    node: ({ form: _, ...shown }) => (
      <PasswordPage {...shown} title={title} lead={t('password.forgotLead')}>
        {forgotPasswordForm(context, returnTo, refused)}
      </PasswordPage>
    ),
  })
}

export const loadForgotPasswordPage: PageLoader = async (c) => {
  const context = c.get('context')
  return forgotPasswordPage(context, returnToOf(context, href.account(context.locale)))
}

/** The account whose password the link resets. */
export const readReset = (c: C, token: string) =>
  asWhoeverItIs(c, (call) => call('auth.passwordReset', { body: { token } }))

export const resetAsks = ['newPassword', 'confirmPassword'] as const

/**
 * The form for a new password. For an account whose address nobody has proven, the page says beforehand what a new
 * password removes: a page that can't find that out isn't shown.
 */
export async function resetPasswordPage(c: C, token: string, refused: Refused | null): Promise<Page> {
  const context = c.get('context')
  const { t, locale } = context
  const link = await readReset(c, token)
  if (!link.ok && link.failure.code === 'AUT402') return deadLinkPage(context)
  if (!link.ok && isUnknown(link.failure) && link.failure.code !== 'API501') return loadErrorPage(c, 503)
  const title = t('password.resetTitle')
  const { answer, status } = refused ?? unanswered
  const isOthers = link.ok && link.value.isOthers
  const lead = isOthers ? t('password.resetOthersLead', { email: link.value.email }) : t('password.resetLead')
  return sectionPage(context, {
    title,
    path: '/reset-password',
    status,
    node: ({ form, ...shown }) => (
      <PasswordPage {...shown} title={title} lead={lead}>
        {link.ok && link.value.handsOver ? <HandOver {...shown} form={form} token={token} /> : null}
        {passwordForm(context, {
          asks: resetAsks,
          to: 'session/reset-password',
          submit: t('password.resetSubmit'),
          email: null,
          about: { name: 'token', value: token },
          passkeys: [],
          answer,
          returnTo: href.account(locale),
        })}
      </PasswordPage>
    ),
  })
}

/** AUT402, with the form for a new link. */
export function deadLinkPage(context: RequestContext): Page {
  const { t, locale } = context
  const title = t('password.resetTitle')
  return sectionPage(context, {
    title,
    path: '/reset-password',
    status: 410,
    node: ({ form: _, ...shown }) => (
      <PasswordPage {...shown} title={title} lead={t('password.forgotLead')} fault={message('AUT402', locale)}>
        {forgotPasswordForm(context, href.account(locale), {
          forgotEmail: '',
          answer: { texts: {} },
          action: href.forgotPassword(locale),
        })}
      </PasswordPage>
    ),
  })
}

/** Where the mailed link leads. */
export const loadResetPasswordPage: PageLoader = async (c) => {
  const context = c.get('context')
  const mailed = await mailedToken(c, passwordResetCookie, href.resetPassword(context.locale))
  if ('redirect' in mailed) return mailed
  return mailed.token === null ? deadLinkPage(context) : resetPasswordPage(c, mailed.token, null)
}

export const changeAsks = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/**
 * The person who changes the password, and the passkeys that the form asks about; `kept` are ids of those that were
 * ticked.
 */
type Changing = {
  readonly email: string | null
  readonly passkeys: Security['passkeys']
  readonly kept: readonly string[]
}

function changePasswordPage(
  context: RequestContext,
  { email, passkeys, kept }: Changing,
  refused: Refused | null,
): Page {
  const { t, locale } = context
  const title = t('account.password')
  const { answer, status } = refused ?? unanswered
  return sectionPage(context, {
    title,
    path: '/account/password',
    status,
    node: ({ form, ...shown }) => (
      <AccountFrame {...shown} form={form} section="password" title={title}>
        <p className="muted">{t('password.changeLead')}</p>
        {passwordForm(context, {
          asks: changeAsks,
          to: 'account/password',
          submit: t('password.changeSubmit'),
          email,
          about: null,
          passkeys: passkeys.map(({ passkeyId: id, name, createdAt }) => ({
            id,
            name,
            added: t('security.passkeyAdded', { date: dayOf(context, createdAt) }),
            kept: kept.includes(id),
          })),
          answer,
          returnTo: form.returnTo,
        })}
        <p>
          <a className="link" href={href.dialog(locale, 'forgot-password')} data-dialog="">
            {t('password.forgot')}
          </a>
        </p>
      </AccountFrame>
    ),
  })
}

type ChangeRefused = Pick<Changing, 'kept'> & { readonly refused: Refused }

export async function showChangePassword(c: C, again?: ChangeRefused): Promise<RouteAnswer> {
  const changing = await asPerson(c, readChanging)
  if (!changing.ok) return withoutData(c, changing.failure)
  const { kept = [], refused = null } = again ?? {}
  return changePasswordPage(c.get('context'), { ...changing.value, kept }, refused)
}

export const loadChangePasswordPage: PageLoader = (c) => showChangePassword(c)

/** A backend without passkeys has none to ask about. */
async function readChanging(call: Call): Promise<Result<Omit<Changing, 'kept'>>> {
  const [profile, passkeys] = await Promise.all([call('consumer.get', {}), call('auth.passkeys', {})])
  if (!profile.ok) return profile
  const { email } = profile.value.consumerDetails
  return succeed({ email, passkeys: passkeys.ok ? passkeys.value.passkeys : [] })
}
