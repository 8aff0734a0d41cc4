import type { TokenAnswer } from '../../shared/operations/auth.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import type { PersonRow } from '../profile/people.ts'
import type { Rotation } from './refresh-tokens.ts'
import { consumerTypeOf } from './sign-in.ts'
import { accessLifetime, signAccessToken, type TokenSubject } from './tokens.ts'

async function answer(
  context: AccountsContext,
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

export function guestAnswer(context: AccountsContext, { consumerNo, refreshToken }: Rotation): Promise<TokenAnswer> {
  const subject = { consumerNo, kind: 'guest', type: 'GUEST', associate: null, session: null } as const
  return answer(context, subject, refreshToken, {
    memberId: null,
    basketId: null,
    isEmployeeDiscountTCAccepted: false,
    associate: null,
  })
}

export async function personAnswer(
  context: AccountsContext,
  { store }: Pick<Engine, 'store'>,
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
      storeName: (await store(associate.storeId))?.name ?? associate.storeId,
      storeEmployeeName: row.store_employee_name ?? associate.storeEmployeeId,
    },
  })
}
