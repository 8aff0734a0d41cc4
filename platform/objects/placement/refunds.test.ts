import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { account, card, line, memberDraft, now, opening, placed, points } from '../../../tests/harness/member-order.ts'
import { openScene } from '../../../tests/harness/order-scene.ts'
import { giftCardAccount } from '../../services/balances/accounts.ts'

const day = 86_400_000
const payments = [
  { method: 'GIFT_CARD', amount: 3000, draw: card },
  { method: 'LOYALTY_POINTS', amount: 500, draw: points },
]
/** Three units and their delivery for 102.00, of which a card pays 67.00. */
const threeUnits = () => memberDraft({ items: [line('a', 3, 9000, 700)], shipping: 500, payments })

const codeOf = (answer: { readonly ok: boolean; readonly failure?: { readonly code: string } }) =>
  answer.failure?.code ?? null

describe('a refund', () => {
  it('gives back exactly what is asked, to the payments in reverse order, up to what was paid', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    const givenAfter = async (amount: number) => ({
      code: codeOf(await order.refund({ amount, reason: 'Late' })),
      money: scene.bank.moved('refund'),
      points: scene.balance(account, opening),
      giftCard: scene.balance(card.account, 3000),
    })
    const nothing = { money: 0, points: 500, giftCard: 0 }
    expect(await givenAfter(10_201)).toEqual({ code: 'RFD409', ...nothing })
    expect(await givenAfter(1000)).toEqual({ code: null, ...nothing, money: 1000 })
    expect(await givenAfter(6000)).toEqual({ code: null, ...nothing, money: 6700, points: 800 })
    expect(await givenAfter(3200)).toEqual({ code: null, money: 6700, points: 1000, giftCard: 3000 })
    expect((await givenAfter(1)).code).toBe('RFD409')
    expect(await order.refunds()).toMatchObject([
      {
        refundId: `${order.orderNumber}-F1`,
        amount: 1000,
        reason: 'Late',
        state: 'DONE',
        payments: [{ amount: 1000 }],
      },
      {
        amount: 6000,
        payments: [
          { code: 'LOYALTY_POINTS', amount: 300 },
          { code: 'CREDIT_CARD', amount: 5700 },
        ],
      },
      {
        amount: 3200,
        payments: [
          { code: 'GIFT_CARD', amount: 3000 },
          { code: 'LOYALTY_POINTS', amount: 200 },
        ],
      },
    ])
    expect((await order.read())?.order).toMatchObject({ status: 'PLACED', refunds: [{ amount: 1000 }, {}, {}] })
    expect(scene.pointsAt(account, opening, now + 31 * day)).toEqual({ balance: opening, entries: [] })
  })

  it('of lines is what they cost after discounts and with tax, and each unit is given back once', async () => {
    const scene = openScene()
    const gift = line('gift', 1, 0, 0, { bonus: true })
    const order = await placed(scene, memberDraft({ items: [line('a', 3, 9000, 700), gift], shipping: 500 }))
    const units = (itemId: string, qty: number, more: object = {}) =>
      order.refund({ lines: [{ itemId, qty }], ...more })
    expect(codeOf(await units('nothing', 1))).toBe('RFD404')
    expect(codeOf(await units('gift', 1))).toBe('RFD404')
    expect(codeOf(await units('a', 4))).toBe('RFD410')
    expect(codeOf(await units('a', 1, { amount: 3234 }))).toBe('RFD409')
    expect(await units('a', 1)).toMatchObject({ ok: true, value: { amount: 3233, lines: [{ itemId: 'a', qty: 1 }] } })
    const before = scene.left() ?? 0
    await order.deliver(now)
    expect((await order.announce('a', 3, 'all')).ok).toBe(false)
    expect((await order.announce('a', 1, 'one')).ok).toBe(true)
    expect(codeOf(await units('a', 2))).toBe('RFD410')
    expect(await units('a', 1, { amount: 2000 })).toMatchObject({ ok: true, value: { amount: 2000 } })
    expect(await order.receive(1)).toBe('received')
    expect((await order.read())?.order.returns).toMatchObject([{ refund: 3734 }])
    // A unit that is refunded without coming back is not sold again.
    expect([scene.bank.moved('refund'), scene.left()]).toEqual([3233 + 2000 + 3734, before + 1])
    expect(codeOf(await order.refund({ amount: 1234 }))).toBe('RFD409')
    expect(codeOf(await order.refund({ amount: 1233 }))).toBe(null)
  })

  it('is the same for the same key, and another request with it is refused', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    const same = await Promise.all([1, 2, 3].map(() => order.refund({ amount: 700 }, 'key-1')))
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(codeOf(await order.refund({ amount: 701 }, 'key-1'))).toBe('API409')
    expect(scene.bank.moved('refund')).toBe(700)
  })

  it('never exceeds what was paid, however many are asked for at once', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    const answers = await Promise.all(Array.from({ length: 8 }, () => order.refund({ amount: 3000 })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'RFD409'))
  })

  it('that the provider refuses is recorded, gives nothing back, and leaves the rest to others', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    scene.bank.answer('refund', { outcome: 'refused' })
    expect(await order.refund({ amount: 7000 }, 'key-1')).toMatchObject({ ok: true, value: { state: 'REFUSED' } })
    expect(scene.balance(account, opening)).toBe(500)
    scene.bank.answer('refund', { outcome: 'done' })
    expect(await order.refund({ amount: 7000 }, 'key-1')).toMatchObject({ ok: true, value: { state: 'REFUSED' } })
    expect(await order.refund({ amount: 10_200 }, 'key-2')).toMatchObject({ ok: true, value: { state: 'DONE' } })
    expect((await order.read())?.order.refunds).toMatchObject([{ amount: 10_200 }])
  })

  it.each(['before-repay', 'after-repay', 'after-repay-recorded'])('survives a crash %s', async (point) => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    scene.crashAt(point)
    void order.refund({ amount: 7000 })
    await expect.poll(() => scene.passed.includes(point)).toBe(true)
    await scene.restart().drive(now)
    expect([scene.bank.moved('refund'), scene.bank.count('refund'), scene.balance(account, opening)]).toEqual([
      6700, 1, 800,
    ])
    expect(await order.refunds()).toMatchObject([{ state: 'DONE', settledAt: expect.any(String) }])
  })

  it('whose provider does not answer goes on behind the order, and neither blocks nor doubles another', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    scene.bank.lose('refund', 30)
    expect(await order.refund({ amount: 1000 }, 'key-1')).toMatchObject({ ok: true, value: { state: 'PENDING' } })
    expect(scene.placement.state()).toBe('placed')
    expect(scene.placement.nextAlarm()).not.toBeNull()
    expect((await order.read())?.order.refunds).toMatchObject([{ amount: 1000, refundedAt: null }])
    expect(codeOf(await order.refund({ amount: 9201 }))).toBe('RFD409')
    scene.bank.lose('refund', 0)
    await scene.restart().drive(now + 60_000)
    expect(await order.refunds()).toMatchObject([{ state: 'DONE' }])
    expect([scene.bank.moved('refund'), scene.placement.nextAlarm()]).toEqual([1000, null])
  })

  it('that is under way makes a cancellation wait for its turn', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    scene.bank.lose('refund', 2)
    const refunding = order.refund({ amount: 500 })
    await expect.poll(() => scene.passed.includes('before-repay')).toBe(true)
    expect([await order.cancel(), (await refunding).ok, scene.bank.moved('refund')]).toEqual(['cancelled', true, 6700])
  })

  it('of a payment whose capture was not answered waits for it', async () => {
    const scene = openScene()
    scene.bank.lose('capture', 1000)
    const order = await placed(scene, threeUnits())
    expect(await order.refund({ amount: 500 })).toMatchObject({ value: { state: 'PENDING' } })
    expect([scene.bank.count('refund'), (await order.read())?.captured]).toEqual([0, 0])
    scene.bank.lose('capture', 0)
    const restarted = scene.restart()
    await restarted.drive(now + 60_000)
    await restarted.drive(now + 120_000)
    expect([scene.bank.moved('refund'), (await order.read())?.captured]).toEqual([500, 6700])
    expect(await order.refunds()).toMatchObject([{ state: 'DONE' }])
  })

  it('that is open is carried out before a cancellation, which gives back the rest', async () => {
    const scene = openScene()
    const order = await placed(scene, threeUnits())
    await order.refund({ amount: 1000 })
    scene.bank.lose('refund', 1000)
    expect(await order.refund({ amount: 500 })).toMatchObject({ value: { state: 'PENDING' } })
    scene.bank.lose('refund', 0)
    expect(await order.cancel()).toBe('cancelled')
    expect(await order.refunds()).toMatchObject([{ state: 'DONE' }, { state: 'DONE' }])
    expect([scene.bank.moved('refund'), scene.balance(card.account, 3000), scene.balance(account, opening)]).toEqual([
      6700, 3000, 1000,
    ])
    expect(codeOf(await order.refund({ amount: 1 }))).toBe('RFD409')
  })

  it('is told to the shopper once, in the language of the order', async () => {
    const scene = openScene()
    const order = await placed(scene, { ...threeUnits(), locale: 'de-de' })
    for (const _ of [1, 2]) await order.refund({ amount: 700 }, 'key-1')
    const sql = "SELECT subject, text FROM outbox WHERE subject LIKE '%Erstattung%'"
    const { results } = await scene.DB.prepare(sql).all()
    expect(results).toMatchObject([{ text: expect.stringMatching(/7,00\s\$/) }])
  })
})

const giftCards = line('cards', 2, 5001, 0, { isDigitalProduct: true })
/** Three units, two gift cards and delivery for 152.01, of which a card pays 117.01. */
const withGiftCards = () => memberDraft({ items: [line('a', 3, 9000, 700), giftCards], shipping: 500, payments })
const wholeLine = { lines: [{ itemId: 'cards', qty: 2 }] }

async function issuedIn(scene: ReturnType<typeof openScene>) {
  const { results } = await scene.DB.prepare(
    'SELECT code, opening_balance, blocked FROM gift_cards ORDER BY opening_balance DESC',
  ).all()
  return (results as { code: string; opening_balance: number; blocked: number }[]).map((card) => ({
    account: giftCardAccount(card.code),
    opening: card.opening_balance,
    blocked: card.blocked === 1,
    left: scene.balance(giftCardAccount(card.code), card.opening_balance),
  }))
}

describe('gift cards of an order', () => {
  it('keep what they cost from an amount, from other lines and from returns', async () => {
    const scene = openScene()
    const order = await placed(scene, withGiftCards())
    await order.deliver(now)
    expect(codeOf(await order.refund({ amount: 10_201 }))).toBe('RFD409')
    expect(codeOf(await order.refund({ amount: 10_000 }))).toBe(null)
    expect(await order.refund({ lines: [{ itemId: 'a', qty: 1 }] })).toMatchObject({ value: { amount: 200 } })
    await order.announce('a', 1, 'one')
    expect(await order.receive(1)).toBe('received')
    expect((await order.read())?.order.returns).toMatchObject([{ refund: 0 }])
    expect(await issuedIn(scene)).toMatchObject([
      { left: 2501, blocked: false },
      { left: 2500, blocked: false },
    ])
    expect(await order.refund(wholeLine)).toMatchObject({ value: { amount: 5001, state: 'DONE' } })
    expect(await issuedIn(scene)).toMatchObject([
      { left: 0, blocked: true },
      { left: 0, blocked: true },
    ])
  })

  it.each(['before-repay', 'after-repay', 'after-repay-recorded'])(
    'are refunded once after a crash %s',
    async (point) => {
      const scene = openScene()
      const order = await placed(scene, withGiftCards())
      scene.crashAt(point)
      void order.refund(wholeLine)
      await expect.poll(() => scene.passed.includes(point)).toBe(true)
      await scene.restart().drive(now)
      expect([scene.bank.moved('refund'), scene.bank.count('refund')]).toEqual([5001, 1])
      expect(await issuedIn(scene)).toMatchObject([
        { left: 0, blocked: true },
        { left: 0, blocked: true },
      ])
    },
  )

  it('can be spent again if the provider refuses, and are out of use while it does not answer', async () => {
    const scene = openScene()
    const order = await placed(scene, withGiftCards())
    scene.bank.answer('refund', { outcome: 'refused' })
    expect(await order.refund(wholeLine)).toMatchObject({ value: { state: 'REFUSED' } })
    expect(await issuedIn(scene)).toMatchObject([{ left: 2501 }, { left: 2500 }])
    scene.bank.answer('refund', { outcome: 'done' })
    scene.bank.lose('refund', 30)
    expect(await order.refund(wholeLine)).toMatchObject({ value: { state: 'PENDING' } })
    expect(await issuedIn(scene)).toMatchObject([{ left: 0 }, { left: 0 }])
    scene.bank.lose('refund', 0)
    expect(await order.cancel()).toBe('cancelled')
    expect(await order.refunds()).toMatchObject([{ state: 'REFUSED' }, { state: 'DONE' }])
    expect(scene.bank.moved('refund')).toBe(15_201 - 3500)
  })

  it('are not refunded before they are issued', async () => {
    const scene = openScene()
    scene.bank.lose('capture', 1000)
    const order = await placed(scene, withGiftCards())
    expect(codeOf(await order.refund(wholeLine, 'key-1'))).toBe('API423')
    scene.bank.lose('capture', 0)
    await scene.placement.drive(now + 60_000)
    expect(await order.refund(wholeLine, 'key-1')).toMatchObject({ value: { amount: 5001, state: 'DONE' } })
  })

  const turn = fc.oneof(
    fc.record({ op: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 6000 }) }),
    fc.record({ op: fc.constantFrom('units', 'cards', 'return', 'spend', 'refuse', 'accept', 'lose', 'answer') }),
  )

  it('are either spent or refunded, and money never exceeds the rest, whatever is refunded, returned and spent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 14 }), async (turns) => {
        const scene = openScene()
        const order = await placed(scene, withGiftCards())
        await order.deliver(now)
        let [returns, spent] = [0, 0]
        for (const one of turns) {
          if (one.op === 'amount' && 'amount' in one) await order.refund({ amount: one.amount })
          if (one.op === 'units') await order.refund({ lines: [{ itemId: 'a', qty: 1 }] })
          if (one.op === 'cards') await order.refund(wholeLine)
          if (one.op === 'refuse') scene.bank.answer('refund', { outcome: 'refused' })
          if (one.op === 'accept') scene.bank.answer('refund', { outcome: 'done' })
          if (one.op === 'lose') scene.bank.lose('refund', 3)
          if (one.op === 'answer') await scene.placement.drive(now + 60_000)
          if (one.op === 'return' && (await order.announce('a', 1, `key-${returns}`)).ok) {
            returns += 1
            await order.receive(returns)
          }
          const [card] = await issuedIn(scene)
          if (one.op === 'spend' && card && card.left > 0 && spent === 0) {
            await scene.spend(card.account, { id: 'other:0', amount: 1, opening: card.opening })
            spent = 1
          }
        }
        scene.bank.lose('refund', 0)
        scene.bank.answer('refund', { outcome: 'done' })
        await scene.placement.drive(now + 120_000)
        const given = () =>
          scene.bank.moved('refund') + scene.balance(card.account, 3000) + scene.balance(account, opening) - 500
        const worth = async () => (await issuedIn(scene)).reduce((sum, { left }) => sum + left, 0) + spent
        expect(given() + (await worth())).toBeLessThanOrEqual(15_201)
        const refunded = (await issuedIn(scene)).every(({ blocked }) => blocked)
        expect(await worth()).toBe(refunded ? 0 : 5001)
        expect(await order.cancel()).toBe(spent === 0 ? 'cancelled' : 'cards-spent')
        if (spent === 0) expect([given(), await worth()]).toEqual([15_201, 0])
      }),
      { numRuns: 60, seed: 29 },
    )
  })
})

it('a return that the first version recorded, and was giving back, is given back once', async () => {
  const scene = openScene()
  const order = await placed(scene, threeUnits())
  await order.deliver(now)
  await order.announce('a', 1, 'one')
  scene.crashAt('before-repay')
  void order.receive(1)
  await expect.poll(() => scene.passed.includes('before-repay')).toBe(true)
  const { sql } = scene.storage
  const { facts } = sql.exec<{ facts: string }>('SELECT facts FROM placement_attempts').one()
  const { givenBack, open, ...older } = JSON.parse(facts).value
  expect([givenBack, open]).toMatchObject([[{ kind: 'return' }], 1])
  const returned = [{ number: 1, items: [{ itemId: 'a', qty: 1, reason: 'too-small' }] }]
  sql.exec('UPDATE placement_attempts SET facts = ?', JSON.stringify({ v: 1, value: { ...older, returned } }))
  await scene.restart().drive(now)
  expect((await order.read())?.order.returns).toMatchObject([{ refund: 3233 }])
  expect(scene.balance(card.account, 3000)).toBe(3000)
})

describe('the account of an order', () => {
  const event = fc.oneof(
    fc.record({ op: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ op: fc.constant('units' as const), qty: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ op: fc.constant('return' as const) }),
    fc.record({ op: fc.constant('refuse' as const), refuses: fc.boolean() }),
  )

  it('never gives back more than was paid, and all of it in the end, whatever is returned and refunded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), fc.integer({ min: 0, max: 700 }), async (events, tax) => {
        const scene = openScene()
        const order = await placed(scene, memberDraft({ items: [line('a', 5, 9001, tax)], shipping: 501, payments }))
        await order.deliver(now)
        let asked = 0
        let returns = 0
        for (const one of events) {
          if (one.op === 'refuse') scene.bank.answer('refund', { outcome: one.refuses ? 'refused' : 'done' })
          if (one.op === 'return' && (await order.announce('a', 1, `key-${returns}`)).ok) {
            returns += 1
            await order.receive(returns)
          }
          const request = one.op === 'amount' ? { amount: one.amount } : { lines: [{ itemId: 'a', qty: 1 }] }
          if (one.op !== 'amount' && one.op !== 'units') continue
          const answer = await order.refund(request)
          if (answer.ok && answer.value.state === 'DONE') asked += answer.value.amount
        }
        const given = () =>
          scene.bank.moved('refund') + scene.balance(card.account, 3000) + scene.balance(account, opening) - 500
        const returned = (await order.read())?.order.returns.reduce((sum, { refund }) => sum + (refund ?? 0), 0) ?? 0
        expect(given()).toBe(asked + returned)
        scene.bank.answer('refund', { outcome: 'done' })
        expect(await order.cancel()).toBe('cancelled')
        expect(given()).toBe(9001 + tax + 501)
      }),
      { numRuns: 60 },
    )
  })
})
