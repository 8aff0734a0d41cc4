import { type Context, Hono } from 'hono'
import { message, text } from '../../../shared/errors/message.ts'
import { href, matchRoute, type RouteKey, withoutLocale } from '../../../shared/routes.ts'
import { passwordText } from '../../../shared/validation/fault-texts.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import { favoritesCookie } from '../../http/cookies/favorites-cookie.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import { handOver, setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { type FormOutcome, withOutcome } from '../../http/forms/form-outcome.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import type { SignInAnswer } from '../../services/people.ts'
import type { Result } from '../../services/result.ts'
import { isSignedOut } from '../account/as-person.ts'
import { answerSignIn, type SignInFault, type Typed } from '../account/sign-in-route.tsx'
import { answerSignInStep } from '../enrollment/sign-in-step.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureWords } from '../failure-words.ts'
import { entered } from './entered.ts'
import { AssociateForm, ReturnForm, SignInForm } from './session-forms.ts'

type C = Context<AppEnv>

const noStore = { 'cache-control': 'private, no-store' }
/** Signing out leaves these pages, which belong to a person (spec 1 §2, §4 "Logout"). */
const protectedPages: readonly RouteKey[] = [
  'account',
  'accountProfile',
  'accountSection',
  'accountReturn',
  'cart',
  'checkout',
  'employeeTerms',
  'favorites',
  'orderConfirmation',
]

/** Signing in and out, by plain forms: success is a 303, a refusal the form again with its errors. */
export const sessionApi = new Hono<AppEnv>()
  .post('/session/sign-in', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo, ...typed } = SignInForm.parse(fields)
    const context = c.get('context')
    const order = await orderCookie.read(c, context)
    return enter(c, { door: 'shop', returnTo, ...typed }, () =>
      c.get('services').people.signIn({ ...context, order }, { ...typed, captcha: captchaOf(fields) }),
    )
  })
  .post('/session/associate', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo, ...typed } = AssociateForm.parse(fields)
    const context = c.get('context')
    const { people, cart } = c.get('services')
    return enter(c, { door: 'associate', returnTo, ...typed }, async () => {
      const { storeId, sale } = typed
      const goesOn = sale === 'goes-on'
      const credentials = { ...typed, captcha: captchaOf(fields) }
      const entered = await people.signInAssociate(context, credentials, { storeId, goesOn })
      const { session } = context
      if (!entered.ok || !session || goesOn) return entered
      await cart.giveUpQuick(context, session)
      const ended = session.endedSale?.basketId
      if (ended) await cart.giveUp(context, { ...entered.value.session, basketId: ended })
      return entered
    })
  })
  .post('/session/sign-out', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo } = ReturnForm.parse(fields)
    const context = c.get('context')
    const { session } = context
    const associate = session?.person?.associate
    if (session && associate) await c.get('services').cart.giveUp(context, session)
    const guest = await c.get('services').people.signOut(context)
    await setSession(c, context, guest)
    favoritesCookie.clear(c, context)
    if (associate) return goTo(c, href.associateLogin(context.locale), 'signed-out')
    return goTo(c, isProtected(returnTo) ? href.home(context.locale) : returnTo, 'signed-out')
  })
  .post('/session/next-customer', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const context = c.get('context')
    const { session } = context
    if (!session?.person?.associate && !session?.endedSale) return goTo(c, href.associateLogin(context.locale), null)
    const { people, cart } = c.get('services')
    const known = await people.asPerson(context, (call) => call('consumer.get', {}))
    const isSelling = known.result.ok || !isSignedOut(known.result.failure)
    const seller = await cart.giveUp(context, (isSelling && known.session) || session)
    await handOver(c, context)
    if (isSelling) {
      await setSession(c, context, seller)
      return goTo(c, href.home(context.locale), 'next-customer')
    }
    await setSession(c, context, await people.signOut(context))
    favoritesCookie.clear(c, context)
    return goTo(c, href.associateLogin(context.locale), 'next-customer')
  })
  .post('/session/accept-terms', async (c) => {
    const fields = await fieldsOf(c)
    if (fields instanceof Response) return fields
    const { returnTo } = ReturnForm.parse(fields)
    const context = c.get('context')
    const session = await c.get('services').people.acceptTerms(context)
    if (!session.ok && session.failure.status >= 500) return errorPage(c, 503)
    // Signed out meanwhile: the account page asks to sign in again.
    if (!session.ok) return goTo(c, href.account(context.locale), null)
    await setSession(c, context, session.value)
    return goTo(c, returnTo ?? href.account(context.locale), 'terms-accepted')
  })

function isProtected(path: string | undefined): path is undefined {
  if (path === undefined) return true
  const match = matchRoute(withoutLocale(new URL(path, 'https://shop.invalid').pathname))
  return match === null || protectedPages.includes(match.key)
}

/** The form's fields, or the response to a form that no page of ours sends. */
async function fieldsOf(c: C): Promise<Readonly<Record<string, string>> | Response> {
  const form = await readForm(c, c.get('context'))
  if (form.ok) return form.value
  return errorPage(c, refusalStatus(form.failure))
}

/** The limit of the auth service (shared/operations/auth.ts). */
const mostStoreCharacters = 40

type Entering = Typed & {
  readonly password: string
  readonly returnTo: string | undefined
  /** The form is a step of enrollment. */
  readonly enrollment?: 'page' | 'dialog' | undefined
}

async function enter(c: C, typed: Entering, signIn: () => Promise<Result<SignInAnswer>>): Promise<Response> {
  const { locale } = c.get('context')
  const account = href.account(locale)
  const showAgain = (fault: SignInFault) => {
    const { password: _, returnTo = account, enrollment, ...kept } = typed
    if (enrollment) return answerSignInStep(c, { ...kept, returnTo, dialog: enrollment === 'dialog', fault })
    return answerSignIn(c, { ...kept, returnTo, fault })
  }
  const password = passwordText(typed.password, locale)
  const faults = {
    ...(!typed.email && { email: text('field.required', locale) }),
    ...(typed.email && !isEmail(typed.email) && { email: message('AUT453', locale) }),
    ...(password && { password }),
  }
  if (Object.keys(faults).length > 0) return showAgain({ faults })
  if ((typed.storeId ?? '').length > mostStoreCharacters)
    return showAgain({ faults: { storeId: message('STR404', locale) } })
  const answer = await signIn()
  if (!answer.ok) {
    const { code, status } = answer.failure
    // Whatever broke: the shopper reads that it isn't their password.
    const text = status >= 500 ? message('AUT500', locale) : failureWords(answer.failure, locale)
    if (code === 'STR404') return showAgain({ faults: { storeId: text } })
    return showAgain({ fault: text, down: status >= 500 })
  }
  const next = await entered(c, answer.value, typed.returnTo ?? account)
  return goTo(
    c,
    typed.enrollment === 'dialog' ? href.dialog(locale, 'sign-in-confirmation', { returnTo: next }) : next,
    null,
  )
}

function goTo(c: C, path: string, outcome: FormOutcome | null): Response {
  return c.body(null, 303, { location: withOutcome(path, outcome), ...noStore })
}
