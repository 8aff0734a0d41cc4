import { describe, expect, it } from 'vitest'
import { addressIn, instrument, openBasket } from '../../tests/harness/basket-scene.ts'

const isRefused = (code: string) => expect.objectContaining({ failure: { code } })

it('coupons are five, each once, and go by their code', () => {
  const { checkout } = openBasket()
  for (const code of ['A', 'B', 'C', 'D']) expect(checkout.addCoupon(code)).toBeNull()
  expect(checkout.addCoupon('A')).toEqual(isRefused('PRM416'))
  expect(checkout.addCoupon('E')).toBeNull()
  expect(checkout.addCoupon('F')).toEqual(isRefused('PRM140'))
  expect(checkout.removeCoupon('B')).toBeNull()
  expect(checkout.removeCoupon('B')).toEqual(isRefused('PRM175'))
  expect(checkout.coupons()).toEqual(['A', 'C', 'D', 'E'])
})

describe('what pays', () => {
  it('holds five gift cards, each once', () => {
    const { checkout } = openBasket()
    for (const id of ['1', '2', '3', '4']) expect(checkout.addInstrument(instrument(id))).toBeNull()
    expect(checkout.addInstrument(instrument('x', { code: '1' }))).toEqual(isRefused('GFC755'))
    expect(checkout.addInstrument(instrument('5'))).toBeNull()
    expect(checkout.addInstrument(instrument('6'))).toMatchObject({
      failure: {
        code: 'GFC410',
        details: { additionalInfo: { maxCards: 5 } },
      },
    })
    expect(checkout.addInstrument(instrument('R', { method: 'REWARD_CODE' }))).toBeNull()
  })

  it('is one way of a provider’s at a time, beside the gift cards', () => {
    const { checkout } = openBasket()
    const provided = (id: string, method: 'CREDIT_CARD' | 'PAYPAL') => instrument(id, { method, code: null })
    checkout.addInstrument(instrument('1'))
    checkout.addInstrument(provided('card', 'CREDIT_CARD'))
    checkout.addInstrument(provided('paypal', 'PAYPAL'))
    expect(checkout.instruments().map(({ id }) => id)).toEqual(['1', 'paypal'])
    expect([checkout.removeInstrument('1'), checkout.removeInstrument('1')]).toEqual([null, isRefused('PYT404')])
  })
})

it('addresses are one for each shipment, and removed only where there are some', () => {
  const { checkout } = openBasket()
  expect(checkout.removeAddresses()).toEqual(isRefused('PYT405'))
  checkout.keepAddress('home', addressIn('Boston'))
  checkout.keepAddress('home', addressIn('Salem'))
  expect(checkout.addresses()).toEqual([{ shippingId: 'home', address: addressIn('Salem') }])
  expect(checkout.removeAddresses()).toBeNull()
  expect(checkout.addresses()).toEqual([])
})

it('adjustments are changed and removed by their id, and go with their line', () => {
  const { checkout } = openBasket()
  const adjustment = (id: string, itemId: string | null) => ({ id, itemId, amount: 100, reason: 'Worn' })
  for (const item of [adjustment('a', 'line'), adjustment('b', null), adjustment('c', 'other')])
    checkout.addAdjustment(item)
  expect(checkout.updateAdjustment('b', 50, null)).toBeNull()
  expect(checkout.updateAdjustment('x', 50, null)).toEqual(isRefused('PRC400'))
  checkout.dropAdjustmentsOf('line')
  expect(checkout.adjustments()).toEqual([{ ...adjustment('b', null), amount: 50 }, adjustment('c', 'other')])
  expect([checkout.removeAdjustment('c'), checkout.removeAdjustment('c')]).toEqual([null, isRefused('PRC400')])
})
