import { freeShippingFrom } from '../../../shared/cart/delivery/shipping.ts'
import { hasPrice } from '../../../shared/cart/has-price.ts'
import { calloutParts } from '../../../shared/cart/promotions/callout.ts'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { PageContext } from '../page-context.ts'
import type { Callout, FreeShipping } from './cart-notices.ts'

/** In minor units; gift cards and gifts don't count (spec 1 §4, `PricedCart.goodsValue`). */
const goodsValue = (items: readonly CartItem[]): number =>
  items
    .filter(({ isDigitalProduct, bonus }) => !isDigitalProduct && !bonus)
    .reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)

/** Promotions that nearly apply, each with its progress. */
export function cartCallouts({ promoSummary, items }: Pick<Cart, 'promoSummary' | 'items'>): Callout[] {
  const reached = goodsValue(items)
  return promoSummary.flatMap(({ promotionId, promotionName, calloutMsg, distanceFromConditionThreshold: away }) => {
    const parts = calloutParts(calloutMsg)
    if (!parts) return []
    return [{ promotionId, name: promotionName, parts, reached, goal: reached + Math.max(0, away ?? 0) }]
  })
}

/** The cart, as far as free shipping depends on it. */
type Shipped = Pick<Cart, 'items'> & { readonly totals: Pick<Cart['totals'], 'shipping'> }
type FreeShippingGoal = { readonly away: string | null; readonly reached: number; readonly goal: number }

/**
 * Only if the cart has items that the threshold ships free; shipping that a promotion has made free counts as reached.
 */
export function freeShippingOf(
  { site }: Pick<PageContext, 'site'>,
  { items, totals }: Shipped,
): FreeShippingGoal | null {
  const deliveredItems = items.filter(
    ({ selectedShippingOption: code }) => code === 'standard' || code === 'pudo' || code === 'customs',
  )
  if (deliveredItems.every(({ bonus }) => bonus)) return null
  if (deliveredItems.some(({ bonus, price }) => !bonus && !hasPrice(price))) return null
  const goal = freeShippingFrom[site.currency]
  const reached = goodsValue(items)
  const missing = totals.shipping === 0 ? 0 : Math.max(0, goal - reached)
  return {
    away: missing === 0 ? null : formatMoney(missing, site.currency, site.locale),
    reached: goal - missing,
    goal,
  }
}

/** `withinReach` as text, so that a page includes the message only if it is shown. */
export function freeShippingCallout(context: PageContext, cart: Shipped): FreeShipping | null {
  const freeShipping = freeShippingOf(context, cart)
  if (!freeShipping) return null
  const { t } = context
  const { away, ...bar } = freeShipping
  const text = away === null ? t('cart.freeShippingReached') : t('cart.freeShippingAway', { amount: away })
  return { words: text, progress: t('cart.freeShippingProgress'), ...bar }
}
