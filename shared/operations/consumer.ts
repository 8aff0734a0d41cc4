import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import { WireAddress } from '../contracts/address.ts'
import {
  ConsumerProfile,
  LoyaltyVouchers,
  ProfileChange,
  SavedInstrument,
  Subscription,
} from '../contracts/consumer.ts'
import { PlacedOrder, ReturnItem } from '../contracts/order.ts'
import { supportLimits } from '../contracts/support-case.ts'
import { SavedMethod } from '../payment-methods.ts'
import { typedEmail } from '../typed.ts'
import { operation } from './operation.ts'

const base = '/consumers-v3/consumer'
const consumer = { service: 'consumer' } as const
const Done = z.object({ success: z.boolean() })
const OrderLookup = z.object({
  orderNumber: z.string().max(40),
  email: z.string().overwrite(typedEmail).max(254),
  postalCode: z.string().max(20).optional(),
})
const ReturnProof = { email: z.string().overwrite(typedEmail).max(254).optional() }
const ofOrder = z.object({ orderId: z.string().max(40) })
const ofInstrument = z.object({ paymentInstrumentId: z.string().max(80) })
const ofAddress = z.object({ addressId: z.string().max(80) })
const Subscriptions = z.object({ subscriptions: z.array(Subscription) })
const Addresses = z.object({ addresses: z.array(WireAddress) })
const MemberNumber = z.object({ number: z.string() })
const File = z.object({ contentType: z.string(), base64: z.string() })

const profile = { ...consumer, path: base, response: ConsumerProfile } as const
const profileErrors = [
  'PRO404',
  'PRO410',
  'PRO411',
  'PRO412',
  'PRO418',
  'PRO420',
  'PRO421',
  'AUT442',
  'AUT444',
] as const
/** Own extension: the words that stand beside the box, without anybody's data. */
const ConsentGiven = Subscription.extend({ wording: z.string().max(600).optional(), ...Captcha })
const subscription = { ...consumer, path: `${base}/subscription`, response: Subscriptions } as const
const addressErrors = ['CCA400', 'CCA401', 'CHK320', 'PRO404', 'PRO414'] as const

export const consumerOperations = [
  operation({
    ...profile,
    id: 'consumer.get',
    method: 'GET',
    query: z.object({ includeLoyaltySummary: z.enum(['true', 'false']).optional() }),
    errors: ['PRO404', 'CCN404', '4044'],
  }),
  operation({ ...profile, id: 'consumer.update', method: 'PUT', body: ProfileChange, errors: profileErrors }),
  /** The loyalty profile of an account: whoever creates one becomes a member. */
  operation({
    ...profile,
    id: 'consumer.create',
    method: 'POST',
    body: ProfileChange,
    errors: [...profileErrors, 'REW130'],
  }),
  operation({
    ...consumer,
    id: 'consumer.loyaltyToken',
    method: 'POST',
    path: `${base}/loyalty/token`,
    body: z.object({ usid: z.string().min(1).max(120) }),
    response: z.object({ token: z.string(), expiresIn: z.int().positive() }),
    errors: ['PRO404', 'REW130', 'REW401', '4044'],
  }),
  operation({
    ...consumer,
    id: 'consumer.welcomePromotion',
    method: 'GET',
    path: `${base}/loyalty/promo/welcome`,
    response: z.object({ code: z.string().nullable(), expiresAt: z.string().nullable() }),
    errors: ['PRO404', 'REW130', '4044'],
  }),
  operation({
    ...consumer,
    id: 'consumer.vouchers',
    method: 'GET',
    path: `${base}/loyalty/vouchers`,
    response: LoyaltyVouchers,
    errors: ['PRO404', 'REW130', 'REW135', '4044'],
  }),
  /** Own extension: what the member shows at the register of a store. Drawn when it is first asked for. */
  operation({
    ...consumer,
    id: 'consumer.memberNumber',
    method: 'GET',
    path: `${base}/loyalty/number`,
    response: MemberNumber,
    errors: ['PRO404', 'REW130'],
  }),
  /** Own extension: another number; the former stops at once. */
  operation({
    ...consumer,
    id: 'consumer.renewMemberNumber',
    method: 'POST',
    path: `${base}/loyalty/number`,
    response: MemberNumber,
    errors: ['PRO404', 'REW130'],
  }),
  operation({
    ...consumer,
    id: 'consumer.lookup',
    method: 'GET',
    path: `${base}/lookup`,
    query: z.object({ email: z.string().overwrite(typedEmail).max(254), ...Captcha }),
    response: z.object({ exists: z.boolean(), isLoyaltyMember: z.boolean() }),
    errors: ['AUT403', 'AUT440', 'AUT453', 'CCN404'],
  }),
  operation({ ...subscription, id: 'consumer.subscriptions', method: 'GET', errors: ['PRO404'] }),
  operation({
    ...subscription,
    id: 'consumer.updateSubscription',
    method: 'PUT',
    body: ConsentGiven,
    errors: ['PRO404', 'PRO412', 'PRO420', 'AUT453'],
  }),
  operation({
    ...subscription,
    id: 'consumer.subscribe',
    method: 'POST',
    body: ConsentGiven,
    errors: ['PRO404', 'PRO412', 'PRO420', 'AUT453'],
  }),
  /** Own extension: the second half of a double opt-in, by the token of the mailed link. */
  operation({
    ...consumer,
    id: 'consumer.confirmSubscription',
    method: 'POST',
    path: `${base}/subscription/confirm`,
    body: z.object({ token: z.string().max(1000) }),
    response: z.object({ recipient: z.string().max(254) }),
    errors: ['AUT402'],
  }),
  /** Own extension: ends the consent that the link of a message names. Takes no session: the token is the proof. */
  operation({
    ...consumer,
    id: 'consumer.unsubscribe',
    method: 'POST',
    path: `${base}/subscription/end`,
    body: z.object({ token: z.string().max(1000), byMailProgram: z.boolean().default(false) }),
    response: Done,
    errors: ['AUT402'],
  }),
  operation({
    ...consumer,
    id: 'consumer.paymentInstruments',
    method: 'GET',
    path: `${base}/payment_instruments`,
    query: z.object({ payment_method_id: SavedMethod.optional() }),
    response: z.object({ instruments: z.array(SavedInstrument) }),
    errors: ['PRO404'],
  }),
  operation({
    ...consumer,
    id: 'consumer.savePaymentInstrument',
    method: 'POST',
    path: `${base}/payment_instruments`,
    body: z.looseObject({ payment_method_id: SavedMethod, ...Captcha }),
    response: SavedInstrument,
    errors: ['PYT300', 'FE309', 'PAY400', 'PAY503', 'PRO404', 'AUT403'],
  }),
  operation({
    ...consumer,
    id: 'consumer.updatePaymentInstrument',
    method: 'PATCH',
    path: `${base}/payment_instruments/{paymentInstrumentId}`,
    params: ofInstrument,
    body: z.object({ main: z.boolean() }),
    response: SavedInstrument,
    errors: ['PYT404', 'PRO404'],
  }),
  operation({
    ...consumer,
    id: 'consumer.removePaymentInstrument',
    method: 'DELETE',
    path: `${base}/payment_instruments/{paymentInstrumentId}`,
    params: ofInstrument,
    response: Done,
    errors: ['PYT404', 'PRO404'],
  }),
  operation({
    ...consumer,
    id: 'consumer.purchase',
    method: 'GET',
    path: `${base}/purchase/{orderId}`,
    params: ofOrder,
    /** Own extension: the secret that lets a guest view the order. */
    query: z.object({ st: z.string().max(80).optional() }),
    response: PlacedOrder,
    errors: ['ORD409', 'OHS4004', 'ORD430', 'PAY400', 'PAY503', 'PYT402', 'PYT404', 'FE309', 'API503'],
  }),
  operation({
    ...consumer,
    id: 'consumer.downloadInvoice',
    method: 'POST',
    path: `${base}/purchase/invoice/download`,
    body: z.object({ orderNumber: z.string().max(40) }),
    response: File,
    errors: ['ORD409', 'OHS4004'],
  }),
  operation({
    ...consumer,
    id: 'consumer.purchaseHistory',
    method: 'POST',
    path: `${base}/purchasehistory`,
    body: z.object({ start: z.int().min(0).default(0), count: z.int().min(1).max(50).default(10) }),
    response: z.object({ total: z.int().min(0), orders: z.array(PlacedOrder) }),
    errors: ['OHS4004'],
  }),
  operation({
    ...consumer,
    id: 'consumer.returnLabel',
    method: 'POST',
    path: `${base}/return/{orderId}/returnLabel`,
    params: ofOrder,
    /** Own extensions: a guest proves the order as in `trackOrder`; `returnId` prints an earlier label again. */
    body: z.union([
      z.object({ items: z.array(ReturnItem).min(1).max(100), ...ReturnProof }),
      z.object({ returnId: z.string().max(60), ...ReturnProof }),
    ]),
    response: File,
    errors: ['RTN500', 'ORD400', 'ORD409', 'OHS4004'],
  }),
  operation({
    ...consumer,
    id: 'consumer.trackOrder',
    method: 'POST',
    path: `${base}/TrackOrder`,
    body: OrderLookup.extend(Captcha),
    response: PlacedOrder,
    errors: ['AUT403', 'ORD400', 'ORD409', 'OHS4004'],
  }),
  operation({
    ...consumer,
    id: 'consumer.cancelOrder',
    method: 'POST',
    path: `${base}/CancelOrder`,
    body: OrderLookup,
    response: Done,
    errors: ['ORD400', 'ORD409', 'ORD410', 'OHS4004', 'GFO409', 'API423'],
    timeoutMs: 15_000,
  }),
  operation({
    ...consumer,
    id: 'consumer.resendGiftCard',
    method: 'POST',
    path: `${base}/resendGiftCardEmail`,
    body: z.object({ orderNumber: z.string().max(40), itemId: z.string().max(80) }),
    response: Done,
    errors: ['GFO404', 'GFS800'],
  }),
  operation({
    ...consumer,
    id: 'consumer.retrieveUserData',
    method: 'POST',
    path: `${base}/retrieveUserData`,
    /**
     * A missing part has a code of its own. `payload` is `{password}`: the person signed in proves it once more. `more`
     * names the lists of the answer that go on (own extension): `{requestId, table, from}` as the payload gets the rest
     * of one, piece by piece.
     */
    body: z.object({
      requestType: z.string().max(40).optional(),
      organisation: z.string().max(60).optional(),
      payload: z.record(z.string(), z.unknown()).optional(),
      ...Captcha,
    }),
    response: z.object({
      requestId: z.string(),
      data: z.record(z.string(), z.unknown()),
      more: z.array(z.object({ table: z.string(), from: z.number().int() })).default([]),
    }),
    errors: ['ATTR100', 'ATTR200', 'ATTR300', 'AUT450', 'CCN404', 'PRO404'],
    timeoutMs: 15_000,
  }),
  /** Own extension. */
  operation({
    ...consumer,
    id: 'consumer.deleteAccount',
    method: 'POST',
    path: `${base}/deletion`,
    body: z.object({ password: z.string().max(256), ...Captcha }),
    response: Done,
    errors: ['API423', 'AUT403', 'AUT404', 'AUT450', 'CCN404', 'PRO404', 'PRO423'],
    timeoutMs: 15_000,
  }),
  operation({
    ...consumer,
    id: 'consumer.updateNotifications',
    method: 'PUT',
    path: `${base}/notification`,
    /** `wording`: own extension, the words beside the box. */
    body: z.object({ topic: z.string().max(60), enabled: z.boolean(), wording: z.string().max(600).optional() }),
    response: Done,
    errors: ['PRO404', 'PRO412'],
  }),
  operation({
    ...consumer,
    id: 'consumer.addAddress',
    method: 'POST',
    path: `${base}/address`,
    body: WireAddress,
    response: Addresses,
    errors: addressErrors,
  }),
  operation({
    ...consumer,
    id: 'consumer.updateAddress',
    method: 'PUT',
    path: `${base}/address/{addressId}`,
    params: ofAddress,
    body: WireAddress,
    response: Addresses,
    errors: addressErrors,
  }),
  operation({
    ...consumer,
    id: 'consumer.removeAddress',
    method: 'DELETE',
    path: `${base}/address/{addressId}`,
    params: ofAddress,
    response: Addresses,
    errors: addressErrors,
  }),
  operation({
    ...consumer,
    id: 'consumer.warranty',
    method: 'POST',
    path: `${base}/warranty`,
    body: z.object({
      email: z.string().overwrite(typedEmail).max(254),
      productId: z.string().max(20),
      orderNumber: z.string().max(40),
      description: z.string().min(1).max(supportLimits.message),
    }),
    response: z.object({ caseNumber: z.string() }),
    errors: ['AUT453', 'ORD409'],
  }),
] as const
