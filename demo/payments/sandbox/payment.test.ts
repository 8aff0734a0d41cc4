import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, type Decision, decide, type Instrument, type Payment, type Verdict } from './payment.ts'
import type { CardOutcome } from './test-cards.ts'

const now = Date.UTC(2026, 10, 21)
const pages = { challenge: 'https://bank.test/challenge', redirect: 'https://wallet.test/redirect' }
const card = (outcome: CardOutcome, overrides: Partial<Extract<Instrument, { kind: 'card' }>> = {}): Instrument => ({
  kind: 'card',
  id: 'session-1',
  brand: 'visa',
  label: 'Visa •••• 4242',
  last4: '4242',
  bin: '424242',
  expires: '2029-04',
  outcome,
  ...overrides,
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
const money = (op: 'capture' | 'refund', amount: number, overrides = {}): Command => ({
  op,
  request: { reference: 'K1', paymentId: 'pay-1', currency: 'USD', amount, ...overrides },
})
/** In turn, on a payment that does not exist yet. */
const run = (...commands: Command[]): Decision[] => {
  let payment: Payment | null = null
  return commands.map((command) => {
    const decision = decide(payment, command)
    payment = decision.payment
    return decision
  })
}
const lastDecision = (...commands: Command[]) => run(...commands).at(-1)
const refusedWith = (code: string) => ({ outcome: 'refused', code })

describe('a card', () => {
  it('holds the amount and returns only card details that a receipt may show', () => {
    expect(lastDecision(authorise(card('authorised')))).toMatchObject({
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
    const decision = lastDecision(authorise(card(outcome)))
    expect(decision?.answer).toEqual(refusedWith(code))
    expect(decision?.movement).toBeUndefined()
  })

  it('may follow a refused card for the same order, but not with the same session', () => {
    const again = authorise(card('authorised', { id: 'session-2' }))
    expect(lastDecision(authorise(card('refused')), again)?.answer).toMatchObject({ outcome: 'authorised' })
    expect(lastDecision(authorise(card('refused')), authorise(card('authorised')))?.answer).toEqual(
      refusedWith('PYT404'),
    )
  })

  it('is not charged for an order that is already authorised', () => {
    const other = authorise(card('authorised', { id: 'session-2' }))
    expect(lastDecision(authorise(card('authorised')), other)?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(authorise(card('challenge')), other)?.answer).toEqual(refusedWith('PAY400'))
  })

  it('is refused with FE309 if expired, PYT404 if missing, PAY400 if for another method', () => {
    expect(lastDecision(authorise(card('authorised', { expires: '2026-10' })))?.answer).toEqual(refusedWith('FE309'))
    expect(lastDecision(authorise(null))?.answer).toEqual(refusedWith('PYT404'))
    expect(lastDecision(authorise(card('authorised'), { method: 'PAYPAL' }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('can be frictionless, authorise another amount, or answer late or never', () => {
    expect(lastDecision(authorise(card('frictionless')))?.answer).toMatchObject({
      details: { threeDS: 'frictionless' },
    })
    expect(lastDecision(authorise(card('other-amount')))?.answer).toMatchObject({ outcome: 'authorised', amount: 4999 })
    expect(lastDecision(authorise(card('slow')))).toMatchObject({ delivery: 'slow', movement: { amount: 5000 } })
    expect(lastDecision(authorise(card('lost')))).toMatchObject({ delivery: 'lost', movement: { amount: 5000 } })
  })
})

describe('a challenge', () => {
  it('sends the shopper to the bank, and nothing is held yet', () => {
    const decision = lastDecision(authorise(card('challenge')))
    expect(decision?.answer).toEqual({
      outcome: 'action',
      paymentId: 'pay-1',
      action: { kind: 'challenge', url: pages.challenge, paymentMethod: 'CREDIT_CARD' },
    })
    expect(decision?.movement).toBeUndefined()
  })

  it('is refused if the shopper could not return to the shop', () => {
    expect(lastDecision(authorise(card('challenge'), {}, { pages: null }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('that is passed holds the amount only once, even if reported again', () => {
    const [, first, second] = run(authorise(card('challenge')), complete('confirmed'), complete('confirmed'))
    expect(first).toMatchObject({ answer: { outcome: 'authorised' }, movement: { op: 'authorise', amount: 5000 } })
    expect(second?.answer).toEqual(first?.answer)
    expect(second?.movement).toBeUndefined()
  })

  it.each(['failed', 'cancelled', 'abandoned'] as const)('stays refused after it was %s', (verdict) => {
    expect(lastDecision(authorise(card('challenge')), complete(verdict))?.answer).toEqual(refusedWith('PAY400'))
    const later = lastDecision(authorise(card('challenge')), complete(verdict), complete('confirmed'))
    expect(later?.answer).toEqual(refusedWith('PAY400'))
    expect(later?.movement).toBeUndefined()
  })

  it('is not passed by another payment’s result, without a result, or after a cancellation', () => {
    const begun = authorise(card('challenge'))
    expect(lastDecision(begun, complete('confirmed', 'pay-2'))?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(begun, complete(null))?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(complete('confirmed'))?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(begun, { op: 'cancel' }, complete('confirmed'))?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(begun, complete(null), complete('confirmed'))?.answer).toMatchObject({ outcome: 'authorised' })
  })
})

describe('a wallet', () => {
  const approved: Instrument = { kind: 'wallet', id: 'w1', method: 'KLARNA', amount: 5000, currency: 'USD' }

  it('pays only what was approved', () => {
    expect(lastDecision(authorise(approved, { method: 'KLARNA' }))?.answer).toMatchObject({
      label: 'Klarna',
      amount: 5000,
    })
    expect(lastDecision(authorise(approved, { method: 'KLARNA', amount: 5001 }))?.answer).toEqual(refusedWith('PAY400'))
    expect(lastDecision(authorise(approved, { method: 'KLARNA', currency: 'EUR' }))?.answer).toEqual(
      refusedWith('PAY400'),
    )
    expect(lastDecision(authorise(approved, { method: 'PAYPAL' }))?.answer).toEqual(refusedWith('PAY400'))
  })

  it('redirects to its page without a session, except Apple Pay', () => {
    expect(lastDecision(authorise(null, { method: 'PAYPAL' }))?.answer).toMatchObject({
      action: { kind: 'redirect', url: pages.redirect },
    })
    expect(lastDecision(authorise(null, { method: 'APPLE_PAY' }))?.answer).toEqual(refusedWith('PYT404'))
    expect(lastDecision(authorise(null, { method: 'PAYPAL', sessionId: 'forged' }))?.answer).toEqual(
      refusedWith('PYT404'),
    )
  })
})

describe('money', () => {
  const held = authorise(card('authorised'))

  it('is captured up to what is held and refunded up to what was captured', () => {
    expect(lastDecision(held, money('capture', 5001))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(held, money('capture', 5000), money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(held, money('capture', 3000), money('capture', 2000))?.answer).toEqual({ outcome: 'done' })
    expect(lastDecision(held, money('refund', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(held, money('capture', 5000), money('refund', 5000))?.answer).toEqual({ outcome: 'done' })
    expect(lastDecision(held, money('capture', 5000), money('refund', 5000), money('refund', 1))?.answer).toEqual({
      outcome: 'refused',
    })
  })

  it('is not moved for another payment, in another currency, or without a hold', () => {
    for (const overrides of [{ paymentId: 'pay-2' }, { currency: 'EUR' }])
      expect(lastDecision(held, money('capture', 1, overrides))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(authorise(card('challenge')), money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
    expect(lastDecision(held, { op: 'cancel' }, money('capture', 1))?.answer).toEqual({ outcome: 'refused' })
  })

  it('is released once by a cancellation; captured money needs a refund', () => {
    const [, first, second] = run(held, { op: 'cancel' }, { op: 'cancel' })
    expect(first).toMatchObject({ answer: { outcome: 'done' }, movement: { op: 'cancel', amount: 5000 } })
    expect(second).toMatchObject({ answer: { outcome: 'done' } })
    expect(second?.movement).toBeUndefined()
    expect(lastDecision({ op: 'cancel' })?.answer).toEqual({ outcome: 'done' })
    expect(lastDecision(held, money('capture', 1), { op: 'cancel' })?.answer).toEqual({ outcome: 'refused' })
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

  it('can be captured repeatedly with a lenient provider', () => {
    const before = lastDecision(held, money('capture', 5000))?.payment ?? null
    expect(decide(before, money('capture', 5000), { lenient: true })).toMatchObject({
      answer: { outcome: 'done' },
      movement: { op: 'capture', amount: 5000 },
    })
  })
})
