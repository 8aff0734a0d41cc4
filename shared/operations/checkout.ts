import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import { WireAddress } from '../contracts/address.ts'
import { ApplicableShippingMethod, BasketId, Cart, ShippingMethodCode } from '../contracts/cart.ts'
import { eitherShape } from '../contracts/either-shape.ts'
import { OrderStatus, PlacedOrder } from '../contracts/order.ts'
import { CurrencyCode, Minor } from '../contracts/price.ts'
import { sparse } from '../contracts/sparse.ts'
import { has, isFields } from '../json-fields.ts'
import { PaymentMethodId } from '../payment-methods.ts'
import { typedEmail, typedName } from '../typed.ts'
import { operation } from './operation.ts'

const ofBasket = z.object({ basketId: BasketId })

type SentAddress = z.input<typeof WireAddress>
const Addresses = z.array(WireAddress).min(1).max(10)

/** The spec has an "array of addresses"; a single one was once sent as `address`. */
const addressList = eitherShape<SentAddress[] | { address: SentAddress }>((sent) => {
  if (Array.isArray(sent)) return { addresses: sent }
  return isFields(sent) && has(sent, 'address') ? { addresses: [sent['address']] } : sent
})

/** The spec has the address's fields in the body itself. */
const flatAddress = eitherShape<SentAddress & { readonly follows?: boolean }>((sent) => {
  if (!isFields(sent) || has(sent, 'address')) return sent
  const { follows, ...address } = sent
  return { address, follows }
})

const cart = { service: 'cart', response: Cart } as const

/** Spec 1 §3 "Place-order payload". `id` is the cart's instrument id, or the account's for a saved card. */
const PaymentMethod = z.object({
  code: PaymentMethodId,
  id: z.string().max(80).optional(),
  additionalData: z
    .looseObject({
      sessionID: z.string().max(4000).optional(),
      bin: z
        .string()
        .regex(/^\d{6,8}$/)
        .optional(),
      type: z.string().max(40).optional(),
    })
    .optional(),
})

/** Spec 1 §7 "PATCH order". */
const ProvenPayment = z.object({
  code: PaymentMethodId,
  additionalData: z.looseObject({
    cardType: z.string().max(40).optional(),
    paymentInstrumentId: z.string().max(80).optional(),
    sessionID: z.string().max(2000).optional(),
    threeDS2Result: z.unknown().optional(),
  }),
})

/** `paymentMethod` is one, or a list (spec 1 §3 "Order"). */
const oneOrMore = <T extends z.ZodType>(method: T) =>
  z.union([z.array(method).max(8), method.transform((single): [typeof single] => [single])])

/**
 * The data a browser needs to pay (own extensions except `success` and `provider`). `fieldsUrl` is the card fields page
 * for an iframe; `scriptUrl` is the provider's script for this method. Both are on `origin`, the provider's.
 */
const PaymentSession = z.object({
  success: z.boolean(),
  provider: z.string(),
  origin: z.string(),
  fieldsUrl: z.string().nullable(),
  scriptUrl: z.string().nullable(),
})

/** Delivery, payment and the order: the part of spec 1 §7 "Cart" that checkout needs. */
export const checkoutOperations = [
  operation({
    ...cart,
    id: 'cart.setShippingMethod',
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    body: z.object({
      cartId: BasketId,
      code: ShippingMethodCode,
      shippingId: z.string().max(80).default('me'),
      shopperAppliedSM: z.literal(true).default(true),
      /** Own extensions: the lines to change (all of the shipment if absent), and their pickup location. */
      itemIds: z.array(z.string().max(80)).max(100).optional(),
      storeId: z.string().max(40).nullish(),
      collectionPointId: z.string().max(80).nullish(),
      pickupPerson: z
        .object({
          firstName: z.string().overwrite(typedName).max(60),
          lastName: z.string().overwrite(typedName).max(60),
          email: z.string().overwrite(typedEmail).max(254),
          phone: z.string().max(30),
        })
        .nullish(),
    }),
    errors: ['BSK404', 'SHP404', 'API423'],
  }),
  operation({
    id: 'cart.shippingMethods',
    service: 'cart',
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    params: ofBasket.extend({ shippingId: z.string().max(80) }),
    response: z.object({ applicableShippingMethods: sparse(ApplicableShippingMethod) }),
    errors: ['BSK404', 'SHP404'],
  }),
  operation({
    ...cart,
    id: 'cart.setShippingAddress',
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    params: ofBasket,
    body: addressList(
      z.object({
        addresses: Addresses,
        context: z.string().max(60).optional(),
        bid: z.string().max(200).optional(),
        ...Captcha,
      }),
    ),
    errors: ['BSK404', 'CHK320', 'CHK380', 'SHP410', 'SHP500', 'PAY401', 'TAX309', 'API423', 'AUT403'],
  }),
  operation({
    ...cart,
    id: 'cart.removeShippingAddress',
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    params: ofBasket,
    errors: ['BSK404', 'PYT405', 'API423'],
  }),
  operation({
    id: 'cart.validateShippingAddress',
    service: 'cart',
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress/validation',
    params: ofBasket,
    /** Answers several addresses with whether all are valid, and the first suggestion. */
    body: addressList(z.object({ addresses: Addresses })),
    response: z.object({ isValidated: z.boolean(), suggestion: WireAddress.nullable() }),
    errors: ['BSK404', 'CHK320', 'CHK380'],
  }),
  operation({
    ...cart,
    id: 'cart.setBillingAddress',
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    params: ofBasket,
    body: flatAddress(
      z.object({
        address: WireAddress,
        /** Own extension: the same as the delivery address, as the shopper says, also when that changes. */
        follows: z.boolean().optional(),
      }),
    ),
    errors: ['BSK404', 'BIL400', 'BILL410', 'PYT406', 'API423'],
  }),
  operation({
    ...cart,
    id: 'cart.removeBillingAddress',
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    params: ofBasket,
    errors: ['BSK404', 'PRO414', 'API423'],
  }),
  operation({
    id: 'cart.paymentMethods',
    service: 'cart',
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    params: ofBasket,
    response: z.object({
      paymentMethods: sparse(z.object({ code: PaymentMethodId, label: z.string().default('') })),
    }),
    errors: ['BSK404'],
  }),
  operation({
    ...cart,
    id: 'cart.addPaymentInstrument',
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    params: ofBasket,
    body: z.looseObject({ payment_method_id: PaymentMethodId }),
    errors: [
      'BSK404',
      'GFC400',
      'GFC410',
      'GFC700',
      'GFC725',
      'GFC740',
      'GFC755',
      'GFC760',
      'GFC800',
      'GFC812',
      'GFO405',
      'PYT300',
      'PAY400',
      'PYT402',
      'PAY401',
      'PYT404',
      'FE309',
      'REW140',
      'REW145',
      'API423',
    ],
  }),
  operation({
    ...cart,
    id: 'cart.removePaymentInstrument',
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    params: ofBasket,
    body: z.object({ payment_instrument_id: z.string().max(80) }),
    errors: ['BSK404', 'PYT404', 'API423'],
  }),
  operation({
    ...cart,
    id: 'cart.applyReward',
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/reward',
    params: ofBasket,
    body: z.object({
      appliedLoyaltyVoucher: z
        .object({
          points: z.int().min(0),
          amountInCurrency: Minor,
          /** Own extension: what a voucher worth more than is left to pay pays. Confirms that its rest is lost. */
          pays: Minor.optional(),
        })
        .nullable(),
    }),
    errors: ['BSK404', 'REW401', 'REW130', 'REW135', 'REW140', 'REW145', 'GFC725', 'API423'],
  }),
  operation({
    id: 'cart.giftCardBalance',
    service: 'cart',
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    body: z.object({ code: z.string().min(1).max(40), pin: z.string().max(12).optional(), ...Captcha }),
    /** `last`: own extension, how the code ends, which may have been typed with another letter. */
    response: z.object({
      balance: Minor,
      currency: CurrencyCode,
      expiresAt: z.string().nullable(),
      last: z.string().optional(),
    }),
    errors: ['GFC400', 'GFC700', 'GFC760', 'GFC799', 'GFC800', 'GFC812', 'GFC725', 'AUT403'],
  }),
  operation({
    id: 'cart.paymentSession',
    service: 'cart',
    method: 'GET',
    path: '/cart/v1/paymentSession',
    query: z.object({
      referer: z.string().max(2000).optional(),
      paymentMethodId: PaymentMethodId.optional(),
      paymentMethod: z.string().max(60).optional(),
    }),
    response: PaymentSession,
    errors: ['PAY400'],
  }),
  operation({
    ...cart,
    id: 'cart.prepareOrder',
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    body: z.object({ basketId: BasketId, bid: z.string().max(200).optional() }),
    errors: [
      'BSK404',
      'ORD415',
      'ORD430',
      'ORD516',
      'ORD517',
      'ORD518',
      'INV406',
      'INV407',
      'INV425',
      'MEM401',
      'INV409',
      'TAX309',
      'API423',
    ],
  }),
  operation({
    id: 'cart.placeOrder',
    service: 'cart',
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    body: z.object({
      cartId: BasketId,
      billingAddress: WireAddress.optional(),
      paymentMethod: oneOrMore(PaymentMethod).optional(),
      inStoreSalesInfo: z.object({ storeId: z.string().max(40), storeEmployeeId: z.string().max(40) }).optional(),
      /** Own extension: the shop's page a payment redirect returns to. */
      returnUrl: z.url().max(2000).optional(),
      /**
       * Own extension: the digest of the displayed order (`shownOf`, shared/cart/shown.ts). If the cart has changed
       * since, the order is refused with `changed` (`ShownChange`) in the error's details. Without it the order has to
       * match the last `prepareOrder`, if there was one.
       */
      shown: z.string().max(100_000).optional(),
      ...Captcha,
    }),
    response: PlacedOrder,
    errors: [
      'BSK404',
      'AUT403',
      'AUT498',
      'ORD415',
      'ORD430',
      'ORD516',
      'ORD517',
      'ORD518',
      'INV405',
      'INV407',
      'INV425',
      'MEM401',
      'INV409',
      'FE309',
      'PYT400',
      'PYT402',
      'PYT404',
      'PYT405',
      'PAY400',
      'SHP500',
      'TAX309',
      'TAX310',
      'BIL400',
      'BILL410',
      'CHK380',
      'SHP404',
      'SHP410',
      'STR404',
      'INV406',
      'INV700',
      'INV702',
      'PRC400',
      'PRM140',
      'PRM150',
      'REW140',
      'GFC740',
      'GFS800',
      'PAY401',
      'PAY503',
      'API409',
      'API423',
      'API429',
    ],
    timeoutMs: 15_000,
  }),
  operation({
    id: 'cart.patchOrder',
    service: 'cart',
    method: 'PATCH',
    path: '/cart/v2/checkout/order/{orderNumber}',
    params: z.object({ orderNumber: z.string().max(40) }),
    body: z.object({ paymentMethod: oneOrMore(ProvenPayment) }),
    response: PlacedOrder,
    errors: ['ORD409', 'PAY400', 'PAY503', 'PYT402', 'PYT404', 'FE309', 'API409'],
    timeoutMs: 15_000,
  }),
  /**
   * Own extension: back from the payment's page, perhaps in another browser than the order was placed in. `ticket` is
   * in the address that the provider led to, `result` the provider's; without one it only tells how the order stands.
   */
  operation({
    id: 'cart.comeBack',
    service: 'cart',
    method: 'POST',
    path: '/cart/v2/checkout/return',
    body: z.object({ ticket: z.string().max(100), result: z.string().min(1).max(4000).nullable() }),
    response: z.object({ orderNumber: z.string(), status: OrderStatus }),
    errors: ['ORD409'],
    timeoutMs: 15_000,
  }),
  operation({
    id: 'cart.deviceFingerPrint',
    service: 'cart',
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    body: z.object({ cartId: BasketId, fingerPrint: z.string().max(4000) }),
    response: z.object({ success: z.boolean() }),
    errors: ['BSK404'],
  }),
] as const
