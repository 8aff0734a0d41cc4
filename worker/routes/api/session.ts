import { type Context, Hono } from 'hono'
import { message, text } from '../../../shared/errors/message.ts'
import { href, matchRoute, type RouteKey, withoutLocale } from '../../../shared/routes.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus } from '../../http/forms.ts'
import { setSessionCookie, setVisitorCookie } from '../../http/page-headers.ts'
import { type Said, saying } from '../../http/said.ts'
import { respond } from '../../render/respond.tsx'
import type { SignInAnswer } from '../../services/people.ts'
import type { Result } from '../../services/result.ts'
import { signInPage, type Typed } from '../account/sign-in-route.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { AssociateForm, ReturnForm, SignInForm } from './session-forms.ts'

type C = Context<AppEnv>

const noStore = { 'cache-control': 'private, no-store' }
/** Signing out leaves these: they are somebody's (spec 1 §2, §4 "Logout"). */
const protectedPages: readonly RouteKey[] = ['account', 'cart', 'checkout', 'favorites', 'orderConfirmation']

/** Signing in and out, by forms alone: what is done answers 303, what is refused the form again with what is wrong. */
export const sessionApi = new Hono<AppEnv>()
  .post('/session/sign-in', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo, ...typed } = SignInForm.parse(fields)
    return enter(c, { door: 'shop', returnTo, ...typed }, () =>
      c.get('services').people.signIn(c.get('context'), typed),
    )
  })
  .post('/session/associate', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo, ...typed } = AssociateForm.parse(fields)
    return enter(c, { door: 'associate', returnTo, ...typed }, () =>
      c.get('services').people.signInAssociate(c.get('context'), typed, typed.storeId),
    )
  })
  .post('/session/sign-out', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo } = ReturnForm.parse(fields)
    const context = c.get('context')
    const associate = context.session?.person?.associate
    const guest = await c.get('services').people.signOut(context)
    await setSessionCookie(c, context, guest)
    if (associate) return goTo(c, href.associateLogin(context.locale), 'signed-out')
    return goTo(c, isProtected(returnTo) ? href.home(context.locale) : returnTo, 'signed-out')
  })
  .post('/session/accept-terms', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo } = ReturnForm.parse(fields)
    const context = c.get('context')
    const session = await c.get('services').people.acceptTerms(context)
    if (!session.ok && session.failure.status >= 500) return errorPage(c, 503, session.failure.code)
    // Signed out meanwhile: the account page asks to sign in again.
    if (!session.ok) return goTo(c, href.account(context.locale), null)
    await setSessionCookie(c, context, session.value)
    return goTo(c, returnTo ?? href.account(context.locale), 'terms-accepted')
  })

function isProtected(path: string | undefined): path is undefined {
  if (path === undefined) return true
  const match = matchRoute(withoutLocale(new URL(path, 'https://shop.invalid').pathname))
  return match === null || protectedPages.includes(match.key)
}

/** The form's fields, or the answer to one that no page of ours sends. */
async function fieldsOf(c: C): Promise<Readonly<Record<string, string>> | Response> {
  const form = await readForm(c, c.get('context'))
  if (form.ok) return form.fields
  const status = refusalStatus(form.refusal)
  return errorPage(c, status === 403 ? 403 : 400, form.refusal)
}

type Entering = Typed & { readonly password: string; readonly returnTo: string | undefined }

async function enter(c: C, typed: Entering, signIn: () => Promise<Result<SignInAnswer>>): Promise<Response> {
  const context = c.get('context')
  const { locale } = context
  const account = href.account(locale)
  const again = (fault: Parameters<typeof signInPage>[2]) => {
    const { password: _, returnTo, ...kept } = typed
    return respond(c, signInPage(context, { ...kept, returnTo: returnTo ?? account }, fault))
  }
  const required = text('field.required', locale)
  const faults = {
    ...(!typed.email && { email: required }),
    ...(typed.email && !isEmail(typed.email) && { email: message('AUT453', locale) }),
    ...(!typed.password && { password: required }),
  }
  if (Object.keys(faults).length > 0) return again({ faults })
  const answer = await signIn()
  if (!answer.ok) {
    const { code, status } = answer.failure
    const told = message(code, locale)
    if (code === 'STR404') return again({ faults: { storeId: told } })
    return again({ fault: told, down: status >= 500 })
  }
  const { session, merged } = answer.value
  await setSessionCookie(c, context, session)
  await setVisitorCookie(c, context)
  const back = typed.returnTo ?? account
  // An employee's terms come first; the account page has them, and the way on.
  const terms = back === account ? account : `${account}?${new URLSearchParams({ returnTo: back })}`
  return goTo(c, session.person?.employeeTermsAccepted === false ? terms : back, merged ? 'cart-merged' : null)
}

function goTo(c: C, path: string, said: Said | null): Response {
  return c.body(null, 303, { location: saying(path, said), ...noStore })
}
