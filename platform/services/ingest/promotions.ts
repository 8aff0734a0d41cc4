import { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import type { Intake } from './ingest.ts'

type Level = Promotion['level']

/** Which levels a benefit can work on; on any other it would silently do nothing. */
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
  if (texts.some((text) => text !== undefined && text.split('|').length !== 3))
    refuse('callout', 'three parts with pipes between')
})

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))

const deletePromotionsSql = 'DELETE FROM promotions WHERE promotion_id IN (SELECT value FROM json_each(?1))'

const promotionsSql = `
INSERT INTO promotions (promotion_id, content_hash, starts_at, ends_at, bonus_product_id, document)
SELECT value->>'id', value->>'hash', value->>'startsAt', value->>'endsAt', value->>'bonusProductId', value->>'document'
FROM json_each(?1)`

export const promotionIntake: Intake<Promotion> = {
  schema: checkedPromotion,
  idOf: ({ promotionId }) => promotionId,
  idField: 'promotionId',
  hashesSql:
    'SELECT promotion_id AS id, content_hash AS hash FROM promotions WHERE promotion_id IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, id, hash }) => ({
      id,
      hash,
      startsAt: instant(item.startsAt),
      endsAt: instant(item.endsAt),
      bonusProductId: item.benefit.kind === 'bonus' ? item.benefit.productId : null,
      document: item,
    }))
    return [
      db.prepare(deletePromotionsSql).bind(JSON.stringify(items.map(({ id }) => id))),
      db.prepare(promotionsSql).bind(JSON.stringify(rows)),
    ]
  },
}

const deleteCouponsSql = 'DELETE FROM coupons WHERE code IN (SELECT value FROM json_each(?1))'

const couponsSql = `
INSERT INTO coupons (code, content_hash, promotion_id, document)
SELECT value->>'id', value->>'hash', value->>'promotionId', value->>'document' FROM json_each(?1)`

export const couponIntake: Intake<Coupon> = {
  schema: Coupon,
  idOf: ({ code }) => code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM coupons WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, id, hash }) => ({ id, hash, promotionId: item.promotionId, document: item }))
    return [
      db.prepare(deleteCouponsSql).bind(JSON.stringify(items.map(({ id }) => id))),
      db.prepare(couponsSql).bind(JSON.stringify(rows)),
    ]
  },
}
