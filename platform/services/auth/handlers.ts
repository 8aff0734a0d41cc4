import type { authOperations, TokenAnswer } from '../../../shared/operations/auth.ts'
import { type HandlersOf, type PlatformContext, refuse, succeed } from '../../context.ts'
import { issueRefreshToken, rotateRefreshToken } from './refresh-tokens.ts'
import { accessLifetime, signAccessToken } from './tokens.ts'

async function answer(context: PlatformContext, consumerNo: string, refreshToken: string): Promise<TokenAnswer> {
  return {
    accessToken: await signAccessToken(context.config.TOKEN_SECRET, { consumerNo, kind: 'guest' }, context.now),
    expiresIn: accessLifetime,
    refreshToken,
    consumerNo,
    consumerType: 'GUEST',
    memberId: null,
    basketId: null,
    favorites: null,
    isEmployeeDiscountTCAccepted: false,
  }
}

/** Guests only: `Registered` answers that it isn't built, since a token for anybody else would be a lie. */
export const authHandlers: HandlersOf<typeof authOperations> = {
  'auth.token': async ({ body }, context) => {
    if (body.type === 'Registered') return refuse('API501')
    if (body.type === 'Guest') {
      const consumerNo = `G${crypto.randomUUID().replaceAll('-', '')}`
      return succeed(
        await answer(context, consumerNo, await issueRefreshToken(context.env.DB, consumerNo, context.now)),
      )
    }
    const rotation = await rotateRefreshToken(context.env.DB, body.refreshToken, context.now)
    return rotation ? succeed(await answer(context, rotation.consumerNo, rotation.refreshToken)) : refuse('AUT401')
  },
}
