import { insertRows } from '../../../backend/db/table.ts'
import { type Intake, instantOf } from '../../../backend/ingest/ingest.ts'
import { calloutParts } from '../../../shared/cart/promotions/callout.ts'
import { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import { coupons, promotions } from '../../db/store-tables.ts'

type Level = Promotion['level']

/** The levels that a benefit can work on; on any other it would silently do nothing. */
const levelsOf: Readonly<Record<Promotion['benefit']['kind'], readonly Level[]>> = {
  percent: ['PRODUCT', 'ORDER', 'SHIPPING'],
  amount: ['PRODUCT', 'ORDER', 'SHIPPING'],
  'multi-buy': ['PRODUCT'],
  'free-shipping': ['SHIPPING'],
  bonus: ['PRODUCT', 'ORDER'],
}

const checkedPromotion = Promotion.superRefine(({ level, benefit, callout }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!levelsOf[benefit.kind].includes(level)) refuse('benefit', `${benefit.kind} is nothing for level ${level}`)
  if (benefit.kind === 'multi-buy' && benefit.free >= benefit.buy) refuse('benefit', 'free must be less than buy')
  const texts = Object.values(callout ?? {})
  if (texts.some((text) => text !== undefined && calloutParts(text) === null))
    refuse('callout', 'three parts with pipes between')
})

const deletePromotionsSql = 'DELETE FROM promotions WHERE promotion_id IN (SELECT value FROM json_each(?1))'

export const promotionIntake: Intake<Promotion> = {
  schema: checkedPromotion,
  idOf: ({ promotionId }) => promotionId,
  idField: 'promotionId',
  hashesSql:
    'SELECT promotion_id AS id, content_hash AS hash FROM promotions WHERE promotion_id IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, id, hash }) => ({
      promotion_id: id,
      content_hash: hash,
      starts_at: instantOf(item.startsAt),
      ends_at: instantOf(item.endsAt),
      bonus_product_id: item.benefit.kind === 'bonus' ? item.benefit.productId : null,
      document: item,
    }))
    return [
      db.prepare(deletePromotionsSql).bind(JSON.stringify(items.map(({ id }) => id))),
      insertRows(db, promotions, rows),
    ]
  },
}

const deleteCouponsSql = 'DELETE FROM coupons WHERE code IN (SELECT value FROM json_each(?1))'

export const couponIntake: Intake<Coupon> = {
  schema: Coupon,
  idOf: ({ code }) => code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM coupons WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, id, hash }) => ({
      code: id,
      content_hash: hash,
      promotion_id: item.promotionId,
      document: item,
    }))
    return [db.prepare(deleteCouponsSql).bind(JSON.stringify(items.map(({ id }) => id))), insertRows(db, coupons, rows)]
  },
}
