import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOf, openScene } from '../../../tests/harness/order-scene.ts'
import { readOrder } from '../../services/orders/placed-orders.ts'
import { orderReport } from '../../services/orders/report.ts'
import { faultPoints } from './fault-point.ts'

const now = Date.now()
const second = 1000
const minute = 60 * second
const card = { account: 'gift-card:CARD', opening: 2000, amount: 1500, refusal: 'GFC740' } as const
const draft = draftOf({ draws: [card] })
const action = { kind: 'challenge', url: 'https://pay.example/challenge', paymentMethod: 'CREDIT_CARD' }
type Scene = ReturnType<typeof openScene>

/** An order that met a silent provider at this step: it was stopped before, and taken up again six seconds later. */
async function silentAt(step: 'authorise' | 'complete' | 'capture', prepare: (scene: Scene) => void) {
  const scene = openScene()
  const key = 'key-1'
  const place = () => scene.placement.place(draft, key, 'hash', now)
  if (step === 'complete') {
    scene.bank.answer('authorise', { outcome: 'action', paymentId: 'pay-1', action })
    const answer = await place()
    scene.crashAt('before-complete')
    void scene.placement.complete(answer.ok ? answer.value.orderNumber : '', '3500', now)
  } else {
    scene.crashAt(`before-${step}`)
    void place()
  }
  await expect.poll(() => scene.passed.at(-1)).toBe(`before-${step}`)
  prepare(scene)
  const placement = scene.restart()
  await placement.drive(now + 6 * second)
  return { ...scene, placement }
}
const orderNumberOf = ({ placement }: Pick<Scene, 'placement'>): string => placement.ref()?.orderNumber ?? ''
const openOrders = async ({ DB }: Scene): Promise<number> => (await orderReport(DB)).open

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('an order whose payment isn’t answered', () => {
  it.each(['authorise', 'complete'] as const)('at %s is given up, and canceled behind it', async (step) => {
    const scene = await silentAt(step, ({ bank }) => {
      bank.lose(step, 99)
      bank.lose('cancel', 2)
    })
    const { placement, bank, left, balance } = scene
    expect(placement.known('key-1', 'hash')).toEqual({ ok: false, failure: { code: 'PAY503' } })
    expect([placement.state(), left(), balance(card.account, 2000), await openOrders(scene)]).toEqual([
      'failed',
      5,
      2000,
      0,
    ])
    const cancel = vi.spyOn(bank.provider, 'cancel')
    await placement.drive(placement.nextAlarm() ?? 0)
    await placement.drive(placement.nextAlarm() ?? 0)
    expect([cancel.mock.calls.length, bank.count('cancel')]).toEqual([2, 1])
    // Once more: the payment may have been authorized late.
    await placement.drive(placement.nextAlarm() ?? 0)
    expect([bank.count('cancel'), bank.count('capture'), placement.nextAlarm()]).toEqual([2, 0, null])
  })

  it('is not asked for again where the shop is turned away', async () => {
    const { placement, bank } = openScene()
    bank.answer('authorise', { outcome: 'no-answer', turnedAway: true })
    const authorise = vi.spyOn(bank.provider, 'authorise')
    expect(await placement.place(draft, 'key-1', 'hash', now)).toEqual({ ok: false, failure: { code: 'PAY503' } })
    expect(authorise).toHaveBeenCalledTimes(1)
  })

  it('is canceled less and less often, and once a minute in the end', async () => {
    const { placement, bank } = await silentAt('authorise', (scene) => {
      scene.bank.lose('authorise', 99)
      scene.bank.lose('cancel', 99)
    })
    const waits: number[] = []
    for (let at = now + 6 * second; waits.length < 12; ) {
      const next = placement.nextAlarm() ?? 0
      waits.push(Math.round((next - at) / second))
      at = next
      await placement.drive(at)
    }
    const asked = waits.slice(1)
    expect(asked).toEqual(asked.toSorted((one, other) => one - other))
    expect([asked[0], asked.at(-1)]).toEqual([1, 60])
    expect(bank.count('cancel')).toBe(1)
  })

  it('leaves its cart to another order meanwhile', async () => {
    const scene = await silentAt('authorise', ({ bank }) => {
      bank.lose('authorise', 1)
      bank.lose('cancel', 1)
    })
    const { placement, bank, left, balance } = scene
    const again = await placement.place(draft, 'key-2', 'hash', now + 7 * second)
    expect(again).toMatchObject({ value: { status: 'PLACED' } })
    await placement.drive(now + 20 * second)
    expect([bank.count('authorise'), bank.count('capture'), bank.count('cancel')]).toEqual([2, 1, 1])
    expect([left(), balance(card.account, 2000), placement.state()]).toEqual([4, 500, 'placed'])
  })

  it('says so once its cart is open again, and not before', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const scene = openScene()
    scene.bank.answer('authorise', { outcome: 'refused', code: 'PYT402' })
    scene.crashAt('before-release')
    void scene.placement.place(draft, 'key-1', 'hash', now)
    await expect.poll(() => scene.passed.at(-1)).toBe('before-release')
    const orderNumber = orderNumberOf(scene)
    expect(scene.placement.state()).toBe('working')
    expect(scene.placement.answer(orderNumber)).toMatchObject({ ok: true, value: { status: 'PROCESSING' } })
    const placement = scene.restart()
    await placement.drive(now + second)
    expect(placement.state()).toBe('failed')
    expect(placement.answer(orderNumber)).toEqual({ ok: false, failure: { code: 'PYT402' } })
  })
})

describe('a challenge that is left while the provider is silent', () => {
  it('gives everything back, and is canceled behind it', async () => {
    const scene = openScene()
    scene.bank.answer('authorise', { outcome: 'action', paymentId: 'pay-1', action })
    await scene.placement.place(draft, 'key-1', 'hash', now)
    scene.crashAt('before-void')
    void scene.placement.abandon(now)
    await expect.poll(() => scene.passed.at(-1)).toBe('before-void')
    scene.bank.lose('cancel', 3)
    const placement = scene.restart()
    await placement.drive(now + 2 * second)
    expect([placement.state(), scene.left(), scene.balance(card.account, 2000)]).toEqual(['failed', 5, 2000])
    await placement.drive(placement.nextAlarm() ?? 0)
    await placement.drive(placement.nextAlarm() ?? 0)
    expect([scene.bank.count('cancel'), placement.nextAlarm()]).toEqual([1, null])
  })
})

describe('an order whose capture isn’t answered', () => {
  const unanswered = (losses: number) => silentAt('capture', ({ bank }) => bank.lose('capture', losses))

  it('is placed, and captured behind it; an operator sees it open until then', async () => {
    const scene = await unanswered(3)
    const { placement, bank, DB, left } = scene
    const orderNumber = orderNumberOf(scene)
    const placed = placement.known('key-1', 'hash')
    expect(placed).toMatchObject({ value: { status: 'PLACED' } })
    expect([(await readOrder(DB, orderNumber))?.captured, await openOrders(scene)]).toEqual([0, 1])
    await placement.drive(placement.nextAlarm() ?? 0)
    await placement.drive(placement.nextAlarm() ?? 0)
    expect([(await readOrder(DB, orderNumber))?.captured, await openOrders(scene)]).toEqual([3500, 0])
    expect([bank.count('capture'), bank.count('cancel'), left(), placement.nextAlarm()]).toEqual([1, 0, 4, null])
    expect(JSON.stringify(placement.known('key-1', 'hash'))).toBe(JSON.stringify(placed))
  })

  it.each(faultPoints.filter((point) => /capture|write/.test(point)))(
    'is captured once, also after a crash at %s',
    async (point) => {
      const scene = openScene()
      scene.crashAt('before-capture')
      void scene.placement.place(draft, 'key-1', 'hash', now)
      await expect.poll(() => scene.passed.at(-1)).toBe('before-capture')
      scene.bank.lose('capture', 2)
      const passed = scene.passed.length
      const first = scene.restart()
      scene.crashAt(point)
      void first.drive(now + 6 * second)
      await expect.poll(() => scene.passed.slice(passed).at(-1)).toBe(point)
      const placement = scene.restart()
      for (let at = now + 7 * second; placement.nextAlarm() !== null; at += 10 * second) await placement.drive(at)
      expect([placement.state(), scene.bank.count('capture'), scene.left(), await openOrders(scene)]).toEqual([
        'placed',
        1,
        4,
        0,
      ])
    },
  )

  it('is taken back where the capture is refused in the end', async () => {
    const scene = await silentAt('capture', ({ bank }) => {
      bank.answer('capture', { outcome: 'refused' })
      bank.lose('capture', 1)
    })
    const { placement, bank, DB, left, balance } = scene
    await placement.drive(placement.nextAlarm() ?? now + minute)
    const stored = await readOrder(DB, orderNumberOf(scene))
    expect([placement.order()?.status, stored?.order.status]).toEqual(['CANCELLED', 'CANCELLED'])
    expect([left(), balance(card.account, 2000), bank.count('cancel'), await openOrders(scene)]).toEqual([
      5, 2000, 1, 0,
    ])
    expect(stored?.order.cancellation?.notCharged).toBe(3500)
  })

  it('stays placed where the provider refuses to capture again what it has captured', async () => {
    const scene = await silentAt('capture', ({ bank }) => {
      bank.answer('capture', { outcome: 'refused' })
      bank.answer('cancel', { outcome: 'refused' })
      bank.lose('capture', 1)
    })
    const { placement, DB, left, bank } = scene
    await placement.drive(placement.nextAlarm() ?? now + minute)
    const stored = await readOrder(DB, orderNumberOf(scene))
    expect([placement.state(), stored?.order.status, stored?.captured]).toEqual(['placed', 'PLACED', 3500])
    expect([left(), bank.count('refund'), await openOrders(scene), placement.nextAlarm()]).toEqual([4, 0, 0, null])
  })

  it.each([
    ['and gives nothing back that was never taken', 'done', 0],
    ['and gives back what had been taken after all', 'refused', 1],
  ])('can be canceled, %s', async (_, outcome, refunds) => {
    const scene = await unanswered(99)
    scene.bank.answer('cancel', { outcome })
    expect(await scene.placement.cancel(orderNumberOf(scene), 30 * minute, now + minute)).toBe('cancelled')
    expect([scene.bank.count('cancel'), scene.bank.count('refund')]).toEqual([1, refunds])
    const stored = await readOrder(scene.DB, orderNumberOf(scene))
    expect(stored?.order.cancellation?.notCharged).toBe(refunds === 0 ? 3500 : 0)
    expect([scene.left(), scene.balance(card.account, 2000), await openOrders(scene)]).toEqual([5, 2000, 0])
    expect(scene.placement.nextAlarm()).toBeNull()
  })
})
