import { describe, expect, it } from 'vitest'
import type { Address } from '../../shared/contracts/address.ts'
import { mergedDetailsDiffer } from '../../shared/errors/flow-messages.ts'
import { addressIn, expected, instrument, openBasket } from '../../tests/harness/basket-scene.ts'
import type { CartSnapshot, EnteredPart } from './cart-snapshot.ts'

const parts: readonly EnteredPart[] = ['delivery', 'billing', 'payment']
const person = (firstName: string) => ({ firstName, lastName: 'Bell', email: 'ada@kerb.example', phone: '' })
const shipment = (shippingId: string, firstName: string | null) =>
  ({
    shippingId,
    code: 'pickup',
    collectionPointId: null,
    pickupPerson: firstName === null ? null : person(firstName),
  }) as const

/** The account's basket, its checkout filled in at `at`. */
function ownBasket(at: number) {
  const basket = openBasket()
  const { apply } = basket
  apply({ kind: 'add', items: [expected({ qty: 2 })] })
  apply({ kind: 'set-addresses', addresses: [{ shippingId: 'home', address: addressIn('Boston') }] }, at)
  apply(
    { kind: 'deliver', lines: { itemIds: [], method: null, storeId: null }, shipment: shipment('store:S1', 'Ben') },
    at,
  )
  apply({ kind: 'set-billing', address: addressIn('Boston') }, at)
  apply({ kind: 'add-instrument', instrument: instrument('own') }, at)
  return basket
}

type Entries = { readonly address: Address | null; readonly card: string | null; readonly at: number }

/** The basket in hand. */
const inHand = ({ address, card, at }: Entries): CartSnapshot => ({
  basketId: 'B2',
  purchaseId: 'P2',
  enteredAt: Object.fromEntries(parts.map((part) => [part, at])),
  owner: 'G1',
  version: 1,
  lines: [{ id: 'L1', ...expected({ upc: '2' }) }],
  shipments: [shipment('store:S1', address && 'Ada')],
  addresses: address ? [{ shippingId: 'home', address }] : [],
  billingAddress: address,
  coupons: ['SPRING'],
  instruments: card === null ? [] : [instrument(card, { method: 'CREDIT_CARD', code: null, sessionId: 'session' })],
  adjustments: [],
  voucherPoints: null,
  voucherPays: null,
  flash: [],
  favoriteStoreId: null,
  deviceFingerPrint: null,
  prepared: null,
  rebuilds: null,
  leaving: [],
  locked: false,
  ordering: null,
})

function merged(ownAt: number, entries: Entries) {
  const { apply, checkout, lines } = ownBasket(ownAt)
  apply({ kind: 'absorb', from: inHand(entries), items: [expected({ upc: '2' })] })
  return {
    upcs: lines.all().map(({ upc }) => upc),
    coupons: checkout.coupons(),
    cities: checkout.addresses().map(({ address }) => address.city),
    billing: checkout.fact('billing')?.city ?? null,
    persons: checkout.shipments().map(({ pickupPerson }) => pickupPerson?.firstName ?? null),
    payment: checkout.instruments().map(({ id }) => id),
    says: checkout.flash().map(({ code }) => code),
    purchaseId: checkout.fact('purchaseId'),
  }
}

describe('a basket in hand, merged into the account’s older one', () => {
  it('keeps what was entered in it, also a card that isn’t used yet', () => {
    expect(merged(1, { address: addressIn('Salem'), card: 'card', at: 2 })).toEqual({
      upcs: ['1', '2'],
      coupons: ['SPRING'],
      cities: ['Salem'],
      billing: 'Salem',
      persons: ['Ada'],
      payment: ['card'],
      says: [mergedDetailsDiffer],
      purchaseId: 'P2',
    })
  })

  it('brings its voucher with what was confirmed for that one', () => {
    const { apply, checkout } = ownBasket(1)
    apply({ kind: 'set-voucher', points: 5000, pays: 3000 }, 1)
    const from = { ...inHand({ address: null, card: 'card', at: 2 }), voucherPoints: 2000, voucherPays: 2490 }
    apply({ kind: 'absorb', from, items: [] })
    expect([checkout.fact('voucherPoints'), checkout.fact('voucherPays')]).toEqual([2000, 2490])
    apply({ kind: 'absorb', from: { ...from, basketId: 'B3', voucherPoints: null, voucherPays: null }, items: [] })
    expect([checkout.fact('voucherPoints'), checkout.fact('voucherPays')]).toEqual([null, null])
  })

  it('takes nothing that was entered for an earlier purchase, where it has nothing yet', () => {
    expect(merged(3, { address: null, card: null, at: 0 })).toMatchObject({
      cities: [],
      billing: null,
      persons: [null],
      payment: [],
      says: [],
    })
  })

  it('yields to a later entry in the account, and says so', () => {
    expect(merged(3, { address: addressIn('Salem'), card: 'card', at: 2 })).toMatchObject({
      cities: ['Boston'],
      billing: 'Boston',
      persons: ['Ben'],
      payment: ['own'],
      says: [mergedDetailsDiffer],
    })
  })

  it('says nothing where both have the same', () => {
    const { apply, checkout } = ownBasket(1)
    const from = inHand({ address: addressIn('Boston'), card: null, at: 2 })
    const shipments = [shipment('store:S1', 'Ben')]
    apply({ kind: 'absorb', from: { ...from, shipments, instruments: [instrument('own')] }, items: [] })
    expect(checkout.flash()).toEqual([])
  })

  it('that was rebuilt from it brings no unit twice', () => {
    const { apply, lines } = ownBasket(1)
    const from = { ...inHand({ address: null, card: null, at: 0 }), rebuilds: 'B1' }
    apply({ kind: 'absorb', from, items: [expected({ qty: 3 }), expected({ upc: '2' })] })
    expect(lines.all().map(({ upc, qty }) => [upc, qty])).toEqual([
      ['1', 3],
      ['2', 1],
    ])
  })

  it('changes nothing without a line', () => {
    const { apply, checkout } = ownBasket(1)
    apply({ kind: 'absorb', from: { ...inHand({ address: null, card: null, at: 0 }), lines: [] }, items: [] })
    expect(checkout.addresses().map(({ address }) => address.city)).toEqual(['Boston'])
    expect(checkout.hasMerged('B2')).toBe(true)
  })
})
