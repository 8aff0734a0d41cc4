import { Hono } from 'hono'
import type { FormTarget } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { readAnyonesForm, readForm, refusalStatus } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'
import { makeAddressMain, postAddress, removeAddress } from './account-addresses.ts'
import { postEmailLink, postEmailProof, postNewEmail } from './account-email.ts'
import { postEmailChange } from './account-email-change.ts'
import { resendGiftCard } from './account-gift-cards.ts'
import { renewMemberNumber } from './account-member-number.ts'
import { buyAgain, cancelOrder, invoice } from './account-orders.ts'
import { postPassword } from './account-password.ts'
import { addReward, makeInstrumentMain, removeInstrument, saveCard } from './account-payment.ts'
import { postPhoneCode, postPhoneProof, postSmsProof } from './account-phone.ts'
import { postInterests, postNewsletter, postNotifications, postSms, withdrawNewsletter } from './account-preferences.ts'
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
import { postReview } from './reviews.ts'
import { passkeySignInOptions, postPasskey } from './session-passkeys.ts'
import { postForgotPassword, postKeepAccount, postOrderAccount, postResetPassword } from './session-passwords.ts'
import { postUndo } from './session-undo.ts'
import { asOwner, type OwnedForm, postSignInAgain } from './sign-in-again.ts'

/** Forms of the person who is signed in: done is a 303 to the form's page, refused that page with what was typed. */
const ownForms = {
  'account/order-cancel': cancelOrder,
  'account/buy-again': buyAgain,
  'account/return': createReturn,
  'account/resend-gift-card': resendGiftCard,
  'account/return-label': accountReturnLabel,
  'account/complete': postComplete,
  'account/profile': postProfile,
  'account/password': postPassword,
  'account/address': postAddress,
  'account/address-main': makeAddressMain,
  'account/address-remove': removeAddress,
  'account/card': saveCard,
  'account/reward': addReward,
  'account/instrument-main': makeInstrumentMain,
  'account/instrument-remove': removeInstrument,
  'account/newsletter': postNewsletter,
  'account/newsletter-withdraw': withdrawNewsletter,
  'account/notifications': postNotifications,
  'account/sms': postSms,
  'account/interests': postInterests,
  'account/passkey': addPasskey,
  'account/passkey-rename': renamePasskey,
  'account/passkey-remove': removePasskey,
  'account/email-link': postEmailLink,
  'account/email-change': postEmailChange,
  'account/phone-code': postPhoneCode,
  'account/phone-proof': postPhoneProof,
  'account/sms-proof': postSmsProof,
  'account/device-end': endDevice,
  'account/devices-end': endOtherDevices,
  'account/member-number': renewMemberNumber,
  'account/warranty': postWarranty,
  'account/export': postExport,
  'account/delete': postDelete,
  'reviews/write': postReview,
} as const satisfies Partial<Record<FormTarget, FormHandler>>

/** Forms of whoever it is. */
const openForms = {
  'account/passkey-options': passkeyOptions,
  'account/email-proof': postEmailProof,
  'account/new-email': postNewEmail,
  'session/undo': postUndo,
  'session/passkey-options': passkeySignInOptions,
  'session/passkey': postPasskey,
  'session/lookup': postLookup,
  'session/sign-up': postSignUp,
  'session/forgot-password': postForgotPassword,
  'session/reset-password': postResetPassword,
  'session/keep-account': postKeepAccount,
  'session/order-account': postOrderAccount,
} as const satisfies Partial<Record<FormTarget, FormHandler>>

const owned: readonly OwnedForm[] = Object.entries(ownForms).map(([target, work]) => ({ target, work }))

export const accountApi = new Hono<AppEnv>()
  .get('/account/invoice/:orderNumber', (c) => invoice(c, c.req.param('orderNumber')))
  .post('/account/loyalty-token', (c) => withFields(c, postLoyaltyToken))
  .post('/session/sign-in-again', (c) =>
    withFields(c, (_, fields) => postSignInAgain(c, fields, owned), readAnyonesForm),
  )
for (const [target, work] of Object.entries(openForms)) accountApi.post(`/${target}`, (c) => withFields(c, work))
for (const form of owned)
  accountApi.post(`/${form.target}`, (c) => withFields(c, (_, fields) => asOwner(c, fields, form), readAnyonesForm))

async function withFields(c: C, work: FormHandler, read = readForm): Promise<Response> {
  const context = c.get('context')
  const form = await read(c, context)
  await setVisitorCookie(c, context)
  return form.ok ? work(c, form.value) : errorPage(c, refusalStatus(form.failure))
}
