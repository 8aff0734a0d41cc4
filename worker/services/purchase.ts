import type { CallFailure } from './result.ts'

/** Not a service's code: the form was made for another purchase than the cart's, so nothing of it is passed on. */
export const otherPurchase: CallFailure = {
  code: 'other-purchase',
  status: 409,
  message: 'the form is of another purchase',
  details: {},
  cause: 'answer',
}
