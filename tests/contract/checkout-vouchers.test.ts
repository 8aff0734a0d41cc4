import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCoupons, seedPromotions } from '../../demo/seed/promotions.ts'
import { shownOf } from '../../shared/cart/shown.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { quickHash } from '../harness/quick-cost.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { openShop, pin, type Shop, type Shopper, size } from './checkout-shop.ts'
import { byCard, readyBasket } from './ordering.ts'

let shop: Shop
let member: Shopper
beforeAll(async () => {
  shop = await openShop()
  await shop.stock(40)
  await shop.platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
  member = await shop.person('member')
})
afterAll(() => shop?.close())

/** An account's payment up to this amount, as a gift card of its own. */
async function payByGiftCard(basketId: string, amount: number): Promise<Cart> {
  const code = `VOUCHER${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const card = { code, pinHash: await quickHash(pin), currency: 'USD', openingBalance: amount }
  await shop.platform.admin('/people', { giftCards: [card] })
  const body = { payment_method_id: 'GIFT_CARD', code, pin } as const
  return member.call('cart.addPaymentInstrument', { params: { basketId }, body })
}

/** A member's cart of two pairs, of which this much is left to pay. */
async function cartWith(due: number): Promise<Cart> {
  const basketId = await readyBasket(member, { ...size(40), qty: 2 })
  const { totals } = await member.read(basketId)
  return payByGiftCard(basketId, totals.total - due)
}

const asked = ({ id: basketId }: Pick<Cart, 'id'>, points: number, pays?: number) => ({
  params: { basketId },
  body: { appliedLoyaltyVoucher: { points, amountInCurrency: 0, ...(pays !== undefined && { pays }) } },
})
const partsOf = (cart: Cart) => cart.payment_instruments.map(({ payment_method_id: id, amount }) => [id, amount])
const addCoupon = ({ id: cartId }: Cart) => member.call('cart.addCoupon', { body: { cartId, couponCode: 'WELCOME10' } })

describe('a voucher worth more than is left to pay', () => {
  it('is refused until the shopper confirms what it pays', async () => {
    const cart = await cartWith(2490)
    const answers: (string | null)[] = []
    for (const pays of [undefined, 2500, 2489, 2490])
      answers.push(await member.refusal('cart.applyReward', asked(cart, 2000, pays)))
    expect(answers).toEqual(['REW145', 'REW145', 'REW145', null])
    const paid = await member.read(cart.id)
    expect(paid.appliedLoyaltyVoucher).toEqual({ points: 2000, amountInCurrency: 2500 })
    expect(partsOf(paid).at(-1)).toEqual(['LOYALTY_POINTS', 2490])
    expect(paid.totals.remainingToPay).toBe(0)
  })

  it('is refused if a smaller one pays as much, and if nothing is left to pay', async () => {
    expect(await member.refusal('cart.applyReward', asked(await cartWith(1000), 2000, 1000))).toBe('REW145')
    expect(await member.refusal('cart.applyReward', asked(await cartWith(0), 500, 0))).toBe('REW145')
  })

  it('is confirmed for the amount that was shown only', async () => {
    const cart = await cartWith(2490)
    await member.call('cart.applyReward', asked(cart, 2000, 2490))
    const reduced = await addCoupon(cart)
    expect(reduced.appliedLoyaltyVoucher).toEqual({ points: 1000, amountInCurrency: 1000 })
  })

  it('gives way to the highest that fits, for a client that names none', async () => {
    const cart = await cartWith(1700)
    const body = { payment_method_id: 'LOYALTY_POINTS' } as const
    const paid = await member.call('cart.addPaymentInstrument', { params: { basketId: cart.id }, body })
    expect(paid.appliedLoyaltyVoucher).toEqual({ points: 1000, amountInCurrency: 1000 })
    const small = await cartWith(400)
    expect(await member.refusal('cart.addPaymentInstrument', { params: { basketId: small.id }, body })).toBe('REW145')
  })
})

describe('a voucher of a cart that gets cheaper', () => {
  it('steps down, says so until the next change, and never steps up by itself', async () => {
    const cart = await cartWith(3000)
    await member.call('cart.applyReward', asked(cart, 2000))
    const reduced = await addCoupon(cart)
    const said = { code: 'VoucherLowered', details: { points: 1000, amountInCurrency: 1000 } }
    expect(reduced.appliedLoyaltyVoucher?.points).toBe(1000)
    expect(partsOf(reduced).at(-1)).toEqual(['LOYALTY_POINTS', 1000])
    expect(reduced.flash).toEqual([said])
    expect((await member.read(cart.id)).flash).toEqual([said])
    const body = { cartId: cart.id, couponCode: 'WELCOME10' }
    const again = await member.call('cart.removeCoupon', { body })
    expect(again.appliedLoyaltyVoucher?.points).toBe(1000)
    expect(again.flash).toEqual([])
  })

  it('is taken out if none fits, and costs no points', async () => {
    const cart = await cartWith(600)
    await member.call('cart.applyReward', asked(cart, 500))
    const reduced = await addCoupon(cart)
    expect(reduced.appliedLoyaltyVoucher).toBeNull()
    expect(reduced.flash).toEqual([{ code: 'VoucherLowered', details: { points: null, amountInCurrency: 0 } }])
  })

  it('is not ordered by the button of a page that shows more', async () => {
    const cart = await cartWith(3000)
    const shown = shownOf(await member.call('cart.applyReward', asked(cart, 2000)))
    const dearer = await payByGiftCard(cart.id, 1200)
    expect(dearer.appliedLoyaltyVoucher?.points).toBe(1000)
    const body = {
      cartId: cart.id,
      shown,
      paymentMethod: await byCard(),
      returnUrl: 'https://shop.example/en-us/checkout',
    }
    expect(errorIdOf(await member.ask('cart.placeOrder', { body }))).toBe('ORD415')
  })
})

describe('a voucher in a shop with another currency than the account’s', () => {
  it('isn’t offered, and one in the cart is kept without effect', async () => {
    expect(await member.call('consumer.vouchers', {}, 'de-de')).toMatchObject({
      currentLoyaltyPoints: 2600,
      applicableLoyaltyVouchers: [],
      nextLoyaltyVoucher: null,
    })
    const { id } = await cartWith(3000)
    await member.call('cart.applyReward', asked({ id }, 2000))
    const abroad = await member.read(id, 'de-de')
    expect(abroad.appliedLoyaltyVoucher).toBeNull()
    expect(abroad.flash.map(({ code }) => code)).toEqual(['InvalidShippingAddress'])
    expect((await member.read(id)).appliedLoyaltyVoucher?.points).toBe(2000)
  })
})
