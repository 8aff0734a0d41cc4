import type { z } from 'zod'
import type { Cart } from '../../shared/contracts/cart.ts'
import { ConsumerProfile, type ExperimentProfile, type ProfileChange } from '../../shared/contracts/consumer.ts'
import type { PasskeyProof } from '../../shared/contracts/passkey.ts'
import { flashEntry } from '../../shared/errors/flash.ts'
import { mergedQuantityCapped } from '../../shared/errors/flow-messages.ts'
import { sites } from '../../shared/i18n/locales.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { ensureSession, type Shopper } from './auth.ts'
import type { Call } from './call.ts'
import { callAs, type Front } from './call-as.ts'
import type { Proof } from './captcha-proof.ts'
import { deviceOf } from './device.ts'
import type { FavoritesSummary } from './favorites-summary.ts'
import { newPkce } from './pkce.ts'
import { type CallFailure, fail, type Result, succeed } from './result.ts'
import { asGuest, type Session } from './session.ts'
import { signedIn, watchProfile, withProfile } from './signed-in.ts'
import type { Transport } from './transport.ts'

export type PeopleContext = Shopper &
  Front & {
    /** Name of this device in the list of signed-in ones. */
    readonly userAgent: string
    readonly background: (work: Promise<unknown>) => void
    /** Objects that a guest brings along when they sign in. */
    readonly favorites?: Pick<FavoritesSummary, 'favoriteId'> | null
    /** The order that they placed last, with its secret. */
    readonly order?: { readonly orderNumber: string; readonly st: string } | null
  }

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly captcha: Proof
}

/** A passkey as the browser showed it to the shop at `origin`. */
export type ShownPasskey = Proof & {
  readonly origin: string
  readonly credential: z.output<typeof PasskeyProof>
}

/**
 * Outcome for a guest's cart (spec 1 §4 "Login"). `merged`: the cart has more items than before. `short`: it has
 * fewer units than wanted, or items that are sold out. For an associate who goes on with an interrupted sale: it is as
 * it was (`resumed`), or has what the guest in its place had (`parted`).
 */
export type SignInAnswer = {
  readonly session: Session
  readonly cart: 'merged' | 'short' | 'resumed' | 'parted' | null
  /** How experiments know this person; null if they don't yet, undefined where it could not be read. */
  readonly experiments: z.output<typeof ExperimentProfile> | null | undefined
}

/**
 * The result of work on behalf of a person. `session` is the one to continue with, also after a refusal, because its
 * tokens may be new; null if it hasn't changed.
 */
export type InPersonsName<T> = { readonly session: Session | null; readonly result: Result<T> }

type ExperimentChange = NonNullable<z.output<typeof ProfileChange>['experiments']>

type Given = string | undefined
export type SignUp = Credentials & {
  readonly details: Readonly<Record<'firstName' | 'lastName' | 'postalCode' | 'phone' | 'birthDate', Given>>
  /** The shop that the link in the welcome mail leads to. */
}

export type PeopleService = {
  signIn(context: PeopleContext, credentials: Credentials): Promise<Result<SignInAnswer>>
  /** Creates an account and signs in to it. */
  signUp(context: PeopleContext, typed: SignUp): Promise<Result<SignInAnswer>>
  /** `storeId` is empty for the associate's own store; `goesOn`: with the sale that their last session ended in. */
  signInAssociate(
    context: PeopleContext,
    credentials: Credentials,
    sale: { readonly storeId: string; readonly goesOn: boolean },
  ): Promise<Result<SignInAnswer>>
  signInWithPasskey(context: PeopleContext, shown: ShownPasskey): Promise<Result<SignInAnswer>>
  /** Ends the session at the auth service and returns a new guest's; null if none can be created now. */
  signOut(context: PeopleContext): Promise<Session | null>
  /** AUT432 if nobody is signed in, or the session was ended elsewhere. */
  asPerson<T>(context: PeopleContext, work: (call: Call) => Promise<Result<T>>): Promise<InPersonsName<T>>
  acceptTerms(context: PeopleContext): Promise<Result<Session>>
  /**
   * Keeps at the account how experiments know this person, behind the response. Nothing is kept where the token would
   * have to be renewed first: the next change is.
   */
  noteExperiments(context: PeopleContext, session: Session | null, change: ExperimentChange | null): void
  /** Subscribes an address to the newsletter; repeating it changes nothing. */
  subscribe(
    context: PeopleContext,
    wish: { readonly email: string; readonly country: string; readonly wording: string },
  ): Promise<Result<Session>>
}

const signedOut = fail({ code: 'AUT432', status: 401, message: 'not signed in', details: {}, cause: 'answer' })
/** Codes for a session that was signed out elsewhere, and for a deleted account. */
const hasEnded = (code: string): boolean => code === 'AUT498' || code === 'PRO404'

/** To a service that also serves guests, what is the person's isn't there for a session that has ended. */
async function isSessionsEnd(call: Call, failure: CallFailure): Promise<boolean> {
  if (hasEnded(failure.code)) return true
  const person = failure.status === 404 ? await call('consumer.get', {}) : null
  return person !== null && !person.ok && hasEnded(person.failure.code)
}

export function createPeopleService(transport: Transport): PeopleService {
  /** Exchanges a code for tokens, merges the guest's cart, and reads the profile. */
  async function finish(
    context: PeopleContext,
    code: string,
    verifier: string,
    sale: { readonly goesOn: boolean } | null = null,
  ): Promise<Result<SignInAnswer>> {
    const staleSession = context.session?.person ? context.session : null
    if (staleSession)
      context.background(context.call('auth.signout', { body: { refreshToken: staleSession.refreshToken } }))
    const guest = context.session && !staleSession ? await ensureSession(context) : null
    const before = guest?.ok ? guest.value : null
    const call = before ? callAs(transport, context, before) : context.call
    const saleBasketId = sale?.goesOn ? before?.endedSale?.basketId : null
    // A sale begins without what a guest bought apart; nobody takes that of an interrupted sale for themselves.
    const brings = sale ? Boolean(saleBasketId) : !before?.endedSale
    const guestObjects = {
      ...(before?.basketId && { basketId: before.basketId }),
      ...(saleBasketId && { saleBasketId }),
      ...(brings && before?.quick && { apartBasketId: before.quick.basketId }),
      ...(before && context.favorites?.favoriteId && { favoriteId: context.favorites.favoriteId }),
    }
    const token = await call('auth.token', {
      body: {
        type: 'Registered',
        authorizationCode: code,
        codeVerifier: verifier,
        device: deviceOf(context.userAgent),
        ...(Object.keys(guestObjects).length > 0 && { guestObjects }),
        ...(context.order &&
          (sale || brings) &&
          !staleSession && { orderNo: context.order.orderNumber, st: context.order.st, action: 'postLogin' }),
      },
    })
    // "Login: a 403 on token is tolerated; other token errors give the duplicated-token message" (spec 1 §7).
    if (!token.ok) return token.failure.status === 403 ? token : fail({ ...token.failure, code: 'AUT409' })
    const session = sessionOf(token.value, context.now)
    const asPerson = callAs(transport, context, session)
    const [profile, cart] = await Promise.all([asPerson('consumer.get', {}), readCart(asPerson, session.basketId)])
    const cartCount = cart?.totalItems ?? 0
    const brought = before?.basketId != null && before.cartCount > 0
    const person = signedIn(token.value, profile.ok ? profile.value : null, sites[context.locale])
    const ofGuest = brought && cart && isShort(cart) ? 'short' : cartCount > (before?.cartCount ?? 0) ? 'merged' : null
    const ofSale = session.basketId === saleBasketId ? 'resumed' : 'parted'
    return succeed({
      session: { ...session, cartCount, person, ...(brings && before?.quick && { quick: before.quick }) },
      experiments: profile.ok ? ConsumerProfile.parse(profile.value).experiments : undefined,
      cart: saleBasketId ? ofSale : ofGuest,
    })
  }

  return {
    async signIn(context, { email, password, captcha }) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.signin', {
        body: { username: email, password, codeChallenge: challenge, ...captcha },
      })
      return code.ok ? finish(context, code.value.authorizationCode, verifier) : code
    },

    async signUp(context, { email, password, captcha, details }) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.signup', {
        body: { email, password, ...details, codeChallenge: challenge, ...captcha },
      })
      return code.ok ? finish(context, code.value.authorizationCode, verifier) : code
    },

    async signInAssociate(context, { email, password, captcha }, { storeId, goesOn }) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.agentLogin', {
        body: { username: email, password, codeChallenge: challenge, ...(storeId && { storeId }), ...captcha },
      })
      return code.ok ? finish(context, code.value.authorizationCode, verifier, { goesOn }) : code
    },

    async signInWithPasskey(context, shown) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.passkeySignIn', { body: { ...shown, codeChallenge: challenge } })
      return code.ok ? finish(context, code.value.authorizationCode, verifier) : code
    },

    async signOut(context) {
      if (context.session) {
        await context.call('auth.signout', { body: { refreshToken: context.session.refreshToken } })
      }
      const guest = await ensureSession({ ...context, session: null })
      return guest.ok ? guest.value : null
    },

    async asPerson(context, work) {
      if (!context.session?.person) return { session: null, result: signedOut }
      const session = await ensureSession(context)
      if (!session.ok) return { session: null, result: session }
      if (!session.value.person) return { session: session.value, result: signedOut }
      const { call, profile } = watchProfile(callAs(transport, context, session.value))
      const result = await work(call)
      if (result.ok || !(await isSessionsEnd(call, result.failure))) {
        const seen = profile()
        const person = seen ? withProfile(session.value.person, seen, sites[context.locale]) : session.value.person
        return { session: { ...session.value, person }, result }
      }
      const guest = await ensureSession({ ...context, session: null })
      return { session: guest.ok ? asGuest(session.value, guest.value) : null, result: signedOut }
    },

    async subscribe(context, { email, country, wording }) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const call = callAs(transport, context, session.value)
      const body = { type: 'Newsletter', channel: 'email', optin: true, recipient: email, country, wording } as const
      const answer = await call('consumer.subscribe', { body })
      return answer.ok ? session : answer
    },

    noteExperiments(context, session, experiments) {
      if (!session?.person || session.accessExpiresAt <= context.now.getTime()) return
      const call = callAs(transport, context, session)
      context.background(call('consumer.update', { body: { experiments } }))
    },

    async acceptTerms(context) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const answer = await callAs(
        transport,
        context,
        session.value,
      )('consumer.update', {
        body: { employeeTermsAccepted: true },
      })
      if (!answer.ok) return answer
      const { person } = session.value
      return succeed({ ...session.value, person: person && { ...person, employeeTermsAccepted: true } })
    },
  }
}

const sessionOf = (token: TokenAnswer, now: Date): Session => ({
  v: 2,
  userId: token.consumerNo,
  accessToken: token.accessToken,
  accessExpiresAt: now.getTime() + token.expiresIn * 1000,
  refreshToken: token.refreshToken,
  basketId: token.basketId,
  cartCount: 0,
  person: null,
})

async function readCart(call: Call, basketId: string | null): Promise<Cart | null> {
  if (!basketId) return null
  const cart = await call('cart.get', { params: { basketId } })
  return cart.ok ? cart.value : null
}

const isShort = ({ flash }: Cart): boolean =>
  flash.some(
    ({ code }) => code === mergedQuantityCapped || flashEntry(code)?.effect.startsWith('out-of-stock-notice') === true,
  )
