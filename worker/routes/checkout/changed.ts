import type { CartNotice } from '../../../client/pages/cart/cart-notices.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { ShownChange } from '../../../shared/contracts/shown.ts'
import { message } from '../../../shared/errors/message.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { paymentWords } from './changed-payment.ts'
import { hasMoves } from './step-of.ts'

/** Limits the address's length; changes beyond it are not listed. */
const maxChanges = 30

/** Stands for changes whose details are unknown. */
const unknown = 'unknown'

/** Another backend's ids may have any form; without its id, the change itself is still reported. */
const instrumentShape = /^[\w-]{1,80}$/

/** `quantity:line-1,total:3843,payment:instrument-1:1500`. */
export const changedOf = (changed: readonly ShownChange[]): string =>
  changed.slice(0, maxChanges).map(entryOf).join() || unknown

function entryOf({ part, itemId, instrumentId, was }: ShownChange): string {
  if (part === 'payment') return instrumentShape.test(instrumentId ?? '') ? [part, instrumentId, was].join(':') : part
  return [part, itemId ?? was].filter((word) => word !== undefined).join(':')
}

/** Null if no changes are given. */
export function readChanged(text: string | null): readonly ShownChange[] | null {
  if (text === null) return null
  return text.split(',', maxChanges).flatMap((entry) => {
    const [part, ...of] = entry.split(':')
    return ShownChange.safeParse({ part, ...detailOf(part, of) }).data ?? []
  })
}

function detailOf(part: string | undefined, [of, was]: readonly string[]): Omit<ShownChange, 'part'> {
  if (of === undefined) return {}
  if (part === 'payment') return { instrumentId: of, was: Number(was) }
  return part === 'total' || part === 'tax' ? { was: Number(of) } : { itemId: of }
}

type Front = Pick<RequestContext, 'locale' | 't' | 'site'>
type ChangeMessages = { readonly [Part in ShownChange['part']]?: MessageKey }
type Words = { readonly top: readonly CartNotice[]; readonly byItem: ReadonlyMap<string, readonly CartNotice[]> }

const topWords: ChangeMessages = {
  removed: 'checkout.changedRemoved',
  delivery: 'checkout.changedDelivery',
  address: 'checkout.changedAddress',
  billing: 'checkout.changedBilling',
  coupons: 'checkout.changedCoupons',
  member: 'checkout.changedMember',
  currency: 'checkout.changedCurrency',
}
const lineWords: ChangeMessages = {
  added: 'checkout.changedAdded',
  quantity: 'checkout.changedQuantity',
  goods: 'checkout.changedGoods',
}

/** How the order differs from what the page showed: messages at the lines, and at the top for the rest. */
export function changeWords(front: Front, cart: Cart, changed: readonly ShownChange[]): Words {
  const { locale, t } = front
  const { totals, currency } = cart
  const isForeign = changed.some(({ part }) => part === 'currency')
  // The cart says itself which line was moved.
  const isMoved = hasMoves(cart.flash)
  const byItem = new Map<string, CartNotice[]>()
  const top = paymentWords(front, cart, changed).map((words): CartNotice => ({ tone: 'error', words }))
  for (const { part, itemId, was } of changed) {
    const line = itemId !== undefined && lineChangeText(front, part)
    if (line) byItem.set(itemId, [...(byItem.get(itemId) ?? []), { tone: 'error', words: line }])
    const topKey = isMoved && part === 'delivery' ? undefined : topWords[part]
    if (topKey) top.push({ tone: 'error', words: t(topKey) })
    if (was !== undefined && part !== 'payment' && !isForeign) {
      const money = (minor: number) => formatMoney(minor, currency, locale)
      top.push({
        tone: 'error',
        words: t('checkout.changedTotal', { total: money(totals.total), before: money(was) }),
      })
    }
  }
  return { top, byItem }
}

function lineChangeText({ locale, t }: Front, part: ShownChange['part']): string | null {
  if (part === 'price') return message('PRC400', locale)
  const key = lineWords[part]
  return key ? t(key) : null
}
