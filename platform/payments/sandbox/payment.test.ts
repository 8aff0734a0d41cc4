import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, type Decision, decide, type Instrument, type Payment, type Verdict } from './payment.ts'
import type { CardOutcome } from './test-cards.ts'

const now = Date.UTC(2026, 10, 21)
const pages = { challenge: 'https://bank.test/challenge', redirect: 'https://wallet.test/redirect' }
const card = (outcome: CardOutcome, given: Partial<Extract<Instrument, { kind: 'card' }>> = {}): Instrument => ({
  kind: 'card',
  id: 'session-1',
  brand: 'visa',
  label: 'Visa •••• 4242',
  last4: '4242',
  bin: '424242',
  expires: '2029-04',
  outcome,
  ...given,
})
type Authorise = Extract<Command, { op: 'authorise' }>
const authorise = (
  instrument: Instrument | null,
  request: Partial<Authorise['request']> = {},
  rest: Partial<Authorise> = {},
): Authorise => ({
  op: 'authorise',
  request: {
    reference: 'K1',
    amount: 5000,
    currency: 'USD',
    method: 'CREDIT_CARD',
    sessionId: instrument ? 'token' : null,
    savedInstrumentId: null,
    returnUrl: 'https://shop.test/checkout',
    ...request,
  },
  instrument,
  paymentId: 'pay-1',
  pages,
  now,
  ...rest,
})
const complete = (verdict: Verdict | null, paymentId: string | null = 'pay-1'): Command => ({
  op: 'complete',
  verdict,
  paymentId,
})
const money = (op: 'capture' | 'refund', amount: number, given = {}): Command => ({
  op,
  request: { reference: 'K1', paymentId: 'pay-1', currency: 'USD', amount, ...given },
})
/** One after the other on a payment that does not exist yet. */
const run = (...commands: Command[]): Decision[] => {
  let payment: Payment | null = null
  return commands.map((command) => {
    const decision = decide(payment, command)
    payment = decision.payment
    return decision
  })
}
const last = (...commands: Command[]) => run(...commands).at(-1)
const refusedWith = (code: string) => ({ outcome: 'refused', code })

describe('a card', () => {
  it('holds the amount, and says of the card what a receipt may', () => {
    expect(last(authorise(card('authorised')))).toMatchObject({
      answer: {
        outcome: 'authorised',
        paymentId: 'pay-1',
        amount: 5000,
        currency: 'USD',
        label: 'Visa •••• 4242',
        details: { type: 'visa', bin: '424242', last4: '4242', expires: '2029-04' },
      },
      movement: { op: 'authorise', amount: 5000 },
      notice: { type: 'AUTHORISATION', success: true },
    })
  })

  it.each([
    ['refused', 'PAY400'],
    ['fraud', 'PYT402'],
    ['expired', 'FE309'],
  ] as const)('that is %s is answered %s, and nothing is held', (outcome, code) => {
    const decision = last(authorise(card(outcome)))
    expect(decision?.answer).toEqual(refusedWith(code))
    expect(decision?.movement).toBeUndefined()
  })

  it('may be refused and followed by another for the same order; the same session may not', () => {
    const again = authorise(card('authorised', { id: 'session-2' }))
    expect(last(authorise(card('refused')), again)?.answer).toMatchObject({ outcome: 'authorised' })
    expect(last(authorise(card('refused')), authorise(card('authorised')))?.answer).toEqual(refusedWith('PYT404'))
  })

  it('is not charged for an order that holds money already', () => {
    const other = authorise(card('authorised', { id: 'session-2' }))
    expect(last(authorise(card('authorised')), other)?.answer).toEqual(refusedWith('PAY400'))
    expect(last(authorise(card('challenge')), other)?.answer).toEqual(refusedWith('PAY400'))
  })

  it('that has run out since is FE309; none at all PYT404; one for another method PAY400', () => {
    expect(last(authorise(card('authorised', { expires: '2026-10' })))?.answer).toEqual(refusedWith('FE309'))
    expect(last(authorise(null))?.answer).toEqual(refusedWith('PYT404'))
    expect(last(authorise(card('authorised'), { method: 'PAYPAL' }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('without friction says so; another amount, a slow and a lost answer are as they say', () => {
    expect(last(authorise(card('frictionless')))?.answer).toMatchObject({ details: { threeDS: 'frictionless' } })
    expect(last(authorise(card('other-amount')))?.answer).toMatchObject({ outcome: 'authorised', amount: 4999 })
    expect(last(authorise(card('slow')))).toMatchObject({ delivery: 'slow', movement: { amount: 5000 } })
    expect(last(authorise(card('lost')))).toMatchObject({ delivery: 'lost', movement: { amount: 5000 } })
  })
})

describe('a challenge', () => {
  it('sends the shopper to the bank, and nothing is held yet', () => {
    const decision = last(authorise(card('challenge')))
    expect(decision?.answer).toEqual({
      outcome: 'action',
      paymentId: 'pay-1',
      action: { kind: 'challenge', url: pages.challenge, paymentMethod: 'CREDIT_CARD' },
    })
    expect(decision?.movement).toBeUndefined()
  })

  it('can’t be made where the shopper could not come back', () => {
    expect(last(authorise(card('challenge'), {}, { pages: null }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('that is passed holds the amount, once, however often it is told', () => {
    const [, first, second] = run(authorise(card('challenge')), complete('confirmed'), complete('confirmed'))
    expect(first).toMatchObject({ answer: { outcome: 'authorised' }, movement: { op: 'authorise', amount: 5000 } })
    expect(second?.answer).toEqual(first?.answer)
    expect(second?.movement).toBeUndefined()
  })

  it.each(['failed', 'cancelled', 'abandoned'] as const)('that is %s stays so', (verdict) => {
    expect(last(authorise(card('challenge')), complete(verdict))?.answer).toEqual(refusedWith('PAY400'))
    const later = last(authorise(card('challenge')), complete(verdict), complete('confirmed'))
    expect(later?.answer).toEqual(refusedWith('PAY400'))
    expect(later?.movement).toBeUndefined()
  })

  it('is not passed by another payment’s result, by none, or after it was called off', () => {
    const begun = authorise(card('challenge'))
    expect(last(begun, complete('confirmed', 'pay-2'))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(begun, complete(null))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(complete('confirmed'))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(begun, { op: 'cancel' }, complete('confirmed'))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(begun, complete(null), complete('confirmed'))?.answer).toMatchObject({ outcome: 'authorised' })
  })
})

describe('a wallet', () => {
  const approved: Instrument = { kind: 'wallet', id: 'w1', method: 'KLARNA', amount: 5000, currency: 'USD' }

  it('pays what was approved, and nothing else', () => {
    expect(last(authorise(approved, { method: 'KLARNA' }))?.answer).toMatchObject({ label: 'Klarna', amount: 5000 })
    expect(last(authorise(approved, { method: 'KLARNA', amount: 5001 }))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(authorise(approved, { method: 'KLARNA', currency: 'EUR' }))?.answer).toEqual(refusedWith('PAY400'))
    expect(last(authorise(approved, { method: 'PAYPAL' }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('without a session is a page of its own; Apple Pay has none', () => {
    expect(last(authorise(null, { method: 'PAYPAL' }))?.answer).toMatchObject({
      action: { kind: 'redirect', url: pages.redirect },
    })
    expect(last(authorise(null, { method: 'APPLE_PAY' }))?.answer).toEqual(refusedWith('PYT404'))
    expect(last(authorise(null, { method: 'PAYPAL', sessionId: 'forged' }))?.answer).toEqual(refusedWith('PYT404'))
  })
})

describe('money', () => {
  const held = authorise(card('authorised'))

  it('is captured up to what is held and refunded up to what was captured', () => {
    expect(last(held, money('capture', 5001))?.answer).toEqual({ outcome: 'refused' })
    expect(last(held, money('capture', 5000), money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(last(held, money('capture', 3000), money('capture', 2000))?.answer).toEqual({ outcome: 'done' })
    expect(last(held, money('refund', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(last(held, money('capture', 5000), money('refund', 5000))?.answer).toEqual({ outcome: 'done' })
    expect(last(held, money('capture', 5000), money('refund', 5000), money('refund', 1))?.answer).toEqual({
      outcome: 'refused',
    })
  })

  it('is not moved of another payment, in another currency, or where none is held', () => {
    for (const given of [{ paymentId: 'pay-2' }, { currency: 'EUR' }])
      expect(last(held, money('capture', 1, given))?.answer).toEqual({ outcome: 'refused' })
    expect(last(money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(last(authorise(card('challenge')), money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(last(held, { op: 'cancel' }, money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
  })

  it('is given back once, by the order alone; what was captured needs a refund', () => {
    const [, first, second] = run(held, { op: 'cancel' }, { op: 'cancel' })
    expect(first).toMatchObject({ answer: { outcome: 'done' }, movement: { op: 'cancel', amount: 5000 } })
    expect(second).toMatchObject({ answer: { outcome: 'done' } })
    expect(second?.movement).toBeUndefined()
    expect(last({ op: 'cancel' })?.answer).toEqual({ outcome: 'done' })
    expect(last(held, money('capture', 1), { op: 'cancel' })?.answer).toEqual({ outcome: 'refused' })
  })

  it('is never captured beyond what is held nor refunded beyond what was captured, in any order', () => {
    const command = fc.oneof(
      fc.constantFrom<Command>(
        held,
        { op: 'cancel' },
        complete('confirmed'),
        authorise(card('challenge', { id: 's2' })),
      ),
      fc
        .tuple(fc.constantFrom('capture' as const, 'refund' as const), fc.integer({ min: 1, max: 6000 }))
        .map(([op, amount]) => money(op, amount)),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const sum = { authorise: 0, capture: 0, cancel: 0, refund: 0, complete: 0 }
        for (const { movement, payment } of run(...commands)) {
          if (movement) sum[movement.op] += movement.amount
          expect(sum.capture + sum.cancel).toBeLessThanOrEqual(sum.authorise)
          expect(sum.refund).toBeLessThanOrEqual(sum.capture)
          if (payment) expect(payment.captured).toBeLessThanOrEqual(payment.held)
        }
      }),
      { seed: 11, numRuns: 2000 },
    )
  })

  it('is taken again and again by a provider that forgets what was authorised', () => {
    const before = last(held, money('capture', 5000))?.payment ?? null
    expect(decide(before, money('capture', 5000), { lenient: true })).toMatchObject({
      answer: { outcome: 'done' },
      movement: { op: 'capture', amount: 5000 },
    })
  })
})
