import { z } from 'zod'
import { Captcha, CaptchaChallenge } from '../captcha.ts'
import { visitorIdShape } from '../client-device.ts'
import { Device } from '../contracts/device.ts'
import { eitherShape } from '../contracts/either-shape.ts'
import { mostPasskeys } from '../contracts/passkey.ts'
import { has, isFields } from '../json-fields.ts'
import { typedEmail, typedName } from '../typed.ts'
import { operation } from './operation.ts'

/** A guest's objects to merge at sign-in (spec 1 §4 "Login"). */
const GuestObjects = z.object({
  basketId: z.string().max(80).nullish(),
  /** Own extension: the basket of a quick purchase, which goes on as the person's and is merged with no other. */
  apartBasketId: z.string().max(80).nullish(),
  /** Own extension: the sale that this associate's last session ended in, to go on with. */
  saleBasketId: z.string().max(80).nullish(),
  favoriteId: z.string().max(80).nullish(),
  saveForLaterId: z.string().max(80).nullish(),
})

const Registered = z.object({
  type: z.literal('Registered'),
  authorizationCode: z.string().max(2000),
  codeVerifier: z.string().min(43).max(128),
  guestObjects: GuestObjects.optional(),
  /** Own extension: what the list of signed-in devices shows. */
  device: Device.optional(),
  orderNo: z.string().max(40).optional(),
  st: z.string().max(200).optional(),
  action: z.literal('postLogin').optional(),
})

/** The spec has the fields alone, without a type: a sign-in is what brings a code or its verifier. */
const withType = eitherShape<Omit<z.input<typeof Registered>, 'type'>>((sent) => {
  if (!isFields(sent) || has(sent, 'type')) return sent
  const isSignIn = has(sent, 'authorizationCode') || has(sent, 'codeVerifier')
  return { ...sent, type: isSignIn ? 'Registered' : has(sent, 'refreshToken') ? 'Refresh' : 'Guest' }
})

const TokenRequest = withType(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('Guest') }),
    z.object({ type: z.literal('Refresh'), refreshToken: z.string().min(20).max(2000) }),
    Registered,
  ]),
)

/** The associate who serves a shopper in a store (spec 1 §3 "Buy-in-store session"). */
export const Associate = z.object({
  storeId: z.string(),
  storeName: z.string(),
  storeEmployeeId: z.string(),
  storeEmployeeName: z.string(),
})

/** Spec 1 §3 "Auth". `expiresIn` is the access token's life in seconds. */
export const TokenAnswer = z.object({
  accessToken: z.string(),
  expiresIn: z.int().positive(),
  refreshToken: z.string(),
  consumerNo: z.string(),
  consumerType: z.enum(['GUEST', 'REGISTERED', 'EMPLOYEE', 'ATHLETE', 'AGENT']),
  memberId: z.string().nullable(),
  basketId: z.string().nullable(),
  favorites: z.object({ favoriteId: z.string().nullable(), total: z.int().min(0) }).nullable(),
  isEmployeeDiscountTCAccepted: z.boolean(),
  /** Spec 1 §3 "Buy-in-store session"; null except for an associate. */
  associate: Associate.nullable().default(null),
})
export type TokenAnswer = z.infer<typeof TokenAnswer>

const Done = z.object({ success: z.boolean() })
const Password = z.string().min(1).max(256)
const Email = z.string().overwrite(typedEmail).min(3).max(254)
const ResetToken = z.string().max(2000)
/** `confirmPassword`: as it was typed a second time, where a form asks for it. */
const NewPassword = { newPassword: Password, confirmPassword: Password.optional() }

export const authOperations = [
  operation({
    id: 'auth.token',
    service: 'auth',
    method: 'POST',
    path: '/token/v2/auth/token',
    body: TokenRequest,
    response: TokenAnswer,
    errors: ['AUT401', 'AUT409', 'AUT437', 'AUT438', 'AUT404', 'AUT432', 'AUT498', 'AUT500'],
    retry: { onStatus: 409, afterMs: 2000 },
  }),
  operation({
    id: 'auth.signin',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    body: z.object({ username: Email, password: Password, codeChallenge: z.string().min(43).max(128), ...Captcha }),
    response: z.object({ authorizationCode: z.string() }),
    errors: ['AUT401', 'AUT418', 'AUT423', 'AUT426', 'AUT441', 'AUT403', 'AUT500'],
  }),
  /** Ours: a captcha for an operation, which the browser `device` is to solve (backend/captcha). */
  operation({
    id: 'auth.captcha',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/captcha',
    body: z.object({ operation: z.string().min(1).max(60), device: z.string().regex(visitorIdShape) }),
    response: CaptchaChallenge,
  }),
  operation({
    id: 'auth.signout',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    body: z.object({ refreshToken: z.string().min(20).max(2000) }),
    response: Done,
    errors: ['AUT500'],
  }),
  operation({
    id: 'auth.signup',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    body: z.object({
      email: Email,
      password: Password,
      firstName: z.string().overwrite(typedName).max(60).optional(),
      lastName: z.string().overwrite(typedName).max(60).optional(),
      phone: z.string().max(30).optional(),
      postalCode: z.string().max(20).optional(),
      birthDate: z.string().max(10).optional(),
      codeChallenge: z.string().min(43).max(128),
      ...Captcha,
    }),
    response: z.object({ authorizationCode: z.string() }),
    errors: [
      'AUT439',
      'PRO400',
      'AUT442',
      'AUT444',
      'AUT453',
      'AUT403',
      'AUT500',
      'FE872',
      'PRO410',
      'PRO420',
      'PRO421',
    ],
  }),
  /** Ours: the spec has no call for a guest who makes an account of an order. */
  operation({
    id: 'auth.signupFromOrder',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/auth/signup/order',
    body: z.object({
      orderNo: z.string().max(40),
      st: z.string().min(1).max(200),
      password: Password,
      ...Captcha,
    }),
    response: Done,
    errors: ['ORD409', 'FE872', 'AUT403', 'AUT500'],
  }),
  operation({
    id: 'auth.changePassword',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    /** `keptPasskeys` is ours: all others end, with every other session. */
    body: z.object({
      currentPassword: Password,
      ...NewPassword,
      keptPasskeys: z.array(z.string().min(1).max(1400)).max(mostPasskeys).optional(),
      ...Captcha,
    }),
    response: Done,
    errors: ['AUT403', 'AUT450', 'AUT451', 'AUT452', 'PRO404', 'PRO415', 'FE340', 'FE872'],
  }),
  operation({
    id: 'auth.confirmForgotPassword',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    body: z.object({ token: ResetToken, ...NewPassword }),
    /** `handedOver` (ours): the account was emptied, since nobody had proven its address before. */
    response: Done.extend({ handedOver: z.boolean().optional() }),
    errors: ['AUT402', 'AUT451', 'AUT452', 'FE340', 'FE872'],
  }),
  /** Ours: whether a new password empties the account, its masked address, and whether somebody else asks. */
  operation({
    id: 'auth.passwordReset',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword/link',
    body: z.object({ token: ResetToken }),
    response: z.object({ handsOver: z.boolean(), email: z.string(), isOthers: z.boolean() }),
    errors: ['AUT402'],
  }),
  /** Ours: mails the link that proves the account's address, so that a reset by this link empties nothing. */
  operation({
    id: 'auth.keepAccount',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword/keep',
    body: z.object({ token: ResetToken }),
    response: Done,
    errors: ['AUT402'],
  }),
  operation({
    id: 'auth.resetPassword',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    body: z.object({ email: Email, ...Captcha }),
    response: Done,
    errors: ['AUT403', 'AUT453'],
  }),
  operation({
    id: 'auth.agentLogin',
    service: 'auth',
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    /** `codeChallenge` is ours: an associate's code is bound to its browser like any other. */
    body: z.object({
      username: Email,
      password: Password,
      storeId: z.string().max(40).optional(),
      codeChallenge: z.string().min(43).max(128),
      ...Captcha,
    }),
    response: z.object({ authorizationCode: z.string() }),
    errors: ['AUT401', 'AUT403', 'AUT418', 'AUT423', 'AUT426', 'AUT440', 'AUT441', 'AUT500', 'STR404'],
  }),
] as const
