import { expect, it } from 'vitest'
import type { Payment } from './payment.ts'
import { returnAddress, verdictOf } from './shopper-answer.ts'
import { challengeCode } from './test-cards.ts'

const payment = (overrides: Partial<Payment>) =>
  ({ state: 'pending', outcome: 'challenge', method: 'CREDIT_CARD', ...overrides }) as Payment

it.each<[Partial<Payment>, string, string, string]>([
  [{}, 'confirm', challengeCode, 'confirmed'],
  [{}, 'confirm', ` ${challengeCode.slice(0, 3)} ${challengeCode.slice(3)} `, 'confirmed'],
  [{}, 'confirm', '', 'wrong-code'],
  [{}, 'confirm', '000000', 'wrong-code'],
  [{}, 'refuse', challengeCode, 'failed'],
  [{}, 'cancel', challengeCode, 'cancelled'],
  [{}, '', challengeCode, 'cancelled'],
  [{ outcome: 'challenge-failed' }, 'confirm', challengeCode, 'failed'],
  [{ outcome: 'challenge-abandoned' }, 'confirm', challengeCode, 'abandoned'],
  [{ method: 'PAYPAL' }, 'confirm', '', 'confirmed'],
  [{ state: 'authorised' }, 'refuse', '', 'confirmed'],
  [{ state: 'refused' }, 'confirm', challengeCode, 'failed'],
  [{ state: 'cancelled' }, 'confirm', challengeCode, 'failed'],
])('%j answered with %j and code %j is %s', (overrides, answer, code, verdict) => {
  expect(verdictOf(payment(overrides), answer, code)).toBe(verdict)
})

it('the return URL keeps its query and gets the result', () => {
  expect(returnAddress('https://shop.example/back?order=1', 'a b')).toBe(
    'https://shop.example/back?order=1&redirectResult=a+b',
  )
})
