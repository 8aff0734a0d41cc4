import type { ErrorEntry } from '../entry.ts'

export const promotionsErrors = [
  { code: 'PRM130', group: 'promotions', key: 'PROMO_INVALID', status: 422, place: 'input', recovery: 'correct-input' },
  { code: 'PRM160', group: 'promotions', key: 'PROMO_INVALID', status: 422, place: 'input', recovery: 'correct-input' },
  {
    code: 'PRM135',
    group: 'promotions',
    key: 'PROMO_NOT_AVAILABLE_NOW',
    status: 409,
    place: 'input',
    recovery: 'correct-input',
  },
  {
    code: 'PRM140',
    group: 'promotions',
    key: 'PROMO_LIMIT_EXCEEDED',
    status: 409,
    place: 'input',
    recovery: 'correct-input',
  },
  {
    code: 'PRM150',
    group: 'promotions',
    key: 'PROMO_ALREADY_REDEEMED',
    status: 409,
    place: 'input',
    recovery: 'correct-input',
  },
  { code: 'PRM155', group: 'promotions', key: 'PROMO_EXPIRED', status: 410, place: 'input', recovery: 'correct-input' },
  {
    code: 'PRM416',
    group: 'promotions',
    key: 'PROMO_ALREADY_APPLIED',
    status: 409,
    place: 'input',
    recovery: 'correct-input',
  },
  { code: 'PRM175', group: 'promotions', key: 'PROMO_FAILED', status: 422, place: 'input', recovery: 'correct-input' },
  {
    code: 'PRM176',
    group: 'promotions',
    key: 'PROMO_FOR_MEMBERS',
    status: 422,
    place: 'input',
    recovery: 'offer-loyalty-sign-up',
    own: true,
  },
] as const satisfies readonly ErrorEntry[]
