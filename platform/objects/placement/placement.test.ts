import { describe, expect, it, vi } from 'vitest'
import { draftOf, openScene, stockRequest } from '../../../tests/harness/order-scene.ts'
import type { OrderDraft } from '../../services/orders/draft.ts'
import { readOrder } from '../../services/orders/placed-orders.ts'
import { faultPoints } from './fault-point.ts'
import type { Placement } from './placement.ts'
import { waitMs } from './steps.ts'

const card = { account: 'gift-card:CARD', opening: 2000, amount: 1500, refusal: 'GFC740' } as const
const coupon = { account: 'coupon:ONCE', opening: 1, amount: 1, refusal: 'PRM150' } as const
const now = Date.now()
const place = (placement: Placement, draft: OrderDraft = draftOf(), key = 'key-1') =>
  placement.place(draft, key, JSON.stringify(draft), now)

describe('an order', () => {
  it('is paid, taken from stock, written once and answered the same ever after', async () => {
    const scene = openScene()
    const first = await place(scene.placement, draftOf({ draws: [card, coupon] }))
    expect(first).toMatchObject({
      ok: true,
      value: { status: 'PLACED', paymentMethods: [{ code: 'GIFT_CARD' }, { label: 'Visa •••• 4242', amount: 3500 }] },
    })
    const repeated = await place(scene.restart(), draftOf({ draws: [card, coupon] }))
    expect(JSON.stringify(repeated)).toBe(JSON.stringify(first))
    expect(scene.placement.state()).toBe('placed')
    expect([scene.left(), scene.balance(card.account, 2000), scene.balance(coupon.account, 1)]).toEqual([4, 500, 0])
    expect([scene.bank.count('authorise'), scene.bank.count('capture'), scene.bank.count('cancel')]).toEqual([1, 1, 0])
    const order = first.ok ? first.value : null
    const stored = await readOrder(scene.DB, order?.orderNumber ?? '')
    expect(stored).toMatchObject({ captured: 3500, basketId: 'B1', order: { st: order?.st, totals: { total: 5000 } } })
    expect(scene.placement.nextAlarm()).toBeNull()
  })

  it('is authorized with the print of the browser that pays', async () => {
    const scene = openScene()
    const authorise = vi.spyOn(scene.bank.provider, 'authorise')
    const draft = draftOf()
    const payment = draft.payment && { ...draft.payment, deviceFingerPrint: 'print-1' }
    await place(scene.placement, { ...draft, payment })
    expect(authorise).toHaveBeenCalledWith(expect.objectContaining({ deviceFingerPrint: 'print-1' }))
  })

  it('needs no provider where balances pay it', async () => {
    const scene = openScene()
    const fullBalance = { ...card, opening: 5000, amount: 5000 }
    expect(await place(scene.placement, draftOf({ draws: [fullBalance] }))).toMatchObject({
      value: { status: 'PLACED' },
    })
    expect(scene.bank.count('authorise')).toBe(0)
  })

  it('is placed once, however many requests arrive at the same time', async () => {
    const scene = openScene()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(scene.placement)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([scene.left(), scene.bank.count('capture')]).toEqual([4, 1])
  })

  it('refuses its key for another payload, and another key once there is an order', async () => {
    const scene = openScene()
    const working = place(scene.placement)
    expect(await place(scene.placement, draftOf(), 'key-2')).toEqual({ ok: false, failure: { code: 'API423' } })
    await working
    const otherDraft = draftOf({ stock: [stockRequest({ qty: 2 })] })
    expect(await place(scene.placement, otherDraft)).toEqual({ ok: false, failure: { code: 'API409' } })
    expect(await place(scene.placement, otherDraft, 'key-2')).toEqual({ ok: false, failure: { code: 'BSK404' } })
  })
})

describe('an order that can’t be', () => {
  it('takes nothing where one style lacks stock, says what there is, and is refused the same again', async () => {
    const scene = openScene()
    const draft = draftOf({
      stock: [stockRequest({ qty: 3 }), stockRequest({ itemId: 'line-2', masterId: 'STYLE002', qty: 6 })],
      draws: [card],
    })
    const refused = { ok: false, failure: { code: 'INV409', misses: [{ itemId: 'line-2', available: 5 }] } }
    expect(await place(scene.placement, draft)).toEqual(refused)
    expect([scene.left(), scene.left('STYLE002'), scene.balance(card.account, 2000)]).toEqual([5, 5, 2000])
    expect(await place(scene.restart(), draft)).toEqual(refused)
    expect(await place(scene.placement, draftOf(), 'key-2')).toMatchObject({ ok: true })
  })

  it('is INV406 where nothing of it is left', async () => {
    const scene = openScene()
    const none = stockRequest({ supply: { quantity: 0, revision: 1 } })
    expect(await place(scene.placement, draftOf({ stock: [none] }))).toMatchObject({ failure: { code: 'INV406' } })
  })

  it('gives the stock back where a balance is short', async () => {
    const scene = openScene()
    const draft = draftOf({ draws: [card, { ...coupon, opening: 0 }] })
    expect(await place(scene.placement, draft)).toEqual({ ok: false, failure: { code: 'PRM150' } })
    expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('authorise')]).toEqual([5, 2000, 0])
  })

  it.each([
    ['a card that is refused', { outcome: 'refused', code: 'PYT402' }, 'PYT402'],
    [
      'another amount',
      { outcome: 'authorised', paymentId: 'p', amount: 1, currency: 'USD', label: '', details: {} },
      'PAY400',
    ],
    [
      'another currency',
      { outcome: 'authorised', paymentId: 'p', amount: 3500, currency: 'EUR', label: '', details: {} },
      'PAY400',
    ],
  ])('gives everything back after %s', async (_, answer, code) => {
    const scene = openScene()
    scene.bank.answer('authorise', answer)
    expect(await place(scene.placement, draftOf({ draws: [card] }))).toEqual({ ok: false, failure: { code } })
    expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('capture')]).toEqual([5, 2000, 0])
    expect(scene.bank.count('cancel')).toBe(answer.outcome === 'authorised' ? 1 : 0)
  })

  it('is refused where its amounts don’t add up', async () => {
    const scene = openScene()
    const draft = draftOf()
    const cheaper = { ...draft, payment: draft.payment && { ...draft.payment, amount: 1 } }
    expect(await place(scene.placement, cheaper)).toEqual({ ok: false, failure: { code: 'ORD415' } })
    expect([scene.left(), scene.bank.count('authorise')]).toEqual([5, 0])
  })
})

describe('a payment that has to be proven', () => {
  const action = { kind: 'challenge', url: 'https://pay.example/challenge', paymentMethod: 'CREDIT_CARD' }
  const waiting = async () => {
    const scene = openScene()
    scene.bank.answer('authorise', { outcome: 'action', paymentId: 'pay-1', action })
    const answer = await place(scene.placement)
    if (!answer.ok) throw new Error(answer.failure.code)
    return { ...scene, order: answer.value }
  }

  it('waits for the shopper with the stock set aside, then is finished once', async () => {
    const { order, placement, bank, left } = await waiting()
    expect(order).toMatchObject({
      status: 'ACTION_REQUIRED',
      flash: [{ code: 'PaymentNotAuthorized', details: action }],
    })
    expect([placement.state(), left()]).toEqual(['waiting', 4])
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => placement.complete(order.orderNumber, '5000', now)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ value: { status: 'PLACED' } })
    expect([bank.count('complete'), bank.count('capture'), left()]).toEqual([1, 1, 4])
  })

  it('is given up when it is proven for another amount, for another order, or too late', async () => {
    const otherOrder = await waiting()
    expect(await otherOrder.placement.complete('K000000000', '5000', now)).toEqual({
      ok: false,
      failure: { code: 'ORD409' },
    })
    expect(await otherOrder.placement.complete(otherOrder.order.orderNumber, '4999', now)).toEqual({
      ok: false,
      failure: { code: 'PAY400' },
    })
    expect([otherOrder.left(), otherOrder.bank.count('cancel'), otherOrder.bank.count('capture')]).toEqual([5, 1, 0])

    const late = await waiting()
    const deadline = late.placement.nextAlarm() ?? 0
    expect(deadline).toBe(now + 9 * 60_000)
    await late.placement.drive(deadline - 1)
    expect(late.placement.state()).toBe('waiting')
    await late.placement.drive(deadline)
    expect(await late.placement.complete(late.order.orderNumber, '5000', deadline)).toEqual({
      ok: false,
      failure: { code: 'PAY400', withdrawn: true },
    })
    expect([late.placement.state(), late.left(), late.bank.count('capture')]).toEqual(['failed', 5, 0])
  })

  it('is given up by the shopper, or by another order of the basket', async () => {
    const scene = await waiting()
    scene.bank.answer('authorise', undefined)
    expect(await place(scene.placement, draftOf({ stock: [stockRequest({ qty: 2 })] }), 'key-2')).toMatchObject({
      ok: true,
    })
    expect(await scene.placement.complete(scene.order.orderNumber, '5000', now)).toEqual({
      ok: false,
      failure: { code: 'PAY400', withdrawn: true },
    })
    expect([scene.left(), scene.bank.count('cancel'), scene.bank.count('capture')]).toEqual([3, 1, 1])
  })
})

describe('a provider that loses answers', () => {
  it('is retried with the same key', async () => {
    const scene = openScene()
    scene.bank.lose('authorise', 2)
    scene.bank.lose('capture', 1)
    expect(await place(scene.placement)).toMatchObject({ value: { status: 'PLACED' } })
    expect([scene.bank.count('authorise'), scene.bank.count('capture')]).toEqual([1, 1])
  })
})

describe('what can’t be reached', () => {
  const minute = 60_000
  /** An order that was stopped before this step and is looked at again so much later. */
  const takenUpAgain = async (step: string, later: number, prepare: (scene: ReturnType<typeof openScene>) => void) => {
    const scene = openScene()
    scene.crashAt(`before-${step}`)
    void place(scene.placement)
    await expect.poll(() => scene.passed.at(-1)).toBe(`before-${step}`)
    prepare(scene)
    const placement = scene.restart()
    await placement.drive(now + later)
    return { ...scene, placement }
  }

  it('a provider, for a minute: the order is given up, and a payment that turns up later too', async () => {
    const { placement, bank, left } = await takenUpAgain('authorise', minute + 1, (scene) =>
      scene.bank.lose('authorise', 99),
    )
    expect(placement.known('key-1', JSON.stringify(draftOf()))).toEqual({ ok: false, failure: { code: 'PAY503' } })
    expect([placement.state(), left(), bank.count('cancel')]).toEqual(['failed', 5, 1])
    const nextAlarm = placement.nextAlarm() ?? 0
    await placement.drive(nextAlarm - 1000)
    expect(bank.count('cancel')).toBe(1)
    await placement.drive(nextAlarm)
    expect([bank.count('cancel'), placement.nextAlarm()]).toEqual([2, null])
  })

  it('a provider that does not answer the capture: the order is never given up', async () => {
    const { placement, bank } = await takenUpAgain('capture', 60 * minute, (scene) => scene.bank.lose('capture', 3))
    expect([placement.state(), bank.count('cancel'), bank.count('capture')]).toEqual(['placed', 0, 1])
  })

  it('the stock, for half a minute: the order is given up before any money is touched', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { placement, bank } = await takenUpAgain('reserve', minute, (scene) => scene.loseStock(true))
    expect(placement.known('key-1', JSON.stringify(draftOf()))).toEqual({ ok: false, failure: { code: 'API503' } })
    expect(bank.count('authorise')).toBe(0)
  })

  it('stock that is unreachable for a moment: the request is retried', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const scene = openScene()
    scene.loseStock(true)
    const answer = place(scene.placement)
    await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBeGreaterThan(0)
    scene.loseStock(false)
    expect(await answer).toMatchObject({ value: { status: 'PLACED' } })
  })
})

describe('after a crash', () => {
  it.each(faultPoints)('at %s the order is finished, once', async (point) => {
    const scene = openScene()
    scene.crashAt(point)
    void place(scene.placement, draftOf({ draws: [card] }))
    await expect.poll(() => scene.passed.at(-1)).toBe(point)
    const restarted = scene.restart()
    expect(point === 'after-write-recorded' || scene.alarm() !== null).toBe(true)
    await restarted.drive(now + 1000)
    expect(restarted.state()).toBe('placed')
    expect(await place(restarted, draftOf({ draws: [card] }))).toEqual({ ok: true, value: restarted.order() })
    expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('capture')]).toEqual([4, 500, 1])
  })

  it.each(['before-void', 'after-void', 'after-void-recorded', 'before-release', 'after-release'])(
    'at %s everything is given back, once',
    async (point) => {
      const scene = openScene()
      scene.bank.answer('capture', { outcome: 'refused' })
      scene.crashAt(point)
      void place(scene.placement, draftOf({ draws: [card] }))
      await expect.poll(() => scene.passed.at(-1)).toBe(point)
      const restarted = scene.restart()
      await restarted.drive(now + 1000)
      expect(restarted.known('key-1', JSON.stringify(draftOf({ draws: [card] })))).toEqual({
        ok: false,
        failure: { code: 'PAY400' },
      })
      expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('cancel')]).toEqual([5, 2000, 1])
    },
  )
})

it('an order is placed where its first capture was done and only the answer was lost', async () => {
  const scene = openScene()
  scene.bank.answer('capture', { outcome: 'refused' })
  scene.bank.answer('cancel', { outcome: 'refused' })
  expect(await place(scene.placement, draftOf({ draws: [card] }))).toMatchObject({ value: { status: 'PLACED' } })
  expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('refund')]).toEqual([4, 500, 0])
})

describe('a placed order', () => {
  it('is given back whole, once, also after a crash, within half an hour', async () => {
    const scene = openScene()
    const draft = draftOf({ draws: [card] })
    await place(scene.placement, draft)
    const number = scene.placement.order()?.orderNumber ?? ''
    const halfHour = 30 * 60_000
    expect(await scene.placement.cancel('K000000000', halfHour, now)).toBe('absent')
    expect(await scene.placement.cancel(number, halfHour, now + halfHour + 60_000)).toBe('too-late')
    scene.crashAt('after-refund')
    void scene.placement.cancel(number, halfHour, now)
    await expect.poll(() => scene.passed.at(-1)).toBe('after-refund')
    const restarted = scene.restart()
    await restarted.drive(now + 1000)
    expect(await restarted.cancel(number, halfHour, now)).toBe('cancelled')
    expect(restarted.order()?.status).toBe('CANCELLED')
    expect((await readOrder(scene.DB, number))?.order.status).toBe('CANCELLED')
    expect([scene.left(), scene.balance(card.account, 2000), scene.bank.count('refund')]).toEqual([5, 2000, 1])
    expect(await place(restarted, draft)).toMatchObject({ value: { status: 'PLACED' } })
  })

  it('stays as it is where the provider gives nothing back', async () => {
    const scene = openScene()
    await place(scene.placement)
    scene.bank.answer('refund', { outcome: 'refused' })
    const number = scene.placement.order()?.orderNumber ?? ''
    expect(await scene.placement.cancel(number, 1000, now)).toBe('refused')
    expect([scene.placement.state(), scene.left()]).toEqual(['placed', 4])
  })
})

describe('what happens beside an order', () => {
  const action = { kind: 'challenge', url: 'https://pay.example/challenge', paymentMethod: 'CREDIT_CARD' }
  const waiting = async (draft: OrderDraft = draftOf({ draws: [card] })) => {
    const scene = openScene()
    scene.bank.answer('authorise', { outcome: 'action', paymentId: 'pay-1', action })
    const answer = await place(scene.placement, draft)
    const order = answer.ok ? answer.value.orderNumber : ''
    return { ...scene, order }
  }

  it('ends a challenge that took too long, and gives everything back', async () => {
    const { placement, order, left, balance, bank } = await waiting()
    expect(await placement.complete(order, '3500', now + waitMs)).toMatchObject({ ok: false })
    expect([left(), balance(card.account, 2000), bank.count('complete')]).toEqual([5, 2000, 0])
  })

  it('ends it where the stock or the balance that was set aside is gone', async () => {
    const sold = await waiting()
    await sold.lose(sold.order, { style: 'STYLE001' })
    expect(await sold.placement.complete(sold.order, '3500', now)).toMatchObject({
      ok: false,
      failure: { code: 'ORD430' },
    })
    expect([sold.left(), sold.balance(card.account, 2000), sold.bank.count('cancel')]).toEqual([5, 2000, 1])
    const spent = await waiting()
    await spent.lose(spent.order, { account: card.account })
    expect(await spent.placement.complete(spent.order, '3500', now)).toMatchObject({
      ok: false,
      failure: { code: 'GFC740' },
    })
    expect([spent.left(), spent.balance(card.account, 2000), spent.bank.count('capture')]).toEqual([5, 2000, 0])
  })

  it('is repeated until the provider answers, for a moment before everything else is given back', async () => {
    const scene = openScene()
    const cancel = vi.spyOn(scene.bank.provider, 'cancel')
    const otherPayment = { outcome: 'authorised', paymentId: 'p', amount: 1, currency: 'USD', label: '', details: {} }
    scene.bank.answer('authorise', otherPayment)
    scene.bank.lose('cancel', 2)
    expect(await place(scene.placement)).toEqual({ ok: false, failure: { code: 'PAY400' } })
    expect([cancel.mock.calls.length, scene.left()]).toEqual([3, 5])
  })

  it('lets a card session pay one order', async () => {
    const scene = openScene()
    expect(await place(scene.placement)).toMatchObject({ ok: true })
    expect(await place(scene.another())).toEqual({ ok: false, failure: { code: 'PYT404' } })
    expect([scene.left(), scene.bank.count('capture')]).toEqual([4, 1])
  })

  it('lets a shopper wait for a bounded number of challenges at once', async () => {
    const scene = openScene()
    scene.bank.answer('authorise', { outcome: 'action', paymentId: 'pay-1', action })
    const plenty = stockRequest({ supply: { quantity: 100, revision: 2 } })
    const answers = []
    for (let at = 0; at < 30; at += 1) {
      const draft = draftOf({ stock: [plenty] })
      const payment = draft.payment && { ...draft.payment, sessionId: `session-${at}` }
      answers.push(await place(scene.another(), { ...draft, payment }))
    }
    const refused = answers.filter((answer) => !answer.ok)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(refused.map(() => ({ ok: false, failure: { code: 'API429' } })))
    expect(answers.length - refused.length).toBeGreaterThan(0)
  })
})
