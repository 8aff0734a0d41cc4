import { describe, expect, it } from 'vitest'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { cartItem, context } from '../pages.fixtures.ts'
import { cartCallouts, freeShippingOf } from './within-reach.ts'

const priced = (minor: number, overrides: Partial<CartItem> = {}): CartItem => ({
  ...cartItem,
  ...overrides,
  price: { ...cartItem.price, priceAfterOrderDiscount: minor },
})
const cart = (items: readonly CartItem[], shipping = 695) => ({ items: [...items], totals: { shipping } })

describe('a callout', () => {
  const promo = (calloutMsg: string) => ({
    promotionId: 'p',
    promotionName: 'Ten percent',
    level: 'ORDER' as const,
    calloutMsg,
    distanceFromConditionThreshold: 3000,
  })

  it.each(['', 'one|two'])('is empty for %j', (callout) => {
    expect(cartCallouts({ items: [cartItem], promoSummary: [promo(callout)] })).toEqual([])
  })

  it('has three parts and a bar of the goods', () => {
    const items = [priced(7000), priced(2500, { isDigitalProduct: true })]
    expect(cartCallouts({ items, promoSummary: [promo('a|b|c')] })).toEqual([
      { promotionId: 'p', name: 'Ten percent', parts: ['a', 'b', 'c'], reached: 7000, goal: 10_000 },
    ])
  })
})

describe('free shipping', () => {
  it('is measured by goods and not by gift cards', () => {
    const items = [priced(5000), priced(9000, { isDigitalProduct: true, selectedShippingOption: 'digital' })]
    expect(freeShippingOf(context, cart(items))).toEqual({ away: '$25.00', reached: 5000, goal: 7500 })
  })

  it('counts as reached when a promotion has made it free', () => {
    expect(freeShippingOf(context, cart([priced(1000)], 0))?.away).toBeNull()
  })

  it.each(['pickup', 'digital'] as const)('does not apply to %s lines', (code) => {
    expect(freeShippingOf(context, cart([priced(1000, { selectedShippingOption: code })]))).toBeNull()
  })
})
