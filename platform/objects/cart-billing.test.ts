import { describe, expect, it } from 'vitest'
import { random } from '../../shared/random.ts'
import { addressIn, expected, openBasket } from '../../tests/harness/basket-scene.ts'
import { doorShipmentId } from './cart-snapshot.ts'

function begun() {
  const basket = openBasket()
  basket.apply({ kind: 'add', items: [expected()] })
  let now = 0
  const to = (city: string, email?: string) => ({ ...addressIn(city), ...(email && { email }) })
  return {
    ...basket,
    deliver: (city: string, email?: string) =>
      basket.apply(
        { kind: 'set-addresses', addresses: [{ shippingId: doorShipmentId, address: to(city, email) }] },
        ++now,
      ),
    bill: (city: string, follows: boolean, email?: string) =>
      basket.apply({ kind: 'set-billing', address: to(city, email), follows }, ++now),
    billed: () => basket.checkout.fact('billing'),
  }
}

describe('a billing address that is the same as the delivery address', () => {
  it('changes with it, time and again', () => {
    const { deliver, bill, billed } = begun()
    deliver('Boston')
    bill('Boston', true)
    for (const city of ['Salem', 'Albany']) {
      deliver(city)
      expect(billed()?.city).toBe(city)
    }
  })

  it('is the delivery address of now, also if it was read before another tab changed that', () => {
    const { deliver, bill, billed } = begun()
    deliver('Salem')
    bill('Boston', true, 'ada@kerb.example')
    expect(billed()).toMatchObject({ city: 'Salem', email: 'ada@kerb.example' })
  })

  it('has the email that was entered last', () => {
    const { deliver, bill, billed } = begun()
    deliver('Boston', 'first@kerb.example')
    bill('Boston', true, 'second@kerb.example')
    expect(billed()?.email).toBe('second@kerb.example')
    deliver('Salem', 'third@kerb.example')
    expect(billed()).toMatchObject({ city: 'Salem', email: 'third@kerb.example' })
  })

  it('stays where everything is collected in a store, and follows the next delivery', () => {
    const { apply, deliver, bill, billed } = begun()
    deliver('Boston')
    bill('Boston', true)
    apply({ kind: 'remove-addresses' })
    expect(billed()?.city).toBe('Boston')
    deliver('Salem')
    expect(billed()?.city).toBe('Salem')
  })

  it('is forgotten with the purchase', () => {
    const { apply, checkout, lines, deliver, bill } = begun()
    deliver('Boston')
    bill('Boston', true)
    apply({ kind: 'remove', itemId: lines.all()[0]?.id ?? '' })
    expect(checkout.fact('billingFollows')).toBeNull()
  })
})

describe('a billing address of the shopper’s own', () => {
  it('stays, also after the goods went to the same place for a while', () => {
    const { deliver, bill, billed } = begun()
    deliver('Boston')
    bill('Salem', false)
    for (const city of ['Salem', 'Albany']) {
      deliver(city)
      expect(billed()?.city).toBe('Salem')
    }
  })
})

it('after any changes billing is the last delivery as long as both are said to be the same, else what was given', () => {
  const chances = random('billing addresses')
  for (let round = 0; round < 300; round++) {
    const { deliver, bill, billed } = begun()
    let delivered: string | null = null
    let billedIn: string | null = null
    let follows = false
    for (let step = 0; step < 12; step++) {
      const city = chances.pick(['Boston', 'Salem', 'Albany'])
      if (chances.chance(0.5)) {
        deliver(city)
        delivered = city
      } else {
        follows = chances.chance(0.5)
        bill(city, follows)
        billedIn = city
      }
      if (billedIn !== null && follows && delivered !== null) billedIn = delivered
      expect(billed()?.city ?? null).toBe(billedIn)
    }
  }
})
