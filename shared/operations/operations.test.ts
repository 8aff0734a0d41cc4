import { describe, expect, it } from 'vitest'
import { operations, ownOperations } from './index.ts'
import { operationPath } from './operation.ts'

/** Spec 1 §7, call by call. */
const consumer = '/consumers-v3/consumer'
const utilities = '/consumers-v3/utilities'
const caas = '/{mode}/caas/v1'
const spec: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'POST /token/v2/auth/token',
    'POST /consumers-v3/auth/signin',
    `POST ${consumer}/auth/signout`,
    'POST /consumers-v3/auth/signup',
    `POST ${consumer}/changepassword`,
    'POST /consumers-v3/confirmforgotpassword',
    `POST ${consumer}/resetpassword`,
    `POST ${consumer}/agent/login`,
  ],
  cart: [
    'POST /cart/v1/cart',
    'POST /cart/v1/cartWithItem',
    'GET /cart/v1/cart/{basketId}',
    'POST /cart/v1/item',
    'DELETE /cart/v1/item',
    'PUT /cart/v1/cart/{basketId}/item',
    'PUT /cart/v1/coupon',
    'DELETE /cart/v1/coupon',
    'POST /cart/v1/shippingMethod',
    'GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    'POST /cart/v2/cart/{basketId}/shippingAddress',
    'DELETE /cart/v2/cart/{basketId}/shippingAddress',
    'POST /cart/v2/cart/{basketId}/shippingAddress/validation',
    'POST /cart/v1/cart/{basketId}/billingAddress',
    'DELETE /cart/v1/cart/{basketId}/billingAddress',
    'GET /cart/v1/cart/{basketId}/paymentMethods',
    'POST /cart/v1/cart/{basketId}/paymentInstruments',
    'DELETE /cart/v1/cart/{basketId}/paymentInstruments',
    'PUT /cart/v1/cart/{basketId}/reward',
    'PUT /cart/v2/saveForLater',
    'POST /cart/v2/cart/{basketId}/saveForLater',
    'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    'POST /cart/v1/giftcard/balance',
    'GET /cart/v1/paymentSession',
    'POST /cart/v1/cart/prepareOrder',
    'PUT /cart/v2/checkout/order',
    'PATCH /cart/v2/checkout/order/{orderNumber}',
    'POST /cart/v1/deviceFingerPrint',
    'POST /cart/v2/checkout/return',
    'POST /cart/v1/reserveWithItem',
    'POST /cart/v1/cart/{basketId}/price_adjustments',
    'PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    'DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  ],
  consumer: [
    `GET ${consumer}`,
    `PUT ${consumer}`,
    `POST ${consumer}`,
    `POST ${consumer}/loyalty/token`,
    `GET ${consumer}/loyalty/promo/welcome`,
    `GET ${consumer}/loyalty/vouchers`,
    `GET ${consumer}/lookup`,
    `GET ${consumer}/subscription`,
    `PUT ${consumer}/subscription`,
    `POST ${consumer}/subscription`,
    `GET ${consumer}/payment_instruments`,
    `POST ${consumer}/payment_instruments`,
    `PATCH ${consumer}/payment_instruments/{paymentInstrumentId}`,
    `DELETE ${consumer}/payment_instruments/{paymentInstrumentId}`,
    `GET ${consumer}/purchase/{orderId}`,
    `POST ${consumer}/purchase/invoice/download`,
    `POST ${consumer}/purchasehistory`,
    `POST ${consumer}/return/{orderId}/returnLabel`,
    `POST ${consumer}/TrackOrder`,
    `POST ${consumer}/CancelOrder`,
    `POST ${consumer}/resendGiftCardEmail`,
    `POST ${consumer}/retrieveUserData`,
    `PUT ${consumer}/notification`,
    `POST ${consumer}/address`,
    `PUT ${consumer}/address/{addressId}`,
    `DELETE ${consumer}/address/{addressId}`,
    `POST ${consumer}/warranty`,
  ],
  contact: ['POST /consumers-v3/contactus', 'GET /consumers-v3/contactus/categorySubject'],
  products: [
    'GET /products/v2/products/{productId}/details',
    'POST /products/v1/products/{productId}/availability',
    'GET /products/v2/products/{productId}/inventory',
    'GET /products/v1/products/{productId}/reviews',
    'POST /products/v1/products/{productId}/review/{reviewId}/flag',
    'POST /products/v1/products/{productId}/review/{reviewId}/vote',
    'POST /products/v1/review/{reviewId}/translate',
    'GET /products/v1/products/{productId}/reviews/questions',
    'POST /products/v1/products/{productId}/reviews/questions',
    'POST /products/v1/products/{productId}/review/{answerId}/questions/vote',
    'GET /products/v2/products/{productId}/productSets',
    'GET /products/v2/products/{productSetId}/productSet',
    'GET /products/v2/catalog',
    'PUT /products/v1/notifications',
    'GET /products/v2/search/productSearch',
    'GET /products/v2/search/autoSuggest',
    'GET /products/v1/widgetRecommendations',
  ],
  social: [
    'GET /',
    'GET /categories/media/recent',
    'GET /customers/{customerId}/media/recent',
    'GET /media/{mediaId}/streams',
    'GET /streams/{streamId}/media/recent',
    'GET /streams/media/recent',
    'POST /media/{mediaId}/reports',
    'POST /stashes',
    'POST /users/{userId}/media',
    'POST /users',
  ],
  stores: ['POST /stores/v1/collectionPoints', 'POST /stores/v1/search'],
  utilities: [
    `GET ${utilities}/countryList`,
    `GET ${utilities}/i18n/{countryCode}`,
    `GET ${utilities}/stores`,
    `GET ${utilities}/stores/{storeId}/employees`,
  ],
  wishlists: [
    'GET /wishlists/v2/favorites',
    'POST /wishlists/v2/favorites',
    'GET /wishlists/v2/saveForLater',
    'GET /wishlists/v2/favorites/{favoriteId}/share',
    'POST /wishlists/v2/favorites/{favoriteId}/share',
    'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  ],
  content: [
    `GET ${caas}/canvas/augmentedpage/{siteId}/{page}`,
    `GET ${caas}/category/{siteId}/{categoryId}`,
    `GET ${caas}/search/{siteId}/{searchType}`,
    `GET ${caas}/footer/{siteId}`,
    `GET ${caas}/fragment/{fragmentId}`,
    `GET ${caas}/menu/{siteId}`,
    `GET ${caas}/page/{siteId}/{page}`,
    `GET ${caas}/children/{siteId}/{parentPageSlug}`,
    `GET ${caas}/popups/{siteId}`,
    `GET ${caas}/product/{siteId}/{productId}`,
    `GET ${caas}/showcase/{siteId}/{docType}`,
  ],
  decisions: ['POST /api/engine/v1/decide/{brand}'],
  internal: [
    'GET /fapi/components/collections',
    'GET /fapi/components/footer',
    'GET /fapi/components/foot-sizes',
    'GET /fapi/components/search',
    'GET /fapi/components/utility',
    'GET /fapi/components/size-chart/{productType}',
    'GET /fapi/pages/location-selector',
    'GET /fapi/pages/{page}',
    'GET /fapi/server/time',
    'POST /fapi/api/validate-response/{contract}',
    'POST /fapi/performance/ingest',
  ],
}

/** Calls that the shop needs besides: extensions that the rows call their own. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'POST /consumers-v3/auth/signup/order',
    'POST /consumers-v3/auth/captcha',
    `POST ${consumer}/resetpassword/link`,
    `POST ${consumer}/resetpassword/keep`,
    `POST ${consumer}/email/link`,
    `POST ${consumer}/email/proof`,
    `POST ${consumer}/email/proof/link`,
    `GET ${consumer}/email/change`,
    `POST ${consumer}/email/change`,
    `POST ${consumer}/email/change/proof`,
    `POST ${consumer}/undo/link`,
    `POST ${consumer}/undo`,
    `POST ${consumer}/phone/code`,
    `POST ${consumer}/phone/proof`,
    'POST /consumers-v3/auth/passkey',
    'POST /consumers-v3/auth/passkey/options',
    `GET ${consumer}/passkeys`,
    `POST ${consumer}/passkeys`,
    `POST ${consumer}/passkeys/options`,
    `PUT ${consumer}/passkeys/{passkeyId}`,
    `DELETE ${consumer}/passkeys/{passkeyId}`,
    `GET ${consumer}/devices`,
    `DELETE ${consumer}/devices`,
    `DELETE ${consumer}/devices/{deviceId}`,
  ],
  cart: ['PUT /cart/v1/cart/{basketId}/member', 'DELETE /cart/v1/cart/{basketId}/member'],
  consumer: [
    `POST ${consumer}/subscription/confirm`,
    `POST ${consumer}/subscription/end`,
    `POST ${consumer}/deletion`,
    `GET ${consumer}/loyalty/number`,
    `POST ${consumer}/loyalty/number`,
  ],
  contact: ['GET /consumers-v3/contactus/cases'],
  products: ['POST /products/v1/products/{productId}/reviews', 'GET /products/v2/addresses'],
}

const all = [...operations, ...ownOperations]
const callOf = (row: { method: string; path: string }) => `${row.method} ${row.path}`

describe('operation rows', () => {
  it.each(Object.entries(spec))('has every %s call of the spec, its extensions and no other', (service, calls) => {
    const rows = all.filter((row) => row.service === service).map(callOf)
    expect(rows.toSorted()).toEqual([...calls, ...(extensions[service] ?? [])].toSorted())
  })

  it('gives every call an id and a path of its own', () => {
    expect(new Set(all.map((row) => row.id)).size).toBe(all.length)
    expect(new Set(all.map(callOf)).size).toBe(all.length)
  })

  it('declares exactly the path parameters that its path names', () => {
    for (const row of all) {
      const named = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(row.params?.shape ?? {}).toSorted(), row.id).toEqual(named.toSorted())
    }
  })

  it('encodes path parameters and refuses a missing one', () => {
    const row = { id: 'x', path: '/a/{id}/b' }
    expect(operationPath(row, { id: 'x/../y?z' })).toBe('/a/x%2F..%2Fy%3Fz/b')
    expect(() => operationPath(row)).toThrow('path parameter "id" is missing')
  })

  it('repeats the token call once after two seconds on 409', () => {
    expect(all.filter((row) => row.retry).map((row) => [row.id, row.retry])).toEqual([
      ['auth.token', { onStatus: 409, afterMs: 2000 }],
    ])
  })
})
