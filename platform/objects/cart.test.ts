import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workerEdges } from '../../backend/edges.ts'
import { refuse } from '../../backend/result.ts'
import { addressIn, expected } from '../../tests/harness/basket-scene.ts'
import { openObjectStorage } from '../../tests/harness/object-storage.ts'
import { draftOf, openProvider, openScene } from '../../tests/harness/order-scene.ts'
import type { finishMerge } from '../services/cart/basket/finish-merge.ts'

vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    readonly env: unknown
    constructor(_state: unknown, env: unknown) {
      this.env = env
    }
  },
}))
vi.mock('../payments/choose-provider.ts', () => ({ paymentProvider: () => bank.provider }))
vi.mock('../env.ts', async (original) => ({ ...(await original<object>()), readConfig: () => ({}) }))
const merged = vi.hoisted(() => vi.fn<typeof finishMerge>())
vi.mock('../services/cart/basket/finish-merge.ts', () => ({ finishMerge: merged }))
let bank = openProvider()
const { CartObject } = await import('./cart.ts')
type Given = ConstructorParameters<typeof CartObject>

const now = Date.now()
const day = 86_400_000
const owner = 'guest-1'
const requestId = 'request-1'
const key = 'key-1'
const changed = { kind: 'set-billing', address: addressIn('Boston') } as const

/** A basket with one line. `restart` opens its object again over what it has kept. */
async function opened() {
  const { storage } = openObjectStorage()
  const { env, left } = openScene()
  bank = openProvider()
  const open = () => new CartObject({ storage } as unknown as Given[0], env as unknown as Given[1])
  const cart = open()
  await cart.create('B1', owner, [expected()], null, now, requestId)
  /** The alarm goes off this long after now; resolves to all that is kept then, as text. */
  const later = async (ms: number): Promise<string> => {
    vi.spyOn(workerEdges, 'now').mockReturnValue(now + ms)
    await open().alarm()
    const { sql } = storage
    const tables: { name: string }[] = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
    return JSON.stringify(tables.map(({ name }) => sql.exec(`SELECT * FROM ${name}`).toArray()))
  }
  return { cart, restart: open, left, later }
}
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(() => {
  merged.mockReset().mockImplementation(async (_, from) => ({ ok: true, value: from }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('a basket', () => {
  it('is accessible only to its owner', async () => {
    const { cart } = await opened()
    expect(cart.read(owner)).toMatchObject({ ok: true, value: { basketId: 'B1', version: 1 } })
    expect(cart.read('guest-2')).toMatchObject({ ok: false, failure: { code: 'BSK404' } })
    expect(await cart.change('guest-2', changed, null, now, requestId)).toMatchObject({ failure: { code: 'BSK404' } })
    expect(await cart.place('guest-2', draftOf(), key, 'hash', now, requestId)).toMatchObject({
      failure: { code: 'BSK404' },
    })
  })

  it('has another version after each change, and takes a repeated one once', async () => {
    const { cart, restart } = await opened()
    const add = { kind: 'add', items: [expected({ qty: 2 })] } as const
    expect(await cart.change(owner, add, 'k', now, requestId)).toMatchObject({
      value: { version: 2, lines: [{ qty: 3 }] },
    })
    expect(await restart().change(owner, add, 'k', now, requestId)).toMatchObject({
      value: { version: 2, lines: [{ qty: 3 }] },
    })
    expect(await cart.change(owner, add, 'other', now, requestId)).toMatchObject({
      value: { version: 3, lines: [{ qty: 5 }] },
    })
  })

  it('keeps nothing of a change that is refused', async () => {
    const { cart } = await opened()
    const items = [expected({ upc: '2' }), expected({ upc: '3', qty: 11 })]
    expect(await cart.change(owner, { kind: 'add', items }, null, now, requestId)).toMatchObject({
      failure: { code: 'INV408' },
    })
    expect(cart.read(owner)).toMatchObject({ value: { version: 1, lines: [{ upc: '1' }] } })
  })

  it('is given away while it is open', async () => {
    const { cart } = await opened()
    expect(cart.transfer(owner, 'member-1')).toBe(true)
    expect([cart.read(owner).ok, cart.read('member-1').ok]).toEqual([false, true])
  })
})

describe('an order of it', () => {
  const waits = {
    outcome: 'action',
    paymentId: 'pay-1',
    action: { kind: 'challenge', url: 'https://bank.example', paymentMethod: 'CREDIT_CARD' },
  }
  const placed = { ok: true, value: { status: 'PLACED' } }

  it('is made of the cart that was priced, and of no other', async () => {
    const { cart, left } = await opened()
    const draft = draftOf()
    await cart.change(owner, changed, null, now, requestId)
    expect(await cart.place(owner, draft, key, 'hash', now, requestId)).toBe('changed')
    expect([left(), bank.count('authorise')]).toEqual([5, 0])
    expect(cart.read(owner)).toMatchObject({ ok: true, value: { version: 2, locked: false } })
    expect(await cart.place(owner, { ...draft, basketVersion: 2 }, key, 'hash', now, requestId)).toMatchObject(placed)
    expect([left(), bank.count('capture')]).toEqual([4, 1])
  })

  it('closes the cart: it reads as its order, and can be neither changed nor transferred', async () => {
    const { cart } = await opened()
    const answer = await cart.place(owner, draftOf(), key, 'hash', now, requestId)
    expect(answer).toMatchObject(placed)
    expect(cart.read(owner)).toMatchObject({
      failure: { code: 'BSK404', details: { order: { st: expect.any(String) } } },
    })
    expect(await cart.change(owner, changed, null, now, requestId)).toMatchObject({ failure: { code: 'BSK404' } })
    expect([cart.transfer(owner, 'member-1'), await cart.leave(owner, 'B2', 'member-1', now, requestId)]).toEqual([
      false,
      null,
    ])
    expect(await cart.place(owner, draftOf(), key, 'hash', now, requestId)).toEqual(answer)
  })

  it('lets nothing change while it is made', async () => {
    const { cart } = await opened()
    const placing = cart.place(owner, draftOf(), key, 'hash', now, requestId)
    expect(await cart.change(owner, changed, null, now, requestId)).toMatchObject({ failure: { code: 'API423' } })
    expect(await placing).toMatchObject(placed)
  })

  it('goes on while its guest signs in, who reads it as their order', async () => {
    const { cart } = await opened()
    const placing = cart.place(owner, draftOf(), key, 'hash', now, requestId)
    expect(cart.transfer(owner, 'member-1')).toBe(true)
    expect(await placing).toMatchObject(placed)
    expect(cart.read('member-1')).toMatchObject({
      failure: { code: 'BSK404', details: { order: { st: expect.any(String) } } },
    })
  })

  it.each([
    ['fails: its lines go to the cart of whoever has signed in', { outcome: 'refused', code: 'PYT402' }, 1],
    ['succeeds: its lines go nowhere', undefined, 0],
  ])('that %s', async (_, answer, merges) => {
    const { cart, later } = await opened()
    bank.answer('authorise', answer)
    const placing = cart.place(owner, draftOf(), key, 'hash', now, requestId)
    expect(await cart.leave(owner, 'B2', 'member-1', now, requestId)).toBe(null)
    expect(merged).not.toHaveBeenCalled()
    expect(await placing).toMatchObject({ ok: merges === 0 })
    for (const ms of [0, 6000, 12_000]) await later(ms)
    expect(merged.mock.calls.map(([, from, into]) => [from.lines.length, into.basketId, into.owner])).toEqual(
      Array.from({ length: merges }, () => [1, 'B2', 'member-1']),
    )
  })

  it.each([
    ['ordered or gone is open again, and the alarm rests', 'BSK404', 1],
    ['being ordered waits for it', 'API423', 2],
  ] as const)('whose other basket is %s', async (_, code, tries) => {
    const { cart, restart, later } = await opened()
    merged.mockResolvedValue(refuse(code))
    await cart.leave(owner, 'B2', 'member-1', now, requestId)
    for (const ms of [0, 6000]) await later(ms)
    expect([merged.mock.calls.length, restart().read(owner).ok]).toEqual([tries, code === 'BSK404'])
  })

  it('that waits for the bank goes with the cart to whoever signs in, and to nobody else', async () => {
    const { cart, left } = await opened()
    bank.answer('authorise', waits)
    const answer = await cart.place(owner, draftOf(), key, 'hash', now, requestId)
    const { orderNumber } = answer !== 'changed' && answer.ok ? answer.value : { orderNumber: '' }
    expect([cart.transfer(owner, 'member-1'), left()]).toEqual([true, 4])
    const bring = (who: string) => cart.complete(who, orderNumber, String(draftOf().payment?.amount), now, requestId)
    expect(await bring(owner)).toMatchObject({ failure: { code: 'ORD409' } })
    expect(await bring('member-1')).toMatchObject(placed)
    expect(left()).toBe(4)
  })

  it('that waits for the bank is given up by a change, and keeps the cart where it is until then', async () => {
    const { cart, left } = await opened()
    bank.answer('authorise', waits)
    expect(await cart.place(owner, draftOf(), key, 'hash', now, requestId)).toMatchObject({
      value: { status: 'ACTION_REQUIRED' },
    })
    expect(left()).toBe(4)
    expect(await cart.change(owner, changed, null, now, requestId)).toMatchObject({
      ok: true,
      value: { version: 2, ordering: null },
    })
    expect(left()).toBe(5)
  })

  it('that waits is not given up by a change that was made long before', async () => {
    const { cart } = await opened()
    await cart.change(owner, changed, 'k', now, requestId)
    bank.answer('authorise', waits)
    await cart.place(owner, { ...draftOf(), basketVersion: 2 }, key, 'hash', now, requestId)
    expect(await cart.change(owner, changed, 'k', now, requestId)).toMatchObject({
      value: { version: 2, ordering: { orderNumber: expect.any(String) } },
    })
  })

  it('that the provider has not answered keeps the object until its payment is canceled', async () => {
    const { cart, restart } = await opened()
    bank.answer('authorise', waits)
    await cart.place(owner, draftOf(), key, 'hash', now, requestId)
    const answered = vi.spyOn(bank.provider, 'cancel').mockResolvedValue({ outcome: 'no-answer' })
    expect(await cart.change(owner, changed, null, now, requestId)).toMatchObject({ ok: true })
    expect(await cart.forget(owner, requestId)).toBe(false)
    answered.mockResolvedValue({ outcome: 'done' })
    await restart().alarm()
    expect(await restart().forget(owner, requestId)).toBe(true)
  })

  it('can be given back for as long as the law wants, when nothing says any more whose it was', async () => {
    const { cart, restart, later } = await opened()
    const { payment, ...unpaid } = draftOf()
    const paid = payment && { ...payment, deviceFingerPrint: 'print-1' }
    const draft = { ...unpaid, payment: paid, billingAddress: addressIn('Boston'), basketVersion: 2 }
    await cart.change(owner, changed, null, now, requestId)
    const answer = await cart.place(owner, draft, key, 'hash', now, requestId)
    const orderNumber = answer !== 'changed' && answer.ok ? answer.value.orderNumber : ''
    const personal = [draft.email, owner, 'Boston', 'print-1']
    const found = (kept: string) => personal.filter((text) => kept.includes(text))
    expect(found(await later(89 * day))).toEqual(personal)
    expect(found(await later(91 * day))).toEqual([])
    for (const years of [2, 6]) {
      await later(years * 365 * day)
      const asked = { key: `refund-${years}`, request: { amount: 700 }, announced: new Map() }
      expect(await restart().refundOrder(orderNumber, asked, now, requestId)).toMatchObject({
        value: { amount: 700, state: 'DONE' },
      })
    }
    expect(bank.moved('refund')).toBe(1400)
    expect(await later((7 * 365 + 1) * day)).toBe('[]')
  })

  it('keeps the reason of its first refusal', async () => {
    const { cart } = await opened()
    const refusal = (code: 'ORD415' | 'PRC400') => ({ ok: false, failure: { code, details: {} } }) as const
    expect(cart.refuseOrder(owner, key, null, refusal('ORD415'), now)).toMatchObject({ failure: { code: 'ORD415' } })
    expect(cart.refuseOrder(owner, key, null, refusal('PRC400'), now)).toMatchObject({ failure: { code: 'ORD415' } })
    expect(cart.refuseOrder(owner, 'key-2', null, refusal('PRC400'), now)).toMatchObject({
      failure: { code: 'PRC400' },
    })
  })
})
