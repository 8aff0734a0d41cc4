import { z } from 'zod'
import { qtyField, type ReturnFormView, type ReturnView, reasonField } from '../../../client/pages/checkout/returns.tsx'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { type OrderReturn, type PlacedOrder, ReturnItem, returnReasons } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { returnableItems } from '../../../shared/orders/returnable.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { required } from '../../../shared/validation/text.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { FormFields } from '../../http/forms/forms.ts'

export const ReturnKey = z.string().regex(/^[\w-]{8,80}$/)

type Context = Pick<RequestContext, 'site' | 't' | 'locale' | 'now'>

/** A posted form that is shown again. */
export type ReturnInput = Pick<ReturnFormView, 'values' | 'texts' | 'fault' | 'key'>

const nameOf = ({ name, colourName, sizeLabel }: CartItem): string =>
  [name, colourName, sizeLabel].filter(Boolean).join(', ')

function whenOf({ receivedAt, refund }: Pick<OrderReturn, 'receivedAt' | 'refund'>, isEnded: boolean): MessageKey {
  if (isEnded) return 'account.returnEnded'
  if (receivedAt === null) return 'account.returnOn'
  return refund ? 'account.returnRefunded' : 'account.returnArrived'
}

export function returnViews({ site, t, locale }: Context, order: PlacedOrder): readonly ReturnView[] {
  return order.returns.map(({ returnId, createdAt, receivedAt, refund, items }) => {
    // All of the order was given back, so nothing more comes of this parcel.
    const isEnded = receivedAt === null && order.status === 'CANCELLED'
    return {
      id: returnId,
      when: t(whenOf({ receivedAt, refund }, isEnded), {
        date: dateText(site, receivedAt ?? createdAt),
        amount: refund === null ? '' : formatMoney(refund, order.currency, locale),
      }),
      isEnded,
      items: items.flatMap(({ itemId, qty, reason }) => {
        const item = order.items.find(({ id }) => id === itemId)
        return item ? [`${qty} × ${nameOf(item)}: ${t(`account.reason.${reason}`)}`] : []
      }),
    }
  })
}

/** Null where nothing can be returned. */
export function returnFormView({ t, now }: Context, order: PlacedOrder, input?: ReturnInput): ReturnFormView | null {
  const lines = returnableItems(order, now.getTime())
  if (lines.length === 0) return null
  return {
    lines: lines.map(({ item, qty }) => ({ id: item.id, name: nameOf(item), qty })),
    reasons: returnReasons.map((value) => ({ value, label: t(`account.reason.${value}`) })),
    key: crypto.randomUUID(),
    values: {},
    texts: {},
    open: input !== undefined,
    ...input,
  }
}

/** The units that were chosen; none with the texts of what is missing. */
export function readReturn(
  { t, locale }: Context,
  order: PlacedOrder,
  fields: FormFields,
): { readonly items: readonly ReturnItem[]; readonly texts: ReturnInput['texts']; readonly fault?: string } {
  // Not only what is still returnable: a form that is sent twice is one return.
  const chosen = order.items.map(({ id }) => id).filter((id) => fields[qtyField(id)])
  const texts = faultTexts(
    validate(Object.fromEntries(chosen.map((id) => [reasonField(id), [required]])), fields),
    locale,
  )
  if (chosen.length === 0) return { items: [], texts, fault: t('account.returnNone') }
  const items = chosen.flatMap((itemId) => {
    const asked = { itemId, qty: Number(fields[qtyField(itemId)]), reason: fields[reasonField(itemId)] }
    const item = ReturnItem.safeParse(asked)
    return item.success ? [item.data] : []
  })
  return Object.keys(texts).length === 0 && items.length === chosen.length
    ? { items, texts }
    : { items: [], texts, ...(Object.keys(texts).length === 0 && { fault: t('account.returnNone') }) }
}

/** A return that was chosen before its order could be found. */
export function waitingReturn(fields: FormFields): ReturnInput | undefined {
  const key = ReturnKey.safeParse(fields['key'])
  return key.success ? { key: key.data, values: returnValues(fields), texts: {} } : undefined
}

/** Choices, to be shown again. */
export const returnValues = (fields: FormFields): ReturnInput['values'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => /^(?:qty|reason)\./.test(name)))
