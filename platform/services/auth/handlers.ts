import type { authOperations, TokenAnswer } from '../../../shared/operations/auth.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { type PersonRow, readPersonRow } from '../people/people.ts'
import { issueCode, redeemCode } from './authorization-codes.ts'
import { bringBasket } from './bring-basket.ts'
import { endFamily, issueRefreshToken, type Rotation, rotateRefreshToken } from './refresh-tokens.ts'
import { checkCredentials, consumerTypeOf } from './sign-in.ts'
import { accessLifetime, signAccessToken, type TokenSubject } from './tokens.ts'

const isGuest = (consumerNo: string): boolean => consumerNo.startsWith('G')

async function answer(
  context: PlatformContext,
  subject: TokenSubject,
  refreshToken: string,
  about: Pick<TokenAnswer, 'memberId' | 'basketId' | 'isEmployeeDiscountTCAccepted' | 'associate'>,
): Promise<TokenAnswer> {
  return {
    accessToken: await signAccessToken(context.config.TOKEN_SECRET, subject, context.now),
    expiresIn: accessLifetime,
    refreshToken,
    consumerNo: subject.consumerNo,
    consumerType: subject.type,
    favorites: null,
    ...about,
  }
}

function guestAnswer(context: PlatformContext, { consumerNo, refreshToken }: Rotation): Promise<TokenAnswer> {
  const subject = { consumerNo, kind: 'guest', type: 'GUEST', associate: null, session: null } as const
  return answer(context, subject, refreshToken, {
    memberId: null,
    basketId: null,
    isEmployeeDiscountTCAccepted: false,
    associate: null,
  })
}

function personAnswer(
  context: PlatformContext,
  row: PersonRow,
  { refreshToken, family: session }: Rotation,
  basketId: string | null,
): Promise<TokenAnswer> {
  const { store_id: storeId, store_employee_id: storeEmployeeId } = row
  const associate = storeId !== null && storeEmployeeId !== null ? { storeId, storeEmployeeId } : null
  const type = consumerTypeOf(row)
  const subject = { consumerNo: row.consumer_id, kind: 'registered', type, associate, session } as const
  return answer(context, subject, refreshToken, {
    memberId: row.member_id,
    basketId,
    isEmployeeDiscountTCAccepted: row.employee_terms_at !== null,
    associate: associate && {
      ...associate,
      storeName: row.store_name ?? associate.storeId,
      storeEmployeeName: row.store_employee_name ?? associate.storeEmployeeId,
    },
  })
}

async function refresh(context: PlatformContext, token: string): Promise<Result<TokenAnswer>> {
  const rotation = await rotateRefreshToken(context.env.DB, token, context.now)
  if (!rotation) return refuse('AUT401')
  if (isGuest(rotation.consumerNo)) return succeed(await guestAnswer(context, rotation))
  const row = await readPersonRow(context.env.DB, rotation.consumerNo)
  if (row && row.blocked === 0) return succeed(await personAnswer(context, row, rotation, null))
  await endFamily(context.env.DB, rotation.refreshToken)
  return refuse('AUT401')
}

export const authHandlers: HandlersOf<typeof authOperations> = {
  'auth.token': async ({ body }, context) => {
    const { DB } = context.env
    if (body.type === 'Refresh') return refresh(context, body.refreshToken)
    if (body.type === 'Guest') {
      const consumerNo = `G${crypto.randomUUID().replaceAll('-', '')}`
      return succeed(await guestAnswer(context, await issueRefreshToken(DB, consumerNo, context.now)))
    }
    const redeemed = await redeemCode(DB, body.authorizationCode, body.codeVerifier, context.now)
    if (redeemed === 'used') return refuse('AUT409')
    const row = redeemed === 'wrong' ? null : await readPersonRow(DB, redeemed.consumerId)
    if (!row || row.blocked === 1) return refuse('AUT404')
    const basketId = await bringBasket(context, body.guestObjects?.basketId ?? null, row.consumer_id)
    const issued = await issueRefreshToken(DB, row.consumer_id, context.now)
    return succeed(await personAnswer(context, row, issued, basketId))
  },

  'auth.signin': async ({ body }, { env, now }) => {
    const signIn = await checkCredentials(env.DB, 'shop', body.username, body.password, now)
    if (!signIn.ok) return refuse(signIn.code)
    return succeed({ authorizationCode: await issueCode(env.DB, signIn.row.consumer_id, body.codeChallenge, now) })
  },

  'auth.agentLogin': async ({ body }, { env, now }) => {
    const signIn = await checkCredentials(env.DB, 'associate', body.username, body.password, now)
    if (!signIn.ok) return refuse(signIn.code)
    const { row } = signIn
    // A store that isn't the associate's own is answered like one that doesn't exist.
    if (body.storeId && body.storeId.toUpperCase() !== row.store_id?.toUpperCase()) return refuse('STR404')
    return succeed({ authorizationCode: await issueCode(env.DB, row.consumer_id, body.codeChallenge, now) })
  },

  'auth.signout': async ({ body }, { env }) => {
    await endFamily(env.DB, body.refreshToken)
    return succeed({ success: true })
  },
}
