import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { conversions } from '../../shared/experiment-services.ts'
import type { RequestContext } from '../context/request-context.ts'

type Context = Pick<RequestContext, 'experiments' | 'visitorId'>

/** An order, once by its number, however often it is come upon. Awaited before the shopper is told of it. */
export async function countOrder({ experiments }: Context, order: PlacedOrder): Promise<void> {
  if (order.status !== 'PLACED') return
  await experiments.convert(
    conversions.purchase,
    {
      revenue: order.totals.total,
      value: order.totalItems,
      currency: order.currency,
      lines: order.items.length,
      paymentMethods: order.paymentMethods.map(({ code }) => code).join(),
    },
    `order ${order.orderNumber}`,
  )
}

type Added = { readonly productId: string; readonly qty: number; readonly key: string }

/** `key` is the form's: pressing twice is one. A browser makes it up, so it says something of its own visitor alone. */
export const countAdd = ({ experiments, visitorId }: Context, { productId, qty, key }: Added): Promise<void> =>
  experiments.convert(conversions.addToCart, { value: qty, productId }, `add ${visitorId} ${key}`)
