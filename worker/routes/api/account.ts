import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'
import { makeAddressMain, postAddress, removeAddress } from './account-addresses.ts'
import { postEmailLink, postEmailProof } from './account-email.ts'
import { resendGiftCard } from './account-gift-cards.ts'
import { buyAgain, cancelOrder, invoice } from './account-orders.ts'
import { postPassword } from './account-password.ts'
import { addReward, makeInstrumentMain, removeInstrument, saveCard } from './account-payment.ts'
import { postInterests, postNewsletter, postNotifications, postSms } from './account-preferences.ts'
import { postDelete, postExport } from './account-privacy.ts'
import { postProfile } from './account-profile.ts'
import { accountReturnLabel, createReturn } from './account-returns.ts'
import {
  addPasskey,
  endDevice,
  endOtherDevices,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from './account-security.ts'
import { postWarranty } from './account-support.ts'
import type { C, FormHandler } from './checkout-answers.ts'
import { postComplete, postLookup, postSignUp } from './enrollment.ts'
import { postLoyaltyToken } from './loyalty-token.ts'
import { passkeySignInOptions, postPasskey } from './session-passkeys.ts'
import { postForgotPassword, postKeepAccount, postOrderAccount, postResetPassword } from './session-passwords.ts'

/** The forms of the account: done is 303 to the page they stand on, refused is that page again with what was typed. */
export const accountApi = new Hono<AppEnv>()
  .get('/account/invoice/:orderNumber', (c) => invoice(c, c.req.param('orderNumber')))
  .post('/account/order-cancel', (c) => withFields(c, cancelOrder))
  .post('/account/buy-again', (c) => withFields(c, buyAgain))
  .post('/account/return', (c) => withFields(c, createReturn))
  .post('/account/resend-gift-card', (c) => withFields(c, resendGiftCard))
  .post('/account/return-label', (c) => withFields(c, accountReturnLabel))
  .post('/account/complete', (c) => withFields(c, postComplete))
  .post('/account/profile', (c) => withFields(c, postProfile))
  .post('/account/password', (c) => withFields(c, postPassword))
  .post('/account/address', (c) => withFields(c, postAddress))
  .post('/account/address-main', (c) => withFields(c, makeAddressMain))
  .post('/account/address-remove', (c) => withFields(c, removeAddress))
  .post('/account/card', (c) => withFields(c, saveCard))
  .post('/account/reward', (c) => withFields(c, addReward))
  .post('/account/instrument-main', (c) => withFields(c, makeInstrumentMain))
  .post('/account/instrument-remove', (c) => withFields(c, removeInstrument))
  .post('/account/newsletter', (c) => withFields(c, postNewsletter))
  .post('/account/notifications', (c) => withFields(c, postNotifications))
  .post('/account/sms', (c) => withFields(c, postSms))
  .post('/account/loyalty-token', (c) => withFields(c, postLoyaltyToken))
  .post('/account/interests', (c) => withFields(c, postInterests))
  .post('/account/passkey-options', (c) => withFields(c, passkeyOptions))
  .post('/account/passkey', (c) => withFields(c, addPasskey))
  .post('/account/passkey-rename', (c) => withFields(c, renamePasskey))
  .post('/account/passkey-remove', (c) => withFields(c, removePasskey))
  .post('/account/email-link', (c) => withFields(c, postEmailLink))
  .post('/account/email-proof', (c) => withFields(c, postEmailProof))
  .post('/account/device-end', (c) => withFields(c, endDevice))
  .post('/account/devices-end', (c) => withFields(c, endOtherDevices))
  .post('/session/passkey-options', (c) => withFields(c, passkeySignInOptions))
  .post('/session/passkey', (c) => withFields(c, postPasskey))
  .post('/session/lookup', (c) => withFields(c, postLookup))
  .post('/session/sign-up', (c) => withFields(c, postSignUp))
  .post('/session/forgot-password', (c) => withFields(c, postForgotPassword))
  .post('/session/reset-password', (c) => withFields(c, postResetPassword))
  .post('/session/keep-account', (c) => withFields(c, postKeepAccount))
  .post('/account/warranty', (c) => withFields(c, postWarranty))
  .post('/session/order-account', (c) => withFields(c, postOrderAccount))
  .post('/account/export', (c) => withFields(c, postExport))
  .post('/account/delete', (c) => withFields(c, postDelete))

async function withFields(c: C, work: FormHandler): Promise<Response> {
  const context = c.get('context')
  const form = await readForm(c, context)
  await setVisitorCookie(c, context)
  return form.ok ? work(c, form.value) : errorPage(c, refusalStatus(form.failure))
}
