import { describe, expect, it } from 'vitest'
import type { Address } from '../../shared/contracts/address.ts'
import { mergedDetailsDiffer } from '../../shared/errors/flow-messages.ts'
import { type Random, random } from '../../shared/random.ts'
import { addressIn, expected, instrument, openBasket } from '../../tests/harness/basket-scene.ts'
import {
  type CartSnapshot,
  type CopiedLine,
  type EnteredPart,
  isSameLine,
  type KeptShipment,
  type Rebuilt,
} from './cart-snapshot.ts'

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
  billingFollows: false,
  coupons: ['SPRING'],
  instruments: card === null ? [] : [instrument(card, { method: 'CREDIT_CARD', code: null, sessionId: 'session' })],
  adjustments: [],
  member: null,
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

/** Says that a basket was made in the place of the account's. */
const rebuilt = (fields: Partial<Rebuilt> = {}): Rebuilt => ({
  basketId: 'B1',
  lines: [],
  purchaseId: 'B1',
  ...fields,
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

  it('that was begun anew in its place brings no unit twice', () => {
    const { apply, lines } = ownBasket(1)
    const from = { ...inHand({ address: null, card: null, at: 0 }), rebuilds: rebuilt({ purchaseId: null }) }
    apply({ kind: 'absorb', from, items: [expected({ qty: 3 }), expected({ upc: '2' })] })
    expect(lines.all().map(({ upc, qty }) => [upc, qty])).toEqual([
      ['1', 3],
      ['2', 1],
    ])
  })

  it.each([
    ['later', 2, 'new@kerb.example'],
    ['before', 0, 'old@kerb.example'],
  ])('that was rebuilt from it, its email entered %s, makes the order write to the last one', (_, at, email) => {
    const { apply, checkout } = ownBasket(1)
    apply({ kind: 'set-billing', address: { ...addressIn('Boston'), email: 'old@kerb.example' } }, 1)
    const address = { ...addressIn('Salem'), email: 'new@kerb.example' }
    const from = { ...inHand({ address, card: null, at }), billingAddress: null, purchaseId: 'B1', rebuilds: rebuilt() }
    apply({ kind: 'absorb', from, items: [] })
    expect(checkout.fact('billing')).toMatchObject({ city: 'Boston', email })
  })

  it('that is emptied since it was rebuilt empties it', () => {
    const { apply, checkout, lines } = ownBasket(1)
    const copied = rebuilt({ lines: lines.all() })
    const from = { ...inHand({ address: null, card: null, at: 0 }), lines: [], rebuilds: copied }
    apply({ kind: 'absorb', from, items: [] })
    expect([lines.all(), checkout.addresses(), checkout.instruments()]).toEqual([[], [], []])
  })

  it('changes nothing without a line', () => {
    const { apply, checkout } = ownBasket(1)
    apply({ kind: 'absorb', from: { ...inHand({ address: null, card: null, at: 0 }), lines: [] }, items: [] })
    expect(checkout.addresses().map(({ address }) => address.city)).toEqual(['Boston'])
    expect(checkout.hasMerged('B2')).toBe(true)
  })
})

/** A basket whose every text says whose it is. */
function written(whose: 'account' | 'hand', chances: Random): CartSnapshot {
  const chance = <T>(value: T): T[] => (chances.chance(0.6) ? [value] : [])
  const ids = ['me', 'store:S1', 'store:S2'].flatMap(chance)
  const shipments = ids.map((shippingId): KeptShipment => {
    const isDoor = shippingId === 'me'
    return {
      shippingId,
      code: isDoor ? 'pudo' : 'pickup',
      collectionPointId: isDoor ? `${whose} point` : null,
      pickupPerson: chance(person(whose))[0] ?? null,
    }
  })
  const addresses = chance('me').map((shippingId) => ({ shippingId, address: addressIn(`${whose} city`) }))
  const at = chances.int(0, 9)
  return {
    ...inHand({ address: null, card: null, at }),
    basketId: `${whose} basket`,
    purchaseId: `${whose} purchase`,
    lines: [{ id: `${whose} line`, ...expected({ upc: whose }) }],
    shipments,
    addresses,
    billingAddress: chance(addressIn(`${whose} city`))[0] ?? null,
    coupons: chance(`${whose} coupon`),
    instruments: chance(instrument(`${whose} card`)),
    adjustments: chance({ id: `${whose} adjustment`, itemId: null, amount: 100, reason: whose }),
    member: chance(`${whose} member`)[0] ?? null,
    voucherPoints: null,
    favoriteStoreId: chance(`${whose} store`)[0] ?? null,
    deviceFingerPrint: chance(`${whose} device`)[0] ?? null,
  }
}

/** The basket of an account, and what another one has made of it. */
function absorbed(own: CartSnapshot, from: CartSnapshot) {
  const basket = openBasket()
  basket.apply({ kind: 'succeed', from: own })
  basket.apply({ kind: 'absorb', from, items: from.lines.map((line) => ({ ...line, limit: 10 })) })
  return contentsOf(basket)
}

function contentsOf({ checkout, lines }: Pick<ReturnType<typeof openBasket>, 'checkout' | 'lines'>) {
  const contents: Readonly<Record<Carried, unknown>> = {
    purchaseId: checkout.fact('purchaseId'),
    enteredAt: checkout.enteredAt(),
    lines: lines.all(),
    shipments: checkout.shipments(),
    addresses: checkout.addresses(),
    billingAddress: checkout.fact('billing'),
    billingFollows: checkout.fact('billingFollows') ?? false,
    coupons: checkout.coupons(),
    instruments: checkout.instruments(),
    adjustments: checkout.adjustments(),
    member: checkout.fact('member'),
    voucherPoints: checkout.fact('voucherPoints'),
    voucherPays: checkout.fact('voucherPays'),
    flash: checkout.flash(),
    favoriteStoreId: checkout.fact('favoriteStoreId'),
    deviceFingerPrint: checkout.fact('deviceFingerPrint'),
    prepared: checkout.fact('prepared'),
    rebuilds: checkout.fact('rebuilds'),
  }
  return contents
}

/** Fields of the basket itself, not of its lines. */
type Identity = 'basketId' | 'owner' | 'version' | 'leaving' | 'locked' | 'ordering'
type Carried = Exclude<keyof CartSnapshot, Identity>

/**
 * Every field of a basket, and whose it is after a merge: `both` keeps the two, `entry` follows the later entry where
 * both have one and is the hand's otherwise. Adjustments of the whole basket; those of a line stay with it.
 */
const whoseAfter: Readonly<Record<Carried, 'hand' | 'both' | 'entry'>> = {
  purchaseId: 'hand',
  enteredAt: 'entry',
  lines: 'both',
  shipments: 'entry',
  addresses: 'entry',
  billingAddress: 'entry',
  billingFollows: 'entry',
  coupons: 'both',
  instruments: 'entry',
  adjustments: 'hand',
  member: 'hand',
  voucherPoints: 'entry',
  voucherPays: 'entry',
  flash: 'both',
  favoriteStoreId: 'both',
  deviceFingerPrint: 'hand',
  prepared: 'hand',
  rebuilds: 'hand',
}

/** The fields that make up an entry. */
const fieldsOf: Readonly<Record<EnteredPart, readonly Carried[]>> = {
  delivery: ['addresses', 'shipments'],
  billing: ['billingAddress'],
  payment: ['instruments', 'voucherPoints', 'voucherPays'],
}

const isEntered = (part: EnteredPart, basket: CartSnapshot): boolean =>
  fieldsOf[part].some((field) => {
    const value = basket[field]
    return Array.isArray(value) ? value.some(saysMore) : value !== null
  })
/** A store's shipment without a person says only that the store was chosen, as its line does. */
const saysMore = (value: object): boolean =>
  !('pickupPerson' in value) || value.pickupPerson !== null || ('code' in value && value.code === 'pudo')

describe('any basket in hand, merged into any other', () => {
  const chances = random('merged baskets')
  const pairs = Array.from({ length: 500 }, () => [written('account', chances), written('hand', chances)] as const)

  it('takes nothing of the account’s where the purchase in hand has nothing, or something later', () => {
    for (const [own, from] of pairs) {
      const after = absorbed(own, from)
      for (const [field, whose] of Object.entries(whoseAfter) as [Carried, string][])
        if (whose === 'hand') expect(JSON.stringify(after[field] ?? '')).not.toContain('account')
      for (const part of parts) {
        const ownWins =
          isEntered(part, own) && isEntered(part, from) && (own.enteredAt[part] ?? 0) > (from.enteredAt[part] ?? 0)
        const kept = JSON.stringify(fieldsOf[part].map((field) => after[field]))
        if (!ownWins) expect(kept, JSON.stringify([part, own, from])).not.toContain('account')
      }
    }
  })

  it('never mixes two answers about one shipment', () => {
    for (const [own, from] of pairs) {
      const { addresses, shipments } = absorbed(own, from)
      const said = new Map<string, Set<string>>()
      for (const one of [...(addresses as CartSnapshot['addresses']), ...(shipments as KeptShipment[])])
        for (const whose of ['account', 'hand'])
          if (JSON.stringify(one).includes(whose))
            said.set(one.shippingId, (said.get(one.shippingId) ?? new Set()).add(whose))
      expect([...said].filter(([, owners]) => owners.size > 1)).toEqual([])
    }
  })

  it('loses no line and no coupon, those in hand first', () => {
    for (const [own, from] of pairs) {
      const { coupons, lines } = absorbed(own, from)
      expect(coupons).toEqual([...from.coupons, ...own.coupons])
      expect((lines as CartSnapshot['lines']).map(({ upc }) => upc)).toEqual(['account', 'hand'])
    }
  })

  it('is the same purchase where it was rebuilt from it: nothing that was typed is lost', () => {
    for (const [own, hand] of pairs) {
      const purchaseId = own.purchaseId
      const after = absorbed({ ...own, basketId: 'B1' }, { ...hand, purchaseId, rebuilds: rebuilt({ purchaseId }) })
      expect([after.purchaseId, after.member]).toEqual(['account purchase', own.member])
      for (const part of parts)
        if (isEntered(part, own) && !isEntered(part, hand))
          expect(JSON.stringify(fieldsOf[part].map((field) => after[field]))).toContain('account')
    }
  })
})

describe('any basket that was rebuilt from another', () => {
  const chances = random('rebuilt baskets')
  const kinds = ['1', '2', '3'].flatMap((upc) => [
    expected({ upc, limit: 99 }),
    expected({ upc, limit: 99, method: 'pickup', storeId: 'S1' }),
    expected({ upc, limit: 99, giftOption: { email: 'kim@kerb.example', to: 'Kim', message: '' } }),
  ])
  const units = (lines: readonly CopiedLine[], kind: CopiedLine) =>
    lines.filter((line) => isSameLine(line, kind)).reduce((sum, { qty }) => sum + qty, 0)
  const some = () => kinds.filter(() => chances.chance(0.4)).map((line) => ({ ...line, qty: chances.int(1, 3) }))

  it('replaces it line by line: what its shopper took out is out, the larger quantity counts, nothing else is lost', () => {
    for (let round = 0; round < 500; round++) {
      const [seen, own, hand] = [some(), some(), some()]
      const basket = openBasket()
      if (own.length > 0) basket.apply({ kind: 'add', items: own })
      const lines = hand.map((line, index) => ({ ...line, id: `H${index}` }))
      const from = { ...inHand({ address: null, card: null, at: 0 }), lines, rebuilds: rebuilt({ lines: seen }) }
      basket.apply({ kind: 'absorb', from, items: hand })
      for (const kind of kinds) {
        const takenOut = Math.max(0, units(seen, kind) - units(hand, kind))
        const expectedUnits = Math.max(units(hand, kind), units(own, kind) - takenOut)
        expect(units(basket.lines.all(), kind), JSON.stringify({ seen, own, hand, kind })).toBe(expectedUnits)
      }
    }
  })
})

describe('any basket that succeeds another', () => {
  it('has all of its contents: both are one purchase, and what was shown is shown again', () => {
    const chances = random('succeeding baskets')
    for (const entered of Array.from({ length: 100 }, () => written('hand', chances))) {
      const from: CartSnapshot = {
        ...entered,
        voucherPoints: 500,
        voucherPays: 400,
        flash: [{ code: mergedDetailsDiffer }],
        prepared: 'digest',
        rebuilds: rebuilt({ basketId: 'B0' }),
      }
      const basket = openBasket()
      basket.apply({ kind: 'succeed', from })
      const { prepared, ...contents } = contentsOf(basket)
      expect(prepared).toBeNull()
      expect(from).toMatchObject(contents)
    }
  })
})
