import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })

describe('a text that is longer than its field', () => {
  it.each([
    ['a gift card', '/en-us/gift-card', 'gift-card/balance', 'code', 40],
    ['a gift card’s PIN', '/en-us/gift-card', 'gift-card/balance', 'pin', 12],
    ['an order’s number', '/en-us/order-tracking', 'checkout/track', 'orderNumber', 40],
    ['a reward', '/en-us/account/payment', 'account/reward', 'code', 60],
  ] as const)('is refused with the length that it may have: %s', async (_, path, to, field, max) => {
    const walk = walker(shop)
    if (path.includes('account')) await walk.signIn('newmember@kerb.example')
    await walk.page(path)
    const long = 'K'.repeat(max + 1)
    const { status, html } = await walk.post(`/api/${to}`, {
      code: '1',
      pin: '1',
      email: 'ada@shop.example',
      [field]: long,
    })
    expect([status, html]).toEqual([422, expect.stringContaining(`Enter no more than ${max} characters`)])
    if (field !== 'pin') expect(html).toContain(`value="${long}"`)
  })
})
