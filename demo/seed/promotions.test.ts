import { describe, expect, it } from 'vitest'
import { IngestProduct } from '../../shared/contracts/ingest.ts'
import { Coupon, Promotion } from '../../shared/contracts/promotion.ts'
import { giftProductId } from './articles.ts'
import { giftUpc, seedGifts } from './gifts.ts'
import { seedProducts } from './products.ts'
import { seedCoupons, seedPromotions } from './promotions.ts'

const referenceDate = '2026-11-15'
const languages = ['en', 'de', 'fr', 'es', 'it']

describe('the demo promotions', () => {
  it('are valid, with texts in every language', () => {
    for (const promotion of seedPromotions) {
      expect(Promotion.safeParse(promotion).error, promotion.promotionId).toBeUndefined()
      for (const texts of [promotion.name, promotion.callout ?? promotion.name])
        expect(Object.keys(texts)).toEqual(languages)
      for (const text of Object.values(promotion.callout ?? {})) expect(text).toContain('{amount}')
    }
    expect(new Set(seedPromotions.map(({ promotionId }) => promotionId)).size).toBe(seedPromotions.length)
  })

  it('have coupons only for promotions that need one', () => {
    const withCoupon = seedPromotions.flatMap(({ promotionId, condition }) => (condition?.coupon ? [promotionId] : []))
    for (const coupon of seedCoupons) {
      expect(Coupon.safeParse(coupon).error, coupon.code).toBeUndefined()
      expect(withCoupon).toContain(coupon.promotionId)
    }
  })
})

describe('the demo gift', () => {
  const [gift] = [...seedGifts(referenceDate)]

  it('is a product that is not in lists or search', () => {
    expect(IngestProduct.parse(gift)).toMatchObject({ productId: giftProductId, listed: false, categoryIds: [] })
    expect(giftProductId.startsWith(gift?.masterId ?? '-')).toBe(true)
  })

  it('has no id or UPC of the catalogue', () => {
    const products = [...seedProducts(referenceDate)]
    expect(products.some(({ productId }) => productId === giftProductId)).toBe(false)
    expect(products.some(({ skus }) => skus.some(({ upc }) => upc === giftUpc))).toBe(false)
    const digits = [...giftUpc].map(Number)
    expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
  })
})
