import type { Callout, CartNotices, CartWords } from '../../../client/pages/cart/cart-notices.ts'
import type { FreeShipping } from '../../../client/pages/cart/free-shipping.tsx'
import { freeShippingFrom } from '../../../shared/cart/shipping.ts'
import type { Cart, CartItem, FlashMessage } from '../../../shared/contracts/cart.ts'
import { type FlashEntry, flashEntry } from '../../../shared/errors/flash.ts'
import { deliveryChanges, deliveryMethodChanged } from '../../../shared/errors/flow-messages.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { type Notice, noticeRule, noticeText } from '../notice.ts'

type Context = Pick<RequestContext, 'locale' | 't' | 'site'>

/** What came of an earlier post, and what the service says of the cart as it is. */
export function cartNotices(context: Context, cart: Cart | null, notice: Notice | null): CartNotices {
  const { locale, t } = context
  const top: CartWords[] = []
  const byItem: Record<string, CartWords[]> = {}
  const say = (words: CartWords, itemId?: string) => {
    const line = cart?.items.find(({ id }) => id === itemId)?.id
    const list = line === undefined ? top : (byItem[line] ?? [])
    if (line !== undefined) byItem[line] = list
    if (!list.some((one) => one.words === words.words)) list.push(words)
  }
  const coupon =
    notice?.flow === 'coupon' && noticeRule(notice).place === 'input'
      ? { words: noticeText(context, notice), typed: notice.coupon ?? '' }
      : null
  if (notice && !coupon) {
    const atItem = noticeRule(notice).place === 'item'
    say({ tone: 'error', words: noticeText(context, notice) }, atItem ? notice.itemId : undefined)
  }
  for (const words of stockWords(context, cart)) say(words)
  if (cart?.locked) say({ tone: 'info', words: t('bag.locked') })
  for (const flash of cart?.flash ?? []) {
    if (flash.code === deliveryMethodChanged) {
      const change = changeOf(flash)
      say({ tone: 'info', words: change ? text(change.messageId, locale) : text('flow.delivery.downgraded', locale) })
      if (flash.itemId) say({ tone: 'info', words: text('flow.delivery.itemReason', locale) }, flash.itemId)
      continue
    }
    const entry: FlashEntry | undefined = flashEntry(flash.code)
    const item = cart?.items.find(({ id }) => id === flash.itemId)
    // A line that has too few says how many there are by itself.
    const isSaid = item !== undefined && isStockCount(flash) && item.available < item.qty
    if (entry && !isSaid) say({ tone: entry.level, words: message(flash.code, locale) }, flash.itemId)
  }
  return { top, byItem, coupon }
}

const changeOf = ({ details }: FlashMessage) =>
  deliveryChanges.find(({ from, to }) => from === details?.['from'] && to === details['to'])

const isStockCount = ({ code }: FlashMessage): boolean =>
  code === 'ProductLineItemInventoryMissing' || code === 'ProductLineItemFullInventoryMissing'

const isStock = (flash: FlashMessage): boolean =>
  flashEntry(flash.code)?.effect.startsWith('out-of-stock-notice') ?? false

/** The out-of-stock notice of spec 1 §4: over the cart, once; with nothing left to order it says that instead. */
function stockWords({ locale, t }: Context, cart: Cart | null): CartWords[] {
  const missing = (cart?.flash ?? []).filter(isStock)
  if (!cart || missing.length === 0) return []
  const goods = cart.items.filter(({ bonus }) => !bonus)
  const hasSoldOut = missing.some(({ code }) => stops(code))
  if (hasSoldOut && goods.every(({ available }) => available === 0))
    return [{ tone: 'error', words: text('flow.order.cannotBeCompleted', locale) }]
  return [{ tone: 'error', words: t('bag.stock', { count: new Set(missing.map(({ itemId }) => itemId)).size }) }]
}

const stops = (code: string): boolean => flashEntry(code)?.effect === 'out-of-stock-notice-or-order-stopped'

/** Minor units; gift cards and gifts aren't goods (spec 1 §4, `PricedCart.goodsValue`). */
const goodsValue = (items: readonly CartItem[]): number =>
  items
    .filter(({ isDigitalProduct, bonus }) => !isDigitalProduct && !bonus)
    .reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)

const calloutParts = 3

/** "The approaching-promotion callout is used only with exactly 3 parts" (spec 1 §5). */
export function cartCallouts({ promoSummary, items }: Pick<Cart, 'promoSummary' | 'items'>): Callout[] {
  const reached = goodsValue(items)
  return promoSummary.flatMap(({ promotionId, promotionName, calloutMsg, distanceFromConditionThreshold: away }) => {
    const [first, second, third, ...more] = calloutMsg.split('|').map((part) => part.trim())
    if (!first || !second || !third || more.length > 0 || calloutMsg.split('|').length !== calloutParts) return []
    const parts = [first, second, third] as const
    return [{ promotionId, name: promotionName, parts, reached, goal: reached + Math.max(0, away ?? 0) }]
  })
}

/** Only where something travels that the threshold makes free; a promotion that already made it free counts as reached. */
export function freeShippingOf({ site, locale }: Context, { items, totals }: Cart): FreeShipping | null {
  const sent = items.filter(
    ({ selectedShippingOption: code }) => code === 'standard' || code === 'pudo' || code === 'customs',
  )
  if (sent.every(({ bonus }) => bonus)) return null
  const goal = freeShippingFrom[site.currency]
  const reached = goodsValue(items)
  const missing = totals.shipping === 0 ? 0 : Math.max(0, goal - reached)
  return { away: missing === 0 ? null : formatMoney(missing, site.currency, locale), reached: goal - missing, goal }
}

/** `KCT3886CINK:4006381333931:2,…` as cart-forms.ts reads it. */
export const remainingOf = (items: readonly CartItem[]): string =>
  items
    .filter(({ bonus }) => !bonus)
    .map(({ productId, upc, qty }) => `${productId}:${upc}:${qty}`)
    .join(',')
