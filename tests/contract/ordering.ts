import type { CardOutcome } from '../../platform/payments/sandbox/test-cards.ts'
import { signResult } from '../../platform/payments/sandbox/tokens.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { cardSession, paymentSecret } from '../integration/orders/buying.ts'
import type { Answer } from '../integration/platform/platform.ts'
import { homes, type Shopper, size } from './checkout-shop.ts'

/** A basket with everything an order needs but the payment. */
export async function readyBasket(who: Shopper, item: object = size(40)): Promise<string> {
  const { id: basketId } = await who.fill(item)
  await who.call('cart.setShippingAddress', { params: { basketId }, body: [homes.us] })
  await who.call('cart.setBillingAddress', { params: { basketId }, body: { address: homes.us } })
  return basketId
}

type Payment = NonNullable<OperationInput<OperationOf<'cart.placeOrder'>>['body']['paymentMethod']>

export const byCard = async (outcome?: CardOutcome): Promise<Payment> => [
  { code: 'CREDIT_CARD', additionalData: { sessionID: await cardSession(outcome) } },
]

export const placing = async (who: Shopper, cartId: string, outcome?: CardOutcome, key?: string): Promise<Answer> =>
  who.ask(
    'cart.placeOrder',
    { body: { cartId, paymentMethod: await byCard(outcome), returnUrl: 'https://shop.example/en-us/checkout' } },
    key ? { key } : {},
  )

export async function placedOrder(who: Shopper, outcome?: CardOutcome): Promise<PlacedOrder> {
  const { status, body } = await placing(who, await readyBasket(who), outcome)
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`)
  return body as PlacedOrder
}

/** The payment of a waiting order, as the address of the bank's page names it. */
export function paymentIdOf(order: PlacedOrder): string {
  const url = String(order.flash[0]?.details?.['url'])
  const [, claims = ''] = (new URL(url).searchParams.get('payment') ?? '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { paymentId: string }).paymentId
}

/** What the bank's page gives the shopper of a waiting order. */
export const proofOf = (order: PlacedOrder, reference = order.orderNumber): Promise<string> =>
  signResult(paymentSecret, reference, paymentIdOf(order), 'confirmed', Date.now())

export const proven = (threeDS2Result: string) =>
  ({ paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } }) as const
