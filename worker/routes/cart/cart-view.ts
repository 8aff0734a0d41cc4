import { z } from 'zod'
import type { Callout, CartNotice, CartNotices } from '../../../client/pages/cart/cart-notices.ts'
import { isElsewhere } from '../../../shared/cart/delivery/is-elsewhere.ts'
import { isWithheld } from '../../../shared/cart/withheld.ts'
import type { Cart, FlashMessage } from '../../../shared/contracts/cart.ts'
import { Minor } from '../../../shared/contracts/price.ts'
import { isErrorCode } from '../../../shared/errors/catalogue.ts'
import { type FlashEntry, flashEntry } from '../../../shared/errors/flash.ts'
import {
  adjustmentsLimited,
  deliveryChanges,
  deliveryMethodChanged,
  deliveryReasonIds,
  deliveryReasons,
  memberGone,
  mergedDetailsDiffer,
  mergedQuantityCapped,
  voucherLowered,
} from '../../../shared/errors/flow-messages.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { OrderInHand } from '../../http/cookies/order-cookie.ts'
import { ownWords } from '../failure-words.ts'
import { type Notice, noticeRule, noticeText, pageNoticeText } from '../notice.ts'
import { endedSaleNotices, recoveryNotices } from '../recovery.ts'

const Capped = z.object({ wanted: z.number(), kept: z.number() })
const Limited = z.object({ most: Minor, wanted: Minor })
const LoweredTo = z.object({ points: z.int().nullable(), amountInCurrency: Minor })

type Context = Pick<RequestContext, 'locale' | 't' | 'site' | 'session'>

/**
 * Messages about an earlier post, and from the service about the cart. `order`: what the cart of another tab may have
 * become.
 */
export function cartNotices(
  context: Context,
  cart: Cart | null,
  notice: Notice | null,
  order: Pick<OrderInHand, 'orderNumber'> | null = null,
): CartNotices {
  const { locale, t } = context
  const top: CartNotice[] = []
  const byItem: Record<string, CartNotice[]> = {}
  const addNotice = (notice: CartNotice, itemId?: string) => {
    const line = cart?.items.find(({ id }) => id === itemId)?.id
    const list = line === undefined ? top : (byItem[line] ?? [])
    if (line !== undefined) byItem[line] = list
    if (!list.some((existing) => existing.words === notice.words)) list.push(notice)
  }
  const coupon = notice && refusedCoupon(context, notice)
  if (notice && !coupon?.words) {
    const atItem = noticeRule(notice).place === 'item' ? notice.itemId : undefined
    const isGone = atItem !== undefined && !cart?.items.some(({ id }) => id === atItem)
    const words = isGone
      ? text('flow.cart.itemGone', locale)
      : pageNoticeText(context, notice, cart !== null && cart.items.length > 0)
    addNotice({ tone: 'error', words }, atItem)
  }
  const here = href.cart(locale)
  const ways = notice ? recoveryNotices(context, notice.code, here) : []
  for (const way of [...ways, ...endedSaleNotices(context, here)]) addNotice(way)
  if (order)
    addNotice({
      tone: 'info',
      words: t('cart.seeOrder', { number: order.orderNumber }),
      href: href.orderConfirmation(locale),
    })
  for (const stockNotice of stockWords(context, cart)) addNotice(stockNotice)
  if (cart?.locked) addNotice({ tone: 'info', words: t('cart.locked') })
  for (const { itemId, ...flashNotice } of cart ? flashNotices(context, cart) : []) addNotice(flashNotice, itemId)
  const idleCoupons = Object.fromEntries(
    (cart?.couponItems ?? []).flatMap((coupon) =>
      coupon.valid ? [] : [[coupon.code, idleWords(context, coupon.reason)]],
    ),
  )
  return { top, byItem, coupon, idleCoupons }
}

/** The refused code stays in its field, whether or not that is where the reason is said. */
function refusedCoupon(context: Context, notice: Notice): CartNotices['coupon'] {
  if (notice.flow !== 'coupon') return null
  const words = noticeRule(notice).place === 'input' ? noticeText(context, notice) : null
  return words === null && notice.coupon === undefined ? null : { words, typed: notice.coupon ?? '' }
}

/** All that the service says of the cart and its lines; it may repeat itself. */
const messagesOf = ({ flash, customerNotifications, items }: Cart): FlashMessage[] => [
  ...flash,
  ...customerNotifications,
  ...items.flatMap((item) => item.customerNotifications.map((message) => ({ ...message, itemId: item.id }))),
]

type LineNotice = CartNotice & Pick<FlashMessage, 'itemId'>

const flashNotices = (context: Context, cart: Cart): LineNotice[] =>
  messagesOf(cart).flatMap((flash) => wordsOf(context, cart, flash))

/** A message of the service in the shop's words, and the line it is about; its own words if the shop has none. */
function wordsOf(context: Context, cart: Cart, flash: FlashMessage): readonly LineNotice[] {
  const { locale } = context
  const { code, itemId, details } = flash
  if (code === deliveryMethodChanged) {
    const words = movedWords(locale, cart, flash)
    const reason = { tone: 'info' as const, words: text('flow.delivery.itemReason', locale), itemId }
    return [{ tone: 'info', words }, ...(itemId ? [reason] : [])]
  }
  if (code === mergedQuantityCapped) {
    const { success, data } = Capped.safeParse(details)
    return success ? [{ tone: 'info', words: text('flow.cart.capped', locale, data), itemId }] : []
  }
  if (code === voucherLowered) {
    const { success, data } = LoweredTo.safeParse(details)
    return success ? [{ tone: 'info', words: loweredWords(context, cart, data) }] : []
  }
  if (code === adjustmentsLimited) {
    const { success, data } = Limited.safeParse(details)
    return success ? [{ tone: 'info', words: limitedWords(context, cart, data) }] : []
  }
  if (code === memberGone) return [{ tone: 'error', words: text('flow.cart.memberGone', locale) }]
  if (code === mergedDetailsDiffer) return [{ tone: 'info', words: text('flow.cart.differs', locale) }]
  const entry: FlashEntry | undefined = flashEntry(code)
  if (!entry) {
    if (isWithheld(code))
      return [
        { tone: 'error', words: message(code, locale), itemId },
        ...recoveryNotices(context, code, href.cart(locale)),
      ]
    const words = isErrorCode(code) ? message(code, locale) : ownWords({ code, message: flash.message ?? '' })
    return words === '' ? [] : [{ tone: 'info', words, itemId }]
  }
  const item = cart.items.find(({ id }) => id === itemId)
  // A line with too little stock already shows how many there are.
  const isCounted = item !== undefined && isStockCount(flash) && item.available < item.qty
  return isCounted ? [] : [{ tone: entry.level, words: message(code, locale), itemId }]
}

/** A coupon that doesn't apply to this cart may apply to another: it hasn't expired. */
const idleWords = ({ locale, t }: Context, reason: string | undefined): string =>
  reason === undefined || reason === 'PRM175' ? t('cart.couponIdle') : message(reason, locale)

function loweredWords({ locale }: Context, { currency }: Cart, to: z.infer<typeof LoweredTo>): string {
  if (to.points === null) return text('flow.cart.voucherRemoved', locale)
  const amount = formatMoney(to.amountInCurrency, currency, locale)
  return text('flow.cart.voucherLowered', locale, { points: to.points, amount })
}

function limitedWords({ locale }: Context, { currency }: Cart, { most, wanted }: z.infer<typeof Limited>): string {
  const amounts = { most: formatMoney(most, currency, locale), wanted: formatMoney(wanted, currency, locale) }
  return text('flow.cart.adjustmentLimited', locale, amounts)
}

const Move = z.object({ reason: z.enum(deliveryReasons), store: z.string() })

/** The item that was moved, from where to where, and why; only the conversion if the service doesn't say so much. */
function movedWords(locale: RequestContext['locale'], { items }: Cart, { itemId, details }: FlashMessage): string {
  const change = deliveryChanges.find(({ from, to }) => from === details?.['from'] && to === details['to'])
  if (!change) return text('flow.delivery.downgraded', locale)
  const name = items.find(({ id }) => id === itemId)?.name
  const { data: move } = Move.safeParse(details)
  const reasonId = move && deliveryReasonIds[move.reason][change.from]
  if (!name || !move || !reasonId) return text(change.messageId, locale)
  const { store } = move
  return text(change.movedId, locale, { name, store, reason: text(reasonId, locale, { store }) })
}

export const isStockCount = ({ code }: FlashMessage): boolean =>
  code === 'ProductLineItemInventoryMissing' || code === 'ProductLineItemFullInventoryMissing'

const isStock = (flash: FlashMessage): boolean =>
  flashEntry(flash.code)?.effect.startsWith('out-of-stock-notice') ?? false

/** The out-of-stock notice of spec 1 §4, once above the cart; if nothing is left to order, it says so and leads on. */
function stockWords({ locale, t }: Context, cart: Cart | null): CartNotice[] {
  const missing = (cart?.flash ?? []).filter(isStock)
  if (!cart || missing.length === 0) return []
  const goods = cart.items.filter(({ bonus }) => !bonus)
  const hasSoldOut = missing.some(({ code }) => stops(code))
  if (hasSoldOut && goods.every((item) => item.available === 0 && !isElsewhere(item)))
    return [
      { tone: 'error', words: text('flow.order.cannotBeCompleted', locale) },
      { tone: 'info', words: t('cart.emptyAction'), href: href.home(locale) },
    ]
  return [{ tone: 'error', words: t('cart.stock', { count: new Set(missing.map(({ itemId }) => itemId)).size }) }]
}

const stops = (code: string): boolean => flashEntry(code)?.effect === 'out-of-stock-notice-or-order-stopped'

/** Points that a member earns; nothing where the shop has no loyalty program. */
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
