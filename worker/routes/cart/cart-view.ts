import { z } from 'zod'
import type { Callout, CartNotice, CartNotices, FreeShipping } from '../../../client/pages/cart/cart-notices.ts'
import { freeShippingFrom } from '../../../shared/cart/delivery/shipping.ts'
import { hasPrice } from '../../../shared/cart/has-price.ts'
import { calloutParts } from '../../../shared/cart/promotions/callout.ts'
import type { Cart, CartItem, FlashMessage } from '../../../shared/contracts/cart.ts'
import { type FlashEntry, flashEntry } from '../../../shared/errors/flash.ts'
import { deliveryChanges, deliveryMethodChanged, mergedQuantityCapped } from '../../../shared/errors/flow-messages.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { type Notice, noticeRule, noticeText } from '../notice.ts'

const Capped = z.object({ wanted: z.number(), kept: z.number() })

type Context = Pick<RequestContext, 'locale' | 't' | 'site'>

/** Messages about an earlier post, and from the service about the cart. */
export function cartNotices(context: Context, cart: Cart | null, notice: Notice | null): CartNotices {
  const { locale, t } = context
  const top: CartNotice[] = []
  const byItem: Record<string, CartNotice[]> = {}
  const addNotice = (notice: CartNotice, itemId?: string) => {
    const line = cart?.items.find(({ id }) => id === itemId)?.id
    const list = line === undefined ? top : (byItem[line] ?? [])
    if (line !== undefined) byItem[line] = list
    if (!list.some((existing) => existing.words === notice.words)) list.push(notice)
  }
  const coupon =
    notice?.flow === 'coupon' && noticeRule(notice).place === 'input'
      ? { words: noticeText(context, notice), typed: notice.coupon ?? '' }
      : null
  if (notice && !coupon) {
    const atItem = noticeRule(notice).place === 'item'
    addNotice({ tone: 'error', words: noticeText(context, notice) }, atItem ? notice.itemId : undefined)
  }
  for (const stockNotice of stockWords(context, cart)) addNotice(stockNotice)
  if (cart?.locked) addNotice({ tone: 'info', words: t('cart.locked') })
  for (const flash of cart?.flash ?? []) {
    if (flash.code === deliveryMethodChanged) {
      const change = changeOf(flash)
      addNotice({
        tone: 'info',
        words: change ? text(change.messageId, locale) : text('flow.delivery.downgraded', locale),
      })
      if (flash.itemId) addNotice({ tone: 'info', words: text('flow.delivery.itemReason', locale) }, flash.itemId)
      continue
    }
    if (flash.code === mergedQuantityCapped) {
      const { success, data } = Capped.safeParse(flash.details)
      if (success) addNotice({ tone: 'info', words: text('flow.cart.capped', locale, data) }, flash.itemId)
      continue
    }
    const entry: FlashEntry | undefined = flashEntry(flash.code)
    const item = cart?.items.find(({ id }) => id === flash.itemId)
    // A line with too little stock already shows how many there are.
    const isCounted = item !== undefined && isStockCount(flash) && item.available < item.qty
    if (entry && !isCounted) addNotice({ tone: entry.level, words: message(flash.code, locale) }, flash.itemId)
  }
  const idleCoupons = Object.fromEntries(
    (cart?.couponItems ?? []).flatMap((coupon) =>
      coupon.valid ? [] : [[coupon.code, idleWords(context, coupon.reason)]],
    ),
  )
  return { top, byItem, coupon, idleCoupons }
}

/** A coupon that doesn't apply to this cart may apply to another: it hasn't expired. */
const idleWords = ({ locale, t }: Context, reason: string | undefined): string =>
  reason === undefined || reason === 'PRM175' ? t('cart.couponIdle') : message(reason, locale)

const changeOf = ({ details }: FlashMessage) =>
  deliveryChanges.find(({ from, to }) => from === details?.['from'] && to === details['to'])

const isStockCount = ({ code }: FlashMessage): boolean =>
  code === 'ProductLineItemInventoryMissing' || code === 'ProductLineItemFullInventoryMissing'

const isStock = (flash: FlashMessage): boolean =>
  flashEntry(flash.code)?.effect.startsWith('out-of-stock-notice') ?? false

/** The out-of-stock notice of spec 1 §4, once above the cart; if nothing is left to order, it says that instead. */
function stockWords({ locale, t }: Context, cart: Cart | null): CartNotice[] {
  const missing = (cart?.flash ?? []).filter(isStock)
  if (!cart || missing.length === 0) return []
  const goods = cart.items.filter(({ bonus }) => !bonus)
  const hasSoldOut = missing.some(({ code }) => stops(code))
  if (hasSoldOut && goods.every(({ available }) => available === 0))
    return [{ tone: 'error', words: text('flow.order.cannotBeCompleted', locale) }]
  return [{ tone: 'error', words: t('cart.stock', { count: new Set(missing.map(({ itemId }) => itemId)).size }) }]
}

const stops = (code: string): boolean => flashEntry(code)?.effect === 'out-of-stock-notice-or-order-stopped'

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

/** What a member earns; nothing where the shop has no loyalty program. */
export function pointsCallout(
  { t, features }: Pick<RequestContext, 't' | 'features'>,
  { earnedPoints: count }: Pick<Cart, 'earnedPoints'>,
): Callout[] {
  if (count === 0 || !features.has('loyalty')) return []
  const name = t('cart.earns')
  return [
    {
      promotionId: 'points',
      name,
      parts: [name, t('people.points', { count }), t('cart.earnsWhen')],
      reached: 0,
      goal: 0,
    },
  ]
}

type FreeShippingGoal = { readonly away: string | null; readonly reached: number; readonly goal: number }

/**
 * Only if the cart has items that the threshold ships free; shipping that a promotion has made free counts as reached.
 */
export function freeShippingOf({ site, locale }: Context, { items, totals }: Cart): FreeShippingGoal | null {
  const deliveredItems = items.filter(
    ({ selectedShippingOption: code }) => code === 'standard' || code === 'pudo' || code === 'customs',
  )
  if (deliveredItems.every(({ bonus }) => bonus)) return null
  if (deliveredItems.some(({ bonus, price }) => !bonus && !hasPrice(price))) return null
  const goal = freeShippingFrom[site.currency]
  const reached = goodsValue(items)
  const missing = totals.shipping === 0 ? 0 : Math.max(0, goal - reached)
  return { away: missing === 0 ? null : formatMoney(missing, site.currency, locale), reached: goal - missing, goal }
}

/** The same as text, so that a page includes the message only if it is shown. */
export function freeShippingCallout(context: Context, cart: Cart): FreeShipping | null {
  const freeShipping = freeShippingOf(context, cart)
  if (!freeShipping) return null
  const { t } = context
  const { away, ...bar } = freeShipping
  const text = away === null ? t('cart.freeShippingReached') : t('cart.freeShippingAway', { amount: away })
  return { words: text, progress: t('cart.freeShippingProgress'), ...bar }
}
