import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedPoints } from '../../../shared/orders/earned-points.ts'
import { account, card, line, memberDraft, now, opening, placed, points } from '../../../tests/harness/member-order.ts'
import { openScene } from '../../../tests/harness/order-scene.ts'

const day = 86_400_000

describe('a return that has arrived', () => {
  it('goes back to the payments in their order, each up to what it paid, and is sold again', async () => {
    const scene = openScene()
    const payments = [
      { method: 'GIFT_CARD', amount: 3000, draw: card },
      { method: 'LOYALTY_POINTS', amount: 500, draw: points },
    ]
    const order = await placed(scene, memberDraft({ items: [line('a', 3, 9000, 700)], shipping: 500, payments }))
    await order.deliver(now)
    const before = scene.left() ?? 0
    for (const key of ['one', 'two', 'three']) expect((await order.announce('a', 1, key)).ok).toBe(true)
    const received = async (number: number) => ({
      status: await order.receive(number),
      giftCard: scene.balance(card.account, 3000),
      points: scene.balance(account, opening),
      money: scene.bank.moved('refund'),
      units: (scene.left() ?? 0) - before,
    })
    const status = 'received'
    // A unit and its tax are 32.33; the last one brings the rest, and the delivery charge.
    expect(await received(2)).toEqual({ status, giftCard: 3000, points: 733, money: 0, units: 1 })
    expect(await received(2)).toEqual({ status, giftCard: 3000, points: 733, money: 0, units: 1 })
    expect(await received(1)).toEqual({ status, giftCard: 3000, points: 1000, money: 2966, units: 2 })
    const all = { status, giftCard: 3000, points: 1000, money: 6700, units: 3 }
    expect(await received(3)).toEqual(all)
    for (const number of [1, 2, 3]) expect(await received(number)).toEqual(all)
    expect(await order.receive(4)).toBe('absent')
    expect((await order.read())?.order.returns.map(({ refund }) => refund)).toEqual([3233, 3233, 3734])
    expect(scene.pointsAt(account, opening, now + 31 * day)).toEqual({ balance: opening, entries: [] })
  })

  it('that the provider refuses has not happened, and can be tried again', async () => {
    const scene = openScene()
    const order = await placed(scene, memberDraft({ items: [line('a', 1, 5000)] }))
    await order.deliver(now)
    await order.announce('a', 1, 'one')
    const before = scene.left()
    scene.bank.answer('refund', { outcome: 'refused' })
    expect([await order.receive(1), scene.left()]).toEqual(['refused', before])
    expect((await order.read())?.order.returns).toMatchObject([{ receivedAt: null, refund: null }])
  })

  it.each(['before-repay', 'after-repay', 'after-repay-recorded'])('survives a crash %s', async (point) => {
    const scene = openScene()
    const draft = memberDraft({ items: [line('a', 2, 5000)] })
    const order = await placed(scene, draft)
    await order.deliver(now)
    await order.announce('a', 1, 'one')
    const before = scene.left() ?? 0
    scene.crashAt(point)
    void order.receive(1)
    await expect.poll(() => scene.passed.includes(point)).toBe(true)
    await scene.restart().drive(now)
    expect([scene.bank.moved('refund'), scene.left()]).toEqual([2500, before + 1])
    expect((await order.read())?.order.returns).toMatchObject([{ refund: 2500 }])
    expect(scene.pointsAt(account, opening, now + 31 * day).balance).toBe(opening + 25)
  })

  it('leaves a later cancellation the rest of money and balances; a unit that its shopper keeps is nobody’s stock', async () => {
    const scene = openScene()
    const payments = [{ method: 'GIFT_CARD', amount: 3000, draw: card }]
    const order = await placed(scene, memberDraft({ items: [line('a', 2, 9000)], payments }))
    const before = scene.left() ?? 0
    await order.deliver(now)
    await order.announce('a', 1, 'one')
    await order.receive(1)
    expect(await order.cancel()).toBe('cancelled')
    expect([scene.bank.moved('refund'), scene.balance(card.account, 3000), scene.left()]).toEqual([
      6000,
      3000,
      before + 1,
    ])
    expect(await order.receive(1)).toBe('received')
    expect(scene.bank.moved('refund')).toBe(6000)
  })
})

describe('mails about an order', () => {
  const mailed = async ({ DB }: ReturnType<typeof openScene>) =>
    (await DB.prepare('SELECT subject, text, recipient, link FROM outbox ORDER BY subject').all()).results

  it('are sent once each, however often their event is repeated', async () => {
    const scene = openScene()
    const order = await placed(scene, memberDraft({ items: [line('<b>shoe</b>', 2, 5000)], shipping: 500 }))
    const { orderNumber: number } = order
    for (const _ of [1, 2]) {
      await order.place()
      await order.send('https://carrier.example/1')
      await order.deliver(now)
    }
    await order.announce('<b>shoe</b>', 1, 'one')
    for (const _ of [1, 2]) await order.receive(1)
    for (const _ of [1, 2]) await order.cancel()
    const to = { recipient: 'Ada@Shop.Example', link: 'http://localhost:8787/en-us/order-tracking' }
    expect(await mailed(scene)).toMatchObject([
      {
        ...to,
        subject: `A refund for your order ${number}`,
        text: expect.stringContaining('refunded $30.00 of your order'),
      },
      { ...to, subject: `We received your return ${number}-R1`, text: expect.stringContaining('refunded $25.00') },
      {
        ...to,
        subject: `Your order ${number}`,
        text: expect.stringMatching(/2 × <b>shoe<\/b>: \$50.00[\s\S]*Total: \$55.00/),
      },
      { ...to, subject: `Your parcel is on its way (${number})`, text: expect.stringContaining('carrier.example/1') },
    ])
  })

  it('never fail it', async () => {
    const scene = openScene()
    await scene.DB.prepare('DROP TABLE outbox').run()
    const order = await placed(scene, memberDraft({ items: [line('a', 1, 5000)] }))
    await order.send(null)
    expect(await order.cancel()).toBe('cancelled')
  })
})

describe('points', () => {
  type Op = 'place' | 'cancel' | 'deliver' | 'announce' | 'receive'
  const ops = fc.constantFrom<Op[]>('place', 'cancel', 'deliver', 'announce', 'receive')
  const steps = fc.array(fc.record({ op: ops, order: fc.nat(2), number: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 30,
  })

  it('are those of what is kept, after any sequence of placing, canceling, delivering, returning and repeats', async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 3, maxLength: 3 }),
        async (list, prices) => {
          const scene = openScene()
          const drafts = prices.map((paid, index) => ({
            ...memberDraft({
              items: [line('a', 1 + index, paid), line('card', 1, 5000, 0, { isDigitalProduct: false })],
            }),
            basketId: `B${index}`,
          }))
          const orders = await Promise.all(drafts.map((draft) => placed(scene, draft, scene.another())))
          for (const { op, order: which, number } of list) {
            const order = orders[which]
            if (op === 'place') await order?.place()
            if (op === 'cancel') await order?.cancel()
            if (op === 'deliver') await order?.deliver(now)
            if (op === 'announce') await order?.announce('a', 1, `key-${number}`)
            if (op === 'receive') await order?.receive(number)
          }
          let kept = 0
          for (const [index, order] of orders.entries()) {
            const found = (await order.read())?.order
            if (found?.status !== 'PLACED' || found.shipments.some(({ deliveredAt }) => deliveredAt === null)) continue
            const back = found.returns.filter(({ receivedAt }) => receivedAt !== null).length
            const { cart } = drafts[index] ?? memberDraft({ items: [] })
            kept += earnedPoints(cart, new Map([['a', back]]))
          }
          expect(scene.pointsAt(account, opening, now + 31 * day).balance).toBe(opening + kept)
        },
      ),
      { numRuns: 60 },
    )
  })
})
