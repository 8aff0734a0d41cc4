import {
  type DataSubject,
  deleteRows,
  type ExportPage,
  exportRows,
  isOnPage,
} from '../../../backend/personal-data/personal-table.ts'
import { traceId } from '../../../backend/trace.ts'
import { forgetReviews, personalTables as reviewTables } from '../../../reviews/personal-data.ts'
import { personalTables } from '../../db/personal-tables.ts'
import type { Env } from '../../env.ts'
import { reviewsEngine } from '../../reviews-engine.ts'
import { basketOf } from '../cart/basket/baskets.ts'
import { readOwnBasketId } from '../cart/basket/own-basket.ts'
import { forgetOrders } from '../orders/forget-orders.ts'
import { readOrdersOf } from '../orders/placed-orders.ts'

/** Data that commerce and reviews keep of a person: rows, whole orders, and with the first page the basket. */
export async function commerceDataOf(
  env: Env,
  subject: DataSubject,
  page: ExportPage,
): Promise<Record<string, unknown>> {
  const { consumerId } = subject
  const [rows, placed, basket] = await Promise.all([
    exportRows(env.DB, [...personalTables, ...reviewTables], subject, page),
    isOnPage(page, 'orderDetails') ? readOrdersOf(env.DB, consumerId, page.from, page.most) : null,
    page.table === null ? ownBasketData(env, consumerId) : null,
  ])
  return {
    ...rows,
    // The secret opens the order without signing in.
    ...(placed && { orderDetails: placed.orders.map(({ st: _, ...order }) => order) }),
    ...(page.table === null && { basket }),
  }
}

async function ownBasketData(env: Env, consumerId: string): Promise<unknown> {
  const basketId = await readOwnBasketId(env.DB, consumerId)
  if (basketId === null) return null
  const read = await basketOf(env, basketId).read(consumerId)
  if (!read.ok) return null
  const { lines, shipments, addresses, billingAddress, coupons, instruments, favoriteStoreId, ...cart } = read.value
  const paidWith = instruments.map(({ label }) => label)
  const { deviceFingerPrint } = cart
  return {
    basketId,
    lines,
    shipments,
    addresses,
    billingAddress,
    coupons,
    paidWith,
    favoriteStoreId,
    deviceFingerPrint,
  }
}

/**
 * Empties the person's basket, and gives the statements that take the person out of every table. Null while an order is
 * being made of the basket.
 */
export async function forgetInCommerce(env: Env, subject: DataSubject): Promise<D1PreparedStatement[] | null> {
  const { consumerId } = subject
  const basketId = await readOwnBasketId(env.DB, consumerId)
  if (basketId !== null && !(await basketOf(env, basketId).forget(consumerId, traceId()))) return null
  return [
    // Some rows are found by their order's person, whom the next statements take out of it.
    ...deleteRows(env.DB, personalTables, subject),
    ...(await forgetOrders(env.DB, consumerId)),
    ...(await forgetReviews(env.DB, reviewsEngine, subject)),
  ]
}
