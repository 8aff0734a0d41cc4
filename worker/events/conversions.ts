import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { conversions } from '../../shared/experiment-services.ts'
import type { RequestContext } from '../context/request-context.ts'
import { purchased } from './shop-events.ts'

type Context = Pick<RequestContext, 'experiments' | 'analytics' | 'visitorId'>

/** An order, once by its number, however often it is come upon. Awaited before the shopper is told of it. */
export async function countOrder({ experiments, analytics }: Context, order: PlacedOrder): Promise<void> {
  if (order.status !== 'PLACED') return
  const cause = `order ${order.orderNumber}`
  const tags = {
    revenue: order.totals.total,
    value: order.totalItems,
    currency: order.currency,
    lines: order.items.length,
    paymentMethods: order.paymentMethods.map(({ code }) => code).join(),
  }
  await Promise.all([
    analytics.log('order-confirmation', [purchased(order)], cause),
    experiments.convert(conversions.purchase, tags, cause),
  ])
}

/** `page`: the type of the page where the form stood. */
type Added = { readonly productId: string; readonly qty: number; readonly key: string; readonly page: string }

/** `key` is the form's: pressing twice is one. A browser makes it up, so it says something of its own visitor alone. */
export async function countAdd(
  { experiments, analytics, visitorId }: Context,
  { productId, qty, key, page }: Added,
): Promise<void> {
  const cause = `add ${visitorId} ${key}`
  await Promise.all([
    analytics.log(page, [{ name: 'add_to_cart', item: { productId, quantity: qty } }], cause),
    experiments.convert(conversions.addToCart, { value: qty, productId }, cause),
  ])
}

/** Taking a line out twice is one. */
export async function countRemove(
  { analytics, visitorId }: Context,
  { productId, key, page }: Omit<Added, 'qty'>,
): Promise<void> {
  await analytics.log(page, [{ name: 'remove_from_cart', item: { productId } }], `remove ${visitorId} ${key}`)
}
