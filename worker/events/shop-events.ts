import type { Cart, CartItem } from '../../shared/contracts/cart.ts'
import type { Listing } from '../../shared/contracts/catalog.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { ProductDetails } from '../../shared/contracts/product.ts'
import type { EventItem, ShopEvent } from '../../shared/contracts/shop-event.ts'

type Card = Pick<ProductDetails, 'productId' | 'price' | 'badge'>

const cardItem = ({ productId, price, badge }: Card): EventItem => ({
  productId,
  price: price.lowCurrent,
  ...(price.lowOriginal > price.lowCurrent && { discount: 'Marked Down' }),
  ...(badge === 'low-stock' && { lowStock: true }),
})

/** The products of one page of a list, at their positions in all of it. */
export function listSeen(list: string, { products, total, start }: Omit<Listing, 'facets'>): ShopEvent[] {
  const [first] = products
  if (!first) return []
  const items = products.map((card, index) => ({ ...cardItem(card), position: start + index + 1 }))
  return [{ name: 'view_item_list', list, total, currency: first.price.currency, items }]
}

export const productSeen = (product: Card): ShopEvent => ({
  name: 'view_item',
  currency: product.price.currency,
  item: cardItem(product),
})

type Line = Pick<CartItem, 'productId' | 'qty' | 'price' | 'bonus'>

/** Lines of one product are one item (spec 1 §9), whatever their sizes. */
const lineItems = (lines: readonly Line[]): EventItem[] =>
  [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, same]) => {
    const quantity = same.reduce((sum, { qty }) => sum + qty, 0)
    const paid = same.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)
    return {
      productId,
      quantity,
      price: Math.round(paid / quantity),
      ...(same.every(({ bonus }) => bonus)
        ? { discount: 'Free Gift' }
        : same.some(({ price }) => price.original > price.current) && { discount: 'Marked Down' }),
    }
  })

export const cartSeen = ({ items, currency }: Pick<Cart, 'items' | 'currency'>): ShopEvent => ({
  name: 'view_cart',
  currency,
  value: items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0),
  items: lineItems(items),
})

export const purchased = ({
  items,
  currency,
  totals,
}: Pick<PlacedOrder, 'items' | 'currency' | 'totals'>): ShopEvent => ({
  name: 'purchase',
  currency,
  value: totals.total,
  items: lineItems(items),
})
