import type { CallFailure } from './result.ts'
import type { Session } from './session.ts'

/** Not a service's code: the form was made for another purchase than the cart's, so nothing of it is passed on. */
export const otherPurchase: CallFailure = {
  code: 'other-purchase',
  status: 409,
  message: 'the form is of another purchase',
  details: {},
  cause: 'answer',
}

/** Not a service's code: a list of a shopper's own, which a sale has no place for. */
export const notInSale: CallFailure = {
  code: 'not-in-sale',
  status: 409,
  message: 'an associate has no lists',
  details: {},
  cause: 'answer',
}

/** An associate who isn't let to something (AUT404) is signed in all the same: to sign in again is no help. */
export const ofSale = (failure: CallFailure, session: Session | null): CallFailure =>
  failure.code === 'AUT404' && session?.person?.associate ? notInSale : failure
