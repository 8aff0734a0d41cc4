import type { authOperations, TokenAnswer } from '../../../shared/operations/auth.ts'
import type { OperationId } from '../../../shared/operations/index.ts'
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

/** What of a built call still answers 501, by operation: a token for anybody but a guest. Told by `npm run operations:todo`. */
export const authGaps: Readonly<Partial<Record<OperationId, string>>> = { 'auth.token': 'type Registered' }

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
