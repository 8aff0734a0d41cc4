import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import { Device } from '../contracts/device.ts'
import { NewPasskey, PasskeyName, PasskeyProof } from '../contracts/passkey.ts'
import { undoableChanges } from '../contracts/undo.ts'
import { typedEmail } from '../typed.ts'
import { operation } from './operation.ts'

const consumer = '/consumers-v3/consumer'
const Done = z.object({ success: z.boolean() })
/** Origin of the shop that the shopper is in; the passkey has to be of the same. */
const origin = z.string().min(1).max(300)
/** As the browser's own functions take them. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })
const passkeyParams = z.object({ passkeyId: z.string().min(1).max(1400) })

/** Proof of an address or a number, passkeys and signed-in devices: all of them ours, spec 1 names none. */
export const securityOperations = [
  /** Mails a link that proves the person's address; does nothing if the address is proven. */
  operation({
    id: 'auth.mailEmailLink',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/email/link`,
    body: z.object({}),
    response: Done,
    errors: ['PRO404'],
  }),
  /** `token` is that of the mailed link. AUT402: no longer valid. AUT404: another account's. */
  operation({
    id: 'auth.confirmEmail',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/email/proof`,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Done,
    errors: ['PRO404', 'AUT402', 'AUT404'],
  }),
  /** Masked address that a link was mailed to, and whether it is for the account that asks. AUT402: no longer valid. */
  operation({
    id: 'auth.mailboxLink',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/email/proof/link`,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ email: z.string(), isOwn: z.boolean() }),
    errors: ['PRO404', 'AUT402'],
  }),
  /** The account's address, the one that waits to replace it (null for none), and whether its person may change it. */
  operation({
    id: 'auth.emailChange',
    service: 'auth',
    method: 'GET',
    path: `${consumer}/email/change`,
    response: z.object({ email: z.string(), pending: z.string().nullable(), mayChange: z.boolean() }),
    errors: ['PRO404'],
  }),
  /**
   * Mails a link to the new address; the answer is the same for another account's. `mailed` is false for the account's
   * own address. AUT404: the sign-in was too long ago, and no password was given.
   */
  operation({
    id: 'auth.changeEmail',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/email/change`,
    body: z.object({
      email: z.string().overwrite(typedEmail).max(300),
      password: z.string().min(1).max(256).optional(),
      ...Captcha,
    }),
    response: z.object({ mailed: z.boolean() }),
    errors: ['PRO404', 'AUT403', 'AUT404', 'AUT450', 'AUT453'],
  }),
  /** `token` is that of the mailed link. AUT402: no longer valid. AUT404: another account's. */
  operation({
    id: 'auth.confirmNewEmail',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/email/change/proof`,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Done,
    errors: ['PRO404', 'AUT402', 'AUT404'],
  }),
  /** Change that the link of a mail undoes. AUT402: no longer valid. */
  operation({
    id: 'auth.undoLink',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/undo/link`,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ change: z.enum(undoableChanges) }),
    errors: ['AUT402'],
  }),
  /** Undoes it, ends every way in, and answers the token that chooses a new password. */
  operation({
    id: 'auth.undoChange',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/undo`,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ resetToken: z.string() }),
    errors: ['AUT402', 'PRO415'],
  }),
  /** Texts a code to the person's number; does nothing if the number is proven. AUT442: somebody else has proven it. */
  operation({
    id: 'auth.textPhoneCode',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/phone/code`,
    body: z.object(Captcha),
    response: Done,
    errors: ['PRO404', 'PRO420', 'AUT442'],
  }),
  /**
   * Proves a number by the code that was texted to it for this person, and confirms the consent to text messages that
   * waits for it. PHN401: another code, or one that is no longer valid.
   */
  operation({
    id: 'auth.provePhone',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/phone/proof`,
    body: z.object({ phone: z.string().min(1).max(30), code: z.string().max(20) }),
    response: Done,
    errors: ['PRO404', 'PHN401'],
  }),
  operation({
    id: 'auth.passkeySignInOptions',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/passkey/options',
    body: z.object({ origin }),
    response: Options,
    errors: ['PKY401'],
  }),
  operation({
    id: 'auth.passkeySignIn',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/passkey',
    body: z.object({ origin, credential: PasskeyProof, codeChallenge: z.string().min(43).max(128), ...Captcha }),
    response: z.object({ authorizationCode: z.string() }),
    errors: ['PKY401', 'AUT441'],
  }),
  operation({
    id: 'auth.passkeys',
    service: 'auth',
    method: 'GET',
    path: `${consumer}/passkeys`,
    /** `isProven`: the sign-in was a moment ago, so that a passkey may be added without the password. */
    response: z.object({
      passkeys: z.array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          domain: z.string(),
          createdAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
        }),
      ),
      isProven: z.boolean(),
    }),
    errors: ['PRO404'],
  }),
  operation({
    id: 'auth.passkeyOptions',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/passkeys/options`,
    body: z.object({ origin, password: z.string().min(1).max(256).optional() }),
    response: Options,
    errors: ['PRO404', 'PKY400', 'AUT404', 'AUT450'],
  }),
  operation({
    id: 'auth.addPasskey',
    service: 'auth',
    method: 'POST',
    path: `${consumer}/passkeys`,
    body: z.object({ origin, name: PasskeyName, credential: NewPasskey }),
    response: Done,
    errors: ['PRO404', 'PKY400'],
  }),
  operation({
    id: 'auth.renamePasskey',
    service: 'auth',
    method: 'PUT',
    path: `${consumer}/passkeys/{passkeyId}`,
    params: passkeyParams,
    body: z.object({ name: PasskeyName }),
    response: Done,
    errors: ['PRO404', 'PKY404'],
  }),
  operation({
    id: 'auth.removePasskey',
    service: 'auth',
    method: 'DELETE',
    path: `${consumer}/passkeys/{passkeyId}`,
    params: passkeyParams,
    response: Done,
    errors: ['PRO404', 'PKY404'],
  }),
  operation({
    id: 'auth.devices',
    service: 'auth',
    method: 'GET',
    path: `${consumer}/devices`,
    response: z.object({
      devices: z.array(
        Device.extend({
          deviceId: z.string(),
          signedInAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime(),
          /** The one that asks. */
          current: z.boolean(),
        }),
      ),
    }),
    errors: ['PRO404'],
  }),
  operation({
    id: 'auth.endDevice',
    service: 'auth',
    method: 'DELETE',
    path: `${consumer}/devices/{deviceId}`,
    params: z.object({ deviceId: z.string().min(1).max(80) }),
    response: Done,
    errors: ['PRO404', 'DEV404'],
  }),
  operation({
    id: 'auth.endOtherDevices',
    service: 'auth',
    method: 'DELETE',
    path: `${consumer}/devices`,
    response: Done,
    errors: ['PRO404'],
  }),
] as const
