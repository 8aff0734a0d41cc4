import type { CardOutcome } from '../../demo/payments/sandbox/test-cards.ts'
import { signResult } from '../../demo/payments/sandbox/tokens.ts'
import { shownOf } from '../../shared/cart/shown.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { cardSession, paymentSecret } from '../integration/orders/buying.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import type { Answer } from '../integration/platform/platform.ts'
import { homes, type Shop, type Shopper, size } from './checkout-shop.ts'

/** A cart with everything that an order needs except the payment. */
export async function readyBasket(
  shopper: Shopper,
  item: object = size(40),
  home: Address = homes.us,
): Promise<string> {
  const { id: basketId } = await shopper.fill(item)
  await shopper.call('cart.setShippingAddress', { params: { basketId }, body: [home] })
  await shopper.call('cart.setBillingAddress', { params: { basketId }, body: { address: home } })
  return basketId
}

/** The digest for a shopper who sees this cart now and enters this billing address. */
export async function shownTo(shopper: Shopper, cartId: string, billingAddress?: Address): Promise<string> {
  const cart = await shopper.read(cartId)
  return shownOf({ ...cart, billingAddress: billingAddress ?? cart.billingAddress })
}

type Payment = NonNullable<OperationInput<OperationOf<'cart.placeOrder'>>['body']['paymentMethod']>

export const byCard = async (outcome?: CardOutcome): Promise<Payment> => [
  { code: 'CREDIT_CARD', additionalData: { sessionID: await cardSession(outcome) } },
]

export const placing = async (shopper: Shopper, cartId: string, outcome?: CardOutcome, key?: string): Promise<Answer> =>
  shopper.ask(
    'cart.placeOrder',
    {
      body: {
        cartId,
        shown: await shownTo(shopper, cartId),
        paymentMethod: await byCard(outcome),
        returnUrl: 'https://shop.example/en-us/checkout',
      },
    },
    key ? { key } : {},
  )

export async function placedOrder(shopper: Shopper, outcome?: CardOutcome, home?: Address): Promise<PlacedOrder> {
  const { status, body } = await placing(shopper, await readyBasket(shopper, size(40), home), outcome)
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`)
  return body as PlacedOrder
}

/** A paid order whose parcels have arrived. */
export async function deliveredOrder({ platform }: Shop, shopper: Shopper): Promise<PlacedOrder> {
  const order = await placedOrder(shopper)
  for (const { shipmentId } of order.shipments) {
    const event = { shipmentId, state: 'DELIVERED', at: new Date().toISOString() }
    const { status } = await platform.admin(`/orders/${order.orderNumber}/fulfillment`, event)
    if (status !== 200) throw new Error(`the event of ${shipmentId} was answered ${status}`)
  }
  return order
}

/** Sold by email; style 3 of the catalog. */
const giftCardSize = size(40, 3)
export const giftRecipient = { email: 'grace@shop.example', to: 'Grace', message: 'Well run' }

/** A paid order of two digital gift cards for somebody else. */
export async function giftCardOrder(
  { platform }: Shop,
  shopper: Shopper,
  giftOption = giftRecipient,
): Promise<PlacedOrder> {
  const base = product(3, 0)
  const skus = base.skus.map((sku) => ({ ...sku, quantity: 50 }))
  await platform.admin('/catalog/products', { products: [{ ...base, isDigitalProduct: true, skus }] })
  const item = { ...giftCardSize, qty: 2, giftOption }
  const { status, body } = await placing(shopper, await readyBasket(shopper, item))
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`)
  return body as PlacedOrder
}

/** The payment of a pending order, from the address of the bank's page. */
export function paymentIdOf(order: PlacedOrder): string {
  const url = String(order.flash[0]?.details?.['url'])
  const [, claims = ''] = (new URL(url).searchParams.get('payment') ?? '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { paymentId: string }).paymentId
}

/** The result that the bank's page returns for a pending order. */
export const proofOf = (order: PlacedOrder, reference = order.orderNumber): Promise<string> =>
  signResult(paymentSecret, reference, paymentIdOf(order), 'confirmed', Date.now())

export const proven = (threeDS2Result: string) =>
  ({ paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } }) as const
