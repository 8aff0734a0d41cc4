import { newShopper, placeOrder, type Shopper, type Size } from '../../../bench/reliability/shopper.ts'
import { stockUp } from '../../../bench/reliability/stock.ts'
import type { CardOutcome } from '../../../demo/payments/sandbox/test-cards.ts'
import { signToken } from '../../../demo/payments/sandbox/tokens.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { ErrorBody } from '../../../shared/errors/body.ts'
import type { Platform } from '../platform/platform.ts'

export const paymentSecret = 'local-payment-secret-change-me-when-you-deploy'

/** Session that the hosted card fields hand out for a test card. */
export const cardSession = (outcome: CardOutcome = 'authorised'): Promise<string> =>
  signToken(
    paymentSecret,
    'card',
    {
      jti: crypto.randomUUID(),
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expires: '2031-12',
      outcome,
      print: outcome,
    },
    Date.now(),
  )

export type Bought = {
  readonly status: number
  readonly code: string | null
  readonly order: PlacedOrder | null
  readonly text: string
  readonly detail: ErrorBody['errorDetails'][number] | null
}

/** Shoppers of one platform. */
export function buyingFrom(platform: Platform) {
  const { origin } = platform
  return {
    stock: (style: number, quantity: number): Promise<Size> =>
      stockUp({ origin, adminToken: 'local-admin-token' }, style, quantity),
    shoppers: (count: number, size: Size, qty = 1): Promise<Shopper[]> =>
      Promise.all(Array.from({ length: count }, () => newShopper(origin, size, qty))),
    async buy(shopper: Shopper, key: string = crypto.randomUUID(), session?: string | null): Promise<Bought> {
      const reply = await placeOrder(origin, shopper, key, session === undefined ? await cardSession() : session)
      const { status, code, text } = reply
      const body = JSON.parse(text) as PlacedOrder & ErrorBody
      return { status, code, text, order: status === 200 ? body : null, detail: body.errorDetails?.[0] ?? null }
    },
    /** Units that the style's inventory object has of the size. */
    async left({ productId, upc }: Size): Promise<number> {
      const storage = await platform.storage('INVENTORY', productId.slice(0, 8))
      const sql = "SELECT on_hand - held AS units FROM stock WHERE place = 'web' AND product_id = ? AND upc = ?"
      const [row] = (await storage.exec(sql, productId, upc)) as { units: number }[]
      return row?.units ?? Number.NaN
    },
    report: async () => (await platform.admin('/orders/report')).body as { open: number; lowestStock: number },
  }
}
