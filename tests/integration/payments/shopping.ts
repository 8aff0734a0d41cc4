import { newShopper, type Shopper, type Size } from '../../../bench/reliability/shopper.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { idempotencyKeyHeader } from '../../../shared/operations/cart.ts'
import type { PaymentMethodId } from '../../../shared/payment-methods.ts'
import type { Answer, Platform } from '../platform/platform.ts'

export const returnUrl = 'http://shop.example/en-us/checkout/billing?step=3ds'

/** Acts of a shopper's browser and the shop's server to pay, over HTTP. */
export function payingAt(platform: Platform) {
  const { origin } = platform
  /** Origin of the provider: the demo's sandbox. */
  const page = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, platform.demoUrl), { redirect: 'manual', ...init })
  const placed = (shopper: Shopper, method: PaymentMethodId, sessionID: string | null) =>
    platform.ask(
      'cart.placeOrder',
      {
        body: {
          cartId: shopper.cartId,
          shown: shopper.shown,
          paymentMethod: [{ code: method, additionalData: sessionID === null ? {} : { sessionID } }],
          returnUrl,
        },
      },
      'en-us',
      { authorization: `Bearer ${shopper.token}`, [idempotencyKeyHeader]: crypto.randomUUID() },
    )
  return {
    page,
    /** Message that the card fields send when the shop asks them for the card. */
    async token(number: string, input: object = {}): Promise<{ status: number; body: Record<string, unknown> }> {
      const response = await page('/payments/fields/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '12 / 31', code: '123', ...input }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    async cardSession(number: string): Promise<string> {
      return String((await this.token(number)).body['sessionID'])
    },
    placed,
    async order(size: Size, method: PaymentMethodId, sessionID: string | null) {
      const shopper = await newShopper(origin, size)
      const answer = await placed(shopper, method, sessionID)
      return { shopper, answer, order: answer.body as PlacedOrder }
    },
    /** The page that an order waits for, as a path of the provider. */
    pageOf(order: PlacedOrder): string {
      const url = new URL(String(order.flash[0]?.details?.['url']))
      return url.pathname + url.search
    },
    /** Form that a press of a button on such a page sends. */
    press(path: string, fields: Record<string, string>): Promise<Response> {
      const payment = new URL(path, origin).searchParams.get('payment') ?? ''
      return page(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ payment, locale: 'en-us', view: 'page', ...fields }).toString(),
      })
    },
    bring(order: PlacedOrder, { token }: Shopper, redirectResult: string): Promise<Answer> {
      const code = order.flash[0]?.details?.['paymentMethod'] as PaymentMethodId
      return platform.ask(
        'cart.patchOrder',
        {
          params: { orderNumber: order.orderNumber },
          body: { paymentMethod: { code, additionalData: { threeDS2Result: { redirectResult } } } },
        },
        'en-us',
        { authorization: `Bearer ${token}` },
      )
    },
  }
}

/** Result that a shopper brings back to the shop. */
export function resultIn(response: Response): string {
  const back = new URL(response.headers.get('location') ?? 'about:blank')
  return back.searchParams.get('redirectResult') ?? ''
}
