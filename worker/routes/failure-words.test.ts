import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../services/result.ts'
import { failureWords } from './failure-words.ts'

const failure = (change: Partial<CallFailure>): CallFailure => ({
  code: 'GEN500',
  status: 409,
  message: 'The server’s own words.',
  details: {},
  cause: 'answer',
  ...change,
})

describe('the words for a failure', () => {
  it.each([
    ['GFC410', { details: { additionalInfo: { maxCards: 5 } } }, '5'],
    ['PYT400', { details: { additionalInfo: { remaining: '$18.43' } } }, '$18.43'],
    ['API429', { retryAfter: 90 }, 'in 2 minutes'],
    ['AUT423', { retryAfter: 61 }, 'in 2 minutes'],
  ])('of %s have their places filled', (code, details, filled) => {
    expect(failureWords(failure({ code, ...details }), 'en-us')).toContain(filled)
    expect(failureWords(failure({ code }), 'en-us')).not.toMatch(/[{}…[\]]/)
  })

  it('are the service’s for unknown codes, and the shop’s for known ones', () => {
    expect(failureWords(failure({ code: 'ZZZ999' }), 'de-de')).toBe('The server’s own words.')
    expect(failureWords(failure({ code: 'ZZZ999', message: ' ' }), 'de-de')).toMatch(/\S/)
    expect(failureWords(failure({ code: 'ZZZ999', message: 'x'.repeat(5000) }), 'de-de')).toHaveLength(300)
    expect(failureWords(failure({ code: 'PYT404' }), 'de-de')).not.toContain('server')
  })
})
