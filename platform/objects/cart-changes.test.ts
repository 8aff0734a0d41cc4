import { describe, expect, it } from 'vitest'
import { addressIn, expected, instrument, openBasket } from '../../tests/harness/basket-scene.ts'

const prepared = 'a digest'
const flash = { code: 'INV408', details: {} } as const
const adjustment = (itemId: string) => ({ id: 'a', itemId, amount: 100, reason: 'Worn' })

function filled() {
  const basket = openBasket()
  basket.apply({ kind: 'add', items: [expected({ qty: 2 })] })
  const [line] = basket.lines.all()
  if (!line) throw new Error('no line')
  basket.checkout.setFact('prepared', prepared)
  basket.checkout.addFlash(flash)
  return { ...basket, line }
}

describe('a change', () => {
  it.each([
    { kind: 'add-coupon', code: 'SPRING' },
    { kind: 'add-instrument', instrument: instrument('1') },
  ] as const)('discards messages, and keeps what was prepared for the order to be compared with: $kind', (change) => {
    const { apply, checkout } = filled()
    apply(change)
    expect([checkout.fact('prepared'), checkout.flash()]).toEqual([prepared, []])
  })

  it('that is refused leaves both as they were', () => {
    const { apply, checkout } = filled()
    expect(apply({ kind: 'remove', itemId: 'nobody' })).toMatchObject({ failure: { code: 'ORD404' } })
    expect([checkout.fact('prepared'), checkout.flash()]).toEqual([prepared, [flash]])
  })

  it('of the shop’s own making leaves a message', () => {
    const { apply, checkout } = filled()
    apply({ kind: 'convert', lines: [], shipments: [], flash: [flash] })
    expect([checkout.fact('prepared'), checkout.flash()]).toEqual([prepared, [flash]])
  })

  it('of the voucher by the shop ends its confirmation, and keeps what was said before', () => {
    const { apply, checkout } = filled()
    const chosen = () => [checkout.fact('voucherPoints'), checkout.fact('voucherPays')]
    apply({ kind: 'set-voucher', points: 2000, pays: 2490 })
    expect(chosen()).toEqual([2000, 2490])
    checkout.addFlash(flash)
    const lowered = { code: 'VoucherLowered', details: {} }
    const lower = { kind: 'lower-voucher', from: 2000, points: 1000, flash: lowered } as const
    expect(apply(lower)).toBeNull()
    expect([...chosen(), checkout.flash()]).toEqual([1000, null, [flash, lowered]])
    // Another request has changed the voucher meanwhile.
    expect(apply(lower)).toMatchObject({ failure: { code: 'REW140' } })
    expect(apply({ ...lower, from: 1000, points: null })).toBeNull()
    expect(chosen()).toEqual([null, null])
  })
})

describe('a line', () => {
  const giftOption = { email: 'a@kerb.example', to: 'Ada', message: 'Hi' }

  it('keeps its gift option until another is named', () => {
    const { apply, lines, line } = filled()
    const item = expected({ qty: 3 })
    apply({ kind: 'update', itemId: line.id, item, giftOption })
    apply({ kind: 'update', itemId: line.id, item: { ...item, qty: 4 } })
    expect(lines.all()).toMatchObject([{ qty: 4, giftOption }])
    apply({ kind: 'update', itemId: line.id, item, giftOption: null })
    expect(lines.all()).toMatchObject([{ giftOption: null }])
  })

  it.each(['remove', 'save-for-later'] as const)('takes its adjustments along: %s', (kind) => {
    const { apply, checkout, lines, line } = filled()
    apply({ kind: 'add-adjustment', adjustment: adjustment(line.id), checkedAt: 0 })
    expect(apply({ kind, itemId: line.id, savedId: 'saved' })).toBeNull()
    expect([lines.all(), checkout.adjustments()]).toEqual([[], []])
    expect(checkout.leaving().length).toBe(kind === 'remove' ? 0 : 1)
  })
})

describe('the last line', () => {
  it.each(['remove', 'save-for-later'] as const)('takes everything along that was entered for it: %s', (kind) => {
    const { apply, checkout, lines, line } = filled()
    apply({ kind: 'add', items: [expected({ upc: '2' })] })
    enter(apply)
    const purchaseId = checkout.fact('purchaseId')
    apply({ kind, itemId: line.id, savedId: 'saved' })
    expect([checkout.addresses().length, checkout.fact('purchaseId')]).toEqual([1, purchaseId])
    apply({ kind, itemId: lines.all()[0]?.id ?? '', savedId: 'saved-2' })
    expect(entered(checkout)).toEqual(nothing)
    expect(checkout.fact('purchaseId')).not.toBe(purchaseId)
  })
})

describe('a basket from before purchases had ids', () => {
  it('goes on under its own id, and gets another for its next purchase', () => {
    const { apply, checkout, line } = filled()
    checkout.setFact('purchaseId', null)
    enter(apply)
    expect(checkout.fact('purchaseId')).toBe('B1')
    apply({ kind: 'remove', itemId: line.id })
    expect(checkout.fact('purchaseId')).toMatch(/^[\da-f-]{36}$/)
  })
})

it('another person’s purchase keeps lines that are no copies, and nothing that was entered for them', () => {
  const { apply, checkout, lines } = filled()
  const [copied] = lines.all()
  const giftOption = { email: 'kim@kerb.example', to: 'Kim', message: 'For you' }
  apply({ kind: 'add', items: [expected({ qty: 2 }), expected({ upc: '7' }), expected({ upc: '7', giftOption })] })
  enter(apply)
  const purchaseId = checkout.fact('purchaseId')
  apply({ kind: 'hand-over', without: copied ? [copied] : [] })
  expect(lines.all().map(({ upc, qty, giftOption: gift }) => [upc, qty, gift])).toEqual([
    [copied?.upc, 2, null],
    ['7', 2, null],
  ])
  expect(entered(checkout)).toEqual(nothing)
  expect(checkout.fact('purchaseId')).not.toBe(purchaseId)
})

it('a basket whose copy was ordered elsewhere has what was added since, for another purchase', () => {
  const { apply, checkout, lines } = filled()
  const copies = lines.all()
  enter(apply)
  const purchaseId = checkout.fact('purchaseId')
  apply({ kind: 'add', items: [expected({ upc: '7' })] })
  apply({ kind: 'ordered-elsewhere', basketId: 'B2', lines: copies })
  expect(lines.all().map(({ upc }) => upc)).toEqual(['7'])
  expect(entered(checkout)).toEqual(nothing)
  expect(checkout.fact('purchaseId')).not.toBe(purchaseId)
  expect(checkout.hasMerged('B2')).toBe(true)
})

function enter(apply: ReturnType<typeof openBasket>['apply']): void {
  const pickupPerson = { firstName: 'Ada', lastName: 'Bell', email: 'ada@kerb.example', phone: '' }
  const shipment = { shippingId: 'store:S1', code: 'pickup', collectionPointId: null, pickupPerson } as const
  apply({ kind: 'set-addresses', addresses: [{ shippingId: 'home', address: addressIn('Salem') }] })
  apply({ kind: 'deliver', lines: { itemIds: [], method: null, storeId: null }, shipment })
  apply({ kind: 'set-billing', address: addressIn('Salem') })
  apply({ kind: 'add-instrument', instrument: instrument('1') })
  apply({ kind: 'set-voucher', points: 500, pays: 490 })
  apply({ kind: 'add-coupon', code: 'SPRING' })
  apply({ kind: 'set-member', number: '9480735192644015' })
}

const entered = (checkout: ReturnType<typeof openBasket>['checkout']) => [
  checkout.addresses(),
  checkout.shipments(),
  checkout.instruments(),
  checkout.coupons(),
  checkout.fact('billing'),
  checkout.fact('voucherPoints'),
  checkout.fact('voucherPays'),
  checkout.fact('member'),
  checkout.enteredAt(),
]
const nothing = [[], [], [], [], null, null, null, null, {}]
