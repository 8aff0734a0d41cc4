import type { z } from 'zod'
import type { ConsumerProfile, LoyaltyVouchers, SavedInstrument } from '../../shared/contracts/consumer.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { ensureSession, type Shopper } from './auth.ts'
import type { Call } from './call.ts'
import { callAs, type Front } from './call-as.ts'
import { newPkce } from './pkce.ts'
import { fail, type Result, succeed } from './result.ts'
import type { Session, SignedIn } from './session.ts'
import type { Transport } from './transport.ts'

export type PeopleContext = Shopper & Front & { readonly background: (work: Promise<unknown>) => void }

export type Credentials = { readonly email: string; readonly password: string }

/** `merged`: there is more in the bag than before (spec 1 §4 "Login"). */
export type SignInAnswer = { readonly session: Session; readonly merged: boolean }

type Profile = z.output<typeof ConsumerProfile>

/** What the account page shows. `profile` is null for a person whose session has ended; any other part is null when it can't be had now. */
export type Account = {
  readonly session: Session
  readonly profile: Profile | null
  readonly vouchers: z.output<typeof LoyaltyVouchers> | null
  readonly instruments: readonly z.output<typeof SavedInstrument>[] | null
  readonly orders: readonly PlacedOrder[] | null
}

export type PeopleService = {
  signIn(context: PeopleContext, credentials: Credentials): Promise<Result<SignInAnswer>>
  /** `storeId` is empty for the associate's own store. */
  signInAssociate(context: PeopleContext, credentials: Credentials, storeId: string): Promise<Result<SignInAnswer>>
  /** Ends the session where it is kept and answers a new guest's; null when there is none to be had just now. */
  signOut(context: PeopleContext): Promise<Session | null>
  account(context: PeopleContext): Promise<Result<Account>>
  acceptTerms(context: PeopleContext): Promise<Result<Session>>
  /** Puts an address on the newsletter's list, once however often it is asked. */
  subscribe(
    context: PeopleContext,
    wish: { readonly email: string; readonly country: string },
  ): Promise<Result<Session>>
}

const ordersShown = 10
/** Codes of a session that was signed out elsewhere, and of an account that is gone. */
const hasEnded = (code: string): boolean => code === 'AUT498' || code === 'PRO404'

export function createPeopleService(transport: Transport): PeopleService {
  /** Changes a code for tokens, brings the guest's bag along, and learns who it is. */
  async function finish(context: PeopleContext, code: string, verifier: string): Promise<Result<SignInAnswer>> {
    const other = context.session?.person ? context.session : null
    if (other) context.background(context.call('auth.signout', { body: { refreshToken: other.refreshToken } }))
    const guest = context.session && !other ? await ensureSession(context) : null
    const before = guest?.ok ? guest.value : null
    const call = before ? callAs(transport, context, before) : context.call
    const token = await call('auth.token', {
      body: {
        type: 'Registered',
        authorizationCode: code,
        codeVerifier: verifier,
        ...(before?.basketId && { guestObjects: { basketId: before.basketId } }),
      },
    })
    // "Login: a 403 on token is tolerated; other token errors give the duplicated-token message" (spec 1 §7).
    if (!token.ok) return token.failure.status === 403 ? token : fail({ ...token.failure, code: 'AUT409' })
    const session = sessionOf(token.value, context.now)
    const asPerson = callAs(transport, context, session)
    const [profile, bagCount] = await Promise.all([asPerson('consumer.get', {}), bagOf(asPerson, session.basketId)])
    const person = signedIn(token.value, profile.ok ? profile.value : null)
    return succeed({ session: { ...session, bagCount, person }, merged: bagCount > (before?.bagCount ?? 0) })
  }

  return {
    async signIn(context, { email, password }) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.signin', {
        body: { username: email, password, codeChallenge: challenge },
      })
      return code.ok ? finish(context, code.value.authorizationCode, verifier) : code
    },

    async signInAssociate(context, { email, password }, storeId) {
      const { verifier, challenge } = await newPkce()
      const code = await context.call('auth.agentLogin', {
        body: { username: email, password, codeChallenge: challenge, ...(storeId && { storeId }) },
      })
      return code.ok ? finish(context, code.value.authorizationCode, verifier) : code
    },

    async signOut(context) {
      if (context.session) {
        await context.call('auth.signout', { body: { refreshToken: context.session.refreshToken } })
      }
      const guest = await ensureSession({ ...context, session: null })
      return guest.ok ? guest.value : null
    },

    async account(context) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const ended = { session: session.value, profile: null, vouchers: null, instruments: null, orders: null }
      if (!session.value.person) return succeed(ended)
      const call = callAs(transport, context, session.value)
      const profile = await call('consumer.get', { query: { includeLoyaltySummary: 'true' } })
      if (!profile.ok && hasEnded(profile.failure.code)) {
        const guest = await ensureSession({ ...context, session: null })
        return guest.ok ? succeed({ ...ended, session: guest.value }) : guest
      }
      if (!profile.ok) return profile
      const [vouchers, instruments, orders] = await Promise.all([
        profile.value.isLoyaltyMember ? call('consumer.vouchers', {}) : null,
        call('consumer.paymentInstruments', {}),
        call('consumer.purchaseHistory', { body: { count: ordersShown } }),
      ])
      return succeed({
        session: session.value,
        profile: profile.value,
        vouchers: vouchers?.ok ? vouchers.value : null,
        instruments: instruments.ok ? instruments.value.instruments : null,
        orders: orders.ok ? orders.value.orders : null,
      })
    },

    async subscribe(context, { email, country }) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const call = callAs(transport, context, session.value)
      const body = { type: 'Newsletter', channel: 'email', optin: true, recipient: email, country } as const
      const answer = await call('consumer.subscribe', { body })
      return answer.ok ? session : answer
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
  bagCount: 0,
  person: null,
})

/** Whoever has the token is signed in, also when the profile can't be read just now: they are greeted without their name then. */
function signedIn(token: TokenAnswer, profile: Profile | null): SignedIn {
  const details = profile?.consumerDetails
  const traits = ['registered']
  if (profile?.isLoyaltyMember ?? token.memberId !== null) traits.push('loyalty')
  if (token.consumerType === 'EMPLOYEE') traits.push('employee')
  if (token.consumerType === 'ATHLETE' || details?.athlete) traits.push('athlete')
  if (details && details.identity.length > 0) traits.push('prosumer', ...details.identity.map(({ type }) => type))
  const kinds = ['employee', 'athlete', 'prosumer', 'loyalty', 'registered'] as const
  return {
    firstName: details?.firstName ?? null,
    kind: kinds.find((kind) => traits.includes(kind)) ?? 'registered',
    traits,
    employeeTermsAccepted: token.consumerType !== 'EMPLOYEE' || token.isEmployeeDiscountTCAccepted,
    associate: token.associate,
  }
}

async function bagOf(call: Call, basketId: string | null): Promise<number> {
  if (!basketId) return 0
  const cart = await call('cart.get', { params: { basketId } })
  return cart.ok ? cart.value.totalItems : 0
}
