import { pick, readRows } from '../../../backend/db/table.ts'
import type { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import { coupons, promotions } from '../../db/store-tables.ts'

const runningSql = `
SELECT document FROM promotions
WHERE (starts_at IS NULL OR starts_at <= ?1) AND (ends_at IS NULL OR ends_at > ?1)
ORDER BY promotion_id`

const couponsSql = 'SELECT document FROM coupons WHERE code IN (SELECT value FROM json_each(?1))'

const welcomeSql = "SELECT document FROM coupons WHERE document ->> '$.welcome' = 1 ORDER BY code"

const giftSql = 'SELECT 1 FROM promotions WHERE bonus_product_id IN (SELECT value FROM json_each(?1)) LIMIT 1'

/**
 * Promotions that run at `now` (epoch milliseconds), for whom and for what cart ever; `priceCart` tells which of them a
 * cart gets.
 */
export async function readPromotions(db: D1Database, now: number): Promise<readonly Promotion[]> {
  const found = await db.prepare(runningSql).bind(now).all()
  return readRows(pick(promotions, 'document'), found).map(({ document }) => document)
}

/**
 * Known codes only, in any order, also those that are over, not begun or switched off: `couponState` (shared/cart)
 * tells.
 */
export async function readCoupons(db: D1Database, codes: readonly string[]): Promise<readonly Coupon[]> {
  if (codes.length === 0) return []
  const found = await db.prepare(couponsSql).bind(JSON.stringify(codes)).all()
  return readRows(pick(coupons, 'document'), found).map(({ document }) => document)
}

/** Codes for new members, in any state. */
export async function readWelcomeCoupons(db: D1Database): Promise<readonly Coupon[]> {
  return readRows(pick(coupons, 'document'), await db.prepare(welcomeSql).all()).map(({ document }) => document)
}

/** Whether one of these products is what some promotion gives, running or not: it is never added by hand (GWP403). */
export async function isGiftOnly(db: D1Database, productIds: readonly string[]): Promise<boolean> {
  return (await db.prepare(giftSql).bind(JSON.stringify(productIds)).first()) !== null
}
