import { z } from 'zod'

/**
 * Operations that may be required to come with a captcha's proof: every form of the shop that calls one of them has
 * a place for a captcha. An operation is missing here if a form without one calls it too: a card, a wallet and the
 * newsletter's box, for example.
 */
export const provable = [
  'auth.signin',
  'auth.passkeySignIn',
  'auth.agentLogin',
  'auth.signup',
  'auth.signupFromOrder',
  'auth.changePassword',
  'auth.changeEmail',
  'auth.resetPassword',
  'auth.textPhoneCode',
  'cart.addCoupon',
  'cart.setMember',
  'cart.setShippingAddress',
  'cart.placeOrder',
  'cart.giftCardBalance',
  'consumer.lookup',
  'consumer.deleteAccount',
  'consumer.retrieveUserData',
  'consumer.savePaymentInstrument',
  'consumer.trackOrder',
  'contact.send',
  'products.writeReview',
  'products.askQuestion',
  'products.flagReview',
] as const
export type Provable = (typeof provable)[number]

/** CAPTCHA_REQUIRED of both Workers: operations that aren't done without a proof, by their ids. */
export const CaptchaRequired = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.enum(provable)))
