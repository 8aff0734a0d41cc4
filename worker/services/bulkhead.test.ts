import { describe, expect, it } from 'vitest'
import { createBulkhead } from './bulkhead.ts'
import { type Worth, worthOfCall, worthOfPath, worths } from './worth.ts'

const fill = (bulkhead: ReturnType<typeof createBulkhead>, worth: Worth) => {
  let entered = 0
  while (bulkhead.enter(worth, 0, 1000)) entered += 1
  return entered
}

describe('a bulkhead', () => {
  it('is full for what is worth least first', () => {
    const bulkhead = createBulkhead(20)
    expect(worths.map((worth) => fill(bulkhead, worth))).toEqual([8, 6, 3, 3])
  })

  it('has room again after a call has ended or was aborted', () => {
    const bulkhead = createBulkhead(2)
    const first = bulkhead.enter('checkout', 0, 1000)
    bulkhead.enter('checkout', 0, 1000)
    expect(bulkhead.enter('checkout', 999, 2000)).toBeNull()
    first?.leave()
    expect(bulkhead.enter('checkout', 999, 2000)).not.toBeNull()
    expect(bulkhead.enter('checkout', 1000, 2000)).not.toBeNull()
    expect(bulkhead.within()).toBe(2)
  })

  it('is wider for a service that answers, up to a limit, and narrow again for one that doesn’t', () => {
    const bulkhead = createBulkhead(2, 4)
    expect(fill(bulkhead, 'checkout')).toBe(2)
    for (let answer = 0; answer < 9; answer += 1) bulkhead.note(true)
    expect(fill(bulkhead, 'checkout')).toBe(2)
    expect(bulkhead.within()).toBe(4)
    bulkhead.note(false)
    expect(bulkhead.enter('checkout', 1000, 2000)).not.toBeNull()
    expect(fill(bulkhead, 'checkout')).toBe(1)
  })

  it('always admits the least important call when it is empty', () => {
    expect(createBulkhead(1).enter('extra', 0, 1)).not.toBeNull()
  })
})

it.each([
  ['cart.placeOrder', 'checkout'],
  ['cart.setShippingAddress', 'checkout'],
  ['auth.token', 'checkout'],
  ['cart.addItems', 'cart'],
  ['auth.signin', 'cart'],
  ['products.details', 'browse'],
  ['products.inventory', 'extra'],
  ['products.catalog', 'browse'],
  ['content.category', 'extra'],
  ['content.page', 'browse'],
  ['content.search', 'extra'],
  ['stores.search', 'extra'],
])('the call %s is %s', (id, worth) => {
  expect(worthOfCall(id)).toBe(worth)
})

it.each([
  ['/api/checkout/place', 'checkout'],
  ['/en-us/checkout/billing', 'checkout'],
  ['/healthz', 'checkout'],
  ['/api/cart/add', 'cart'],
  ['/de-de/cart', 'cart'],
  ['/en-us/c/women-1000', 'browse'],
  ['/', 'browse'],
  ['/images/scenes/x', 'extra'],
  ['/api/suggest', 'extra'],
])('the path %s is %s', (path, worth) => {
  expect(worthOfPath(path)).toBe(worth)
})
