import { newCaptcha } from '../../backend/captcha/challenge.ts'
import type { HandlersOf } from '../../backend/context.ts'
import { keyOf } from '../../backend/http/idempotency-key.ts'
import { hashOf } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { guestIdOf, isGuestId } from '../../shared/guest-id.ts'
import type { authOperations, TokenAnswer } from '../../shared/operations/auth.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine, EngineOf } from '../engine.ts'
import { readPersonRow } from '../profile/people.ts'
import { bringLists } from '../wishlists/bring-lists.ts'
import { issueCode, redeemCode } from './authorization-codes.ts'
import { changePassword } from './change-password.ts'
import { endFamily, issueGuestToken, issuePersonToken, rotateRefreshToken } from './refresh-tokens.ts'
import { confirmForgotPassword, keepAccount, readPasswordReset, resetPassword } from './reset-password.ts'
import { checkCredentials, maySignIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { bringOrder, signUpFromOrder } from './sign-up-from-order.ts'
import { orSystemError } from './system-error.ts'
import { guestAnswer, personAnswer } from './token-answer.ts'

/** AUT401: the password was replaced while it was compared. */
const codeAnswer = (authorizationCode: string | null) =>
  authorizationCode === null ? refuse('AUT401') : succeed({ authorizationCode })

/** With a key the number follows from it, so that who asks twice at once is one guest. */
async function newGuest(key: string | null): Promise<string> {
  return guestIdOf(key === null ? crypto.randomUUID().replaceAll('-', '') : (await hashOf(`guest:${key}`)).slice(0, 32))
}

async function refresh(context: AccountsContext, engine: Engine, token: string): Promise<Result<TokenAnswer>> {
  const rotation = await rotateRefreshToken(context.env.DB, token, context.now)
  if (!rotation) return refuse('AUT401')
  if (isGuestId(rotation.consumerNo)) return succeed(await guestAnswer(context, rotation))
  const row = await readPersonRow(context.env.DB, rotation.consumerNo)
  if (row && maySignIn(row)) return succeed(await personAnswer(context, engine, row, rotation, null))
  await endFamily(context.env.DB, rotation.refreshToken)
  return refuse('AUT401')
}

export const authHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof authOperations, Context> => ({
  'auth.token': orSystemError(async ({ body }, context) => {
    const { DB } = context.env
    const engine = engineOf(context)
    if (body.type === 'Refresh') return refresh(context, engine, body.refreshToken)
    if (body.type === 'Guest') {
      const consumerNo = await newGuest(keyOf(context))
      return succeed(await guestAnswer(context, await issueGuestToken(DB, consumerNo, context.now)))
    }
    const redeemed = await redeemCode(DB, body.authorizationCode, body.codeVerifier, context.now)
    if ('refused' in redeemed) return refuse(redeemed.refused)
    const row = await readPersonRow(DB, redeemed.consumerId)
    if (!row || !maySignIn(row)) return refuse('AUT404')
    const isAssociate = row.associate_of !== null
    const { basketId: guestBasketId = null, saleBasketId: saleId = null, ...guest } = body.guestObjects ?? {}
    const { apartBasketId = null, favoriteId = null } = guest
    const basketId = isAssociate
      ? await engine.beginSale(row.consumer_id, { guestBasketId, saleId })
      : await engine.bringBasket(guestBasketId, row.consumer_id)
    // A sale begins without a guest's quick purchase; an interrupted one goes on with its own.
    if (!isAssociate || saleId !== null) await engine.bringApart(apartBasketId, row.consumer_id)
    // A connected employee has no lists (spec 1 §6): a guest's stay the guest's.
    const favorites = isAssociate ? null : await bringLists(context, engine, favoriteId, row.consumer_id)
    await bringOrder(engine, body, row)
    const device = body.device ?? { browser: null, system: null }
    const { authorizationCode: code } = body
    const issued = await issuePersonToken(DB, row.consumer_id, { code, device }, context.now)
    if (!issued) return refuse('AUT437')
    return succeed({ ...(await personAnswer(context, engine, row, issued, basketId)), favorites })
  }),

  'auth.signin': orSystemError(async ({ body }, context) => {
    const { env, now } = context
    const signIn = await checkCredentials(context, 'shop', body)
    if (!signIn.ok) return signIn
    return codeAnswer(await issueCode(env.DB, signIn.value, body.codeChallenge, now))
  }),

  'auth.captcha': async ({ body }, { config, now }) =>
    succeed(
      config.CAPTCHA_VERIFY_URL === ''
        ? await newCaptcha(config.TOKEN_SECRET, body, now)
        : { challenge: null, bits: 0, things: [] },
    ),

  'auth.signup': orSystemError(async ({ body }, context) => {
    const { env, now } = context
    const created = await signUp(context, body)
    if (!created.ok) return created
    return codeAnswer(await issueCode(env.DB, created.value, body.codeChallenge, now))
  }),

  'auth.signupFromOrder': orSystemError(({ body }, context) => signUpFromOrder(context, engineOf(context), body)),

  'auth.changePassword': ({ body }, context) => changePassword(context, body),
  'auth.resetPassword': ({ body }, context) => resetPassword(context, body.email),
  'auth.confirmForgotPassword': ({ body }, context) => confirmForgotPassword(context, engineOf(context), body),
  'auth.passwordReset': ({ body }, context) => readPasswordReset(context, body.token),
  'auth.keepAccount': ({ body }, context) => keepAccount(context, body.token),

  'auth.agentLogin': orSystemError(async ({ body }, context) => {
    const { env, now } = context
    const signIn = await checkCredentials(context, 'associate', body)
    if (!signIn.ok) return signIn
    const { value: row } = signIn
    // Another store than the associate's own gets the same response as one that doesn't exist.
    if (body.storeId && body.storeId.toUpperCase() !== row.store_id?.toUpperCase()) return refuse('STR404')
    const store = row.store_id === null ? null : await engineOf(context).store(row.store_id)
    if (store && store.country !== context.site.country) return refuse('AUT440')
    return codeAnswer(await issueCode(env.DB, row, body.codeChallenge, now))
  }),

  'auth.signout': orSystemError(async ({ body }, { env }) => {
    await endFamily(env.DB, body.refreshToken)
    return succeed({ success: true })
  }),
})
