import type { ErrorEntry } from '../entry.ts'

export const rewardsErrors = [
  {
    code: 'REW401',
    group: 'rewards',
    key: 'REWARDS_NOT_AUTHENTICATED',
    status: 401,
    place: 'top',
    recovery: 'sign-in-again',
  },
  {
    code: 'REW130',
    group: 'rewards',
    key: 'NOT_LOYALTY_MEMBER',
    status: 409,
    place: 'top',
    recovery: 'offer-loyalty-sign-up',
  },
  {
    code: 'REW135',
    group: 'rewards',
    key: 'LOYALTY_NOT_CONFIRMED',
    status: 409,
    place: 'top',
    recovery: 'complete-profile',
  },
  { code: 'REW140', group: 'rewards', key: 'INSUFFICIENT_BALANCE', status: 409, place: 'top', recovery: 'none' },
  {
    code: 'REW145',
    group: 'rewards',
    key: 'VOUCHER_LOSES_REST',
    status: 409,
    place: 'top',
    recovery: 'none',
    own: true,
  },
] as const satisfies readonly ErrorEntry[]
