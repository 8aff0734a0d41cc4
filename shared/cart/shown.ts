import { z } from 'zod'
import type { Address } from '../contracts/address.ts'
import type { Cart, CartItem, CartShipment } from '../contracts/cart.ts'
import { CurrencyCode, Minor } from '../contracts/price.ts'
import type { ShownChange } from '../contracts/shown.ts'
import { ownValue } from '../own-value.ts'
import { mark } from './mark.ts'

const Digest = z.object({
  currency: CurrencyCode,
  /** Goods and delivery before added tax, in minor units. */
  beforeTax: Minor,
  tax: Minor,
  total: Minor,
  /** By line: units, row total, a hash of the item, and its shipment. */
  lines: z.record(z.string(), z.tuple([z.int(), Minor, z.string(), z.string()])),
  /** By shipment: hashes of its delivery method and its recipient. */
  deliveries: z.record(z.string(), z.tuple([z.string(), z.string()])),
  billing: z.string(),
  /** By instrument: its method, and what it pays. */
  payments: z.record(z.string(), z.tuple([z.string(), Minor])),
  /** Two vouchers may pay the same amount with different points. */
  points: z.int().min(0),
  coupons: z.string(),
  /** Whom an associate sells to, by the last digits of their number; empty for nobody, as on pages from before. */
  member: z.string().default(''),
})
type Digest = z.infer<typeof Digest>

/**
 * A digest of the order as a page displays it: items, amounts, delivery, addresses and payment amounts. The digest is
 * posted when the order is placed and compared with the cart (`changesSince`). Addresses are hashed. Not signed:
 * forging it only skips the shopper's own confirmation.
 */
export const shownOf = (cart: Cart): string => JSON.stringify(digestOf(cart))

/** The displayed total in minor units; null for an invalid digest. */
export const shownTotal = (shown: string): number | null => parseDigest(shown)?.total ?? null

/**
 * The differences between the cart and the displayed order; empty if it may be placed. Null for an invalid digest.
 */
export function changesSince(shown: string, cart: Cart): readonly ShownChange[] | null {
  const previous = parseDigest(shown)
  if (!previous) return null
  const current = digestOf(cart)
  return [
    ...(previous.currency === current.currency ? [] : [{ part: 'currency' } as const]),
    ...lineChanges(previous, current),
    ...deliveryChanges(previous, current),
    ...(['billing', 'coupons', 'member'] as const).flatMap((part) =>
      previous[part] === current[part] ? [] : [{ part }],
    ),
    ...paymentChanges(previous, current),
    ...moneyChanges(previous, current),
  ]
}

/**
 * The spec's error code: a line's price (PRC400), only the tax (TAX310), or the order (ORD415). Payment amounts follow
 * from the total, so they count only if nothing else changed.
 */
function codeOfChanges(changes: readonly ShownChange[]): 'PRC400' | 'TAX310' | 'ORD415' {
  const parts = new Set(changes.map(({ part }) => part))
  const consistsOf = (...allowed: readonly ShownChange['part'][]) => [...parts].every((part) => allowed.includes(part))
  if (parts.has('price') && consistsOf('price', 'tax', 'total', 'payment')) return 'PRC400'
  return parts.has('tax') && consistsOf('tax', 'payment') ? 'TAX310' : 'ORD415'
}

/**
 * The failure of the order service for these changes: `changed`, and the line if it is a line's price.
 */
export function refusalOfChanges(changed: readonly ShownChange[]) {
  const code = codeOfChanges(changed)
  const itemId = code === 'PRC400' ? changed.find(({ part }) => part === 'price')?.itemId : undefined
  return { code, details: { changed, ...(itemId !== undefined && { additionalInfo: { itemId } }) } }
}

function parseDigest(shown: string): Digest | null {
  try {
    return Digest.safeParse(JSON.parse(shown)).data ?? null
  } catch {
    return null
  }
}

function digestOf(cart: Cart): Digest {
  const { currency, totals, items, shippingMethods, payment_instruments: instruments, couponItems } = cart
  const { appliedLoyaltyVoucher: voucher } = cart
  return {
    currency,
    beforeTax: totals.itemSubTotal + (totals.shipping ?? 0),
    tax: totals.tax ?? 0,
    total: totals.total,
    lines: Object.fromEntries(
      items.map((item) => {
        const shipment = shippingMethods.find(({ itemIds }) => itemIds.includes(item.id))
        return [item.id, [item.qty, item.price.rowTotal, itemKeyOf(item), shipment?.shippingId ?? '']]
      }),
    ),
    deliveries: Object.fromEntries(
      shippingMethods.map((shipment) => [shipment.shippingId, [deliveryKeyOf(shipment), recipientKeyOf(shipment)]]),
    ),
    billing: digestParts(addressParts(cart.billingAddress)),
    payments: Object.fromEntries(
      instruments
        .filter(({ amount }) => amount > 0)
        .map(({ payment_instrument_id: id, payment_method_id: method, amount }) => [id, [method, amount]]),
    ),
    points: voucher?.points ?? 0,
    coupons: digestParts(couponItems.map(({ code, valid }) => `${code} ${valid}`).sort()),
    member: cart.member?.lastDigits ?? '',
  }
}

const digestParts = (parts: readonly unknown[]): string => mark(JSON.stringify(parts))

const itemKeyOf = ({ productId, upc, recipeId, bonus, giftOption }: CartItem): string =>
  digestParts([productId, upc, recipeId, bonus, giftOption?.email, giftOption?.to, giftOption?.message])

const deliveryKeyOf = ({ code, storeId, collectionPointId }: CartShipment): string =>
  digestParts([code, storeId, collectionPointId])

const recipientKeyOf = ({ address, pickupPerson: person }: CartShipment): string =>
  digestParts([...addressParts(address), person?.firstName, person?.lastName, person?.email, person?.phone])

function addressParts(address: Address | null): readonly string[] {
  if (!address) return []
  const { firstName, lastName, email, phone, recipientContactPhone, country } = address
  const { addressLine1, addressLine2, city, province, postalCode } = address
  return [
    firstName,
    lastName,
    email,
    phone,
    recipientContactPhone,
    addressLine1,
    addressLine2,
    city,
    province,
    postalCode,
    country,
  ].map((part) => part ?? '')
}

function lineChanges({ lines: previous }: Digest, { lines: current }: Digest): ShownChange[] {
  const added = Object.keys(current).filter((id) => !Object.hasOwn(previous, id))
  const kept = Object.entries(previous).flatMap(([itemId, [qty, amount, goods]]): ShownChange[] => {
    const line = ownValue(current, itemId)
    if (!line) return [{ part: 'removed' }]
    if (line[2] !== goods) return [{ part: 'goods', itemId }]
    if (line[0] !== qty) return [{ part: 'quantity', itemId }]
    return line[1] === amount ? [] : [{ part: 'price', itemId }]
  })
  return [...added.map((itemId): ShownChange => ({ part: 'added', itemId })), ...kept]
}

/** Added or removed shipments are reported with their lines. */
function deliveryChanges(previous: Digest, current: Digest): ShownChange[] {
  const inBoth = Object.keys(previous.deliveries).filter((id) => Object.hasOwn(current.deliveries, id))
  const hasDifference = (index: 0 | 1) =>
    inBoth.some((id) => previous.deliveries[id]?.[index] !== current.deliveries[id]?.[index])
  const hasMovedLine = Object.entries(previous.lines).some(
    ([id, line]) => current.lines[id] && current.lines[id][3] !== line[3],
  )
  return [
    ...(hasMovedLine || hasDifference(0) ? [{ part: 'delivery' } as const] : []),
    ...(hasDifference(1) ? [{ part: 'address' } as const] : []),
  ]
}

function paymentChanges(previous: Digest, current: Digest): ShownChange[] {
  const before = new Map(Object.entries(previous.payments))
  const now = new Map(Object.entries(current.payments))
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .filter((id) => before.get(id)?.join() !== now.get(id)?.join())
    .map((instrumentId): ShownChange => ({ part: 'payment', instrumentId, was: before.get(instrumentId)?.[1] ?? 0 }))
  return changed.length === 0 && previous.points !== current.points ? [{ part: 'payment' }] : changed
}

function moneyChanges(previous: Digest, current: Digest): ShownChange[] {
  if (previous.total === current.total && previous.tax === current.tax) return []
  const part = previous.beforeTax === current.beforeTax ? 'tax' : 'total'
  return previous.total === current.total ? [{ part }] : [{ part, was: previous.total }]
}
