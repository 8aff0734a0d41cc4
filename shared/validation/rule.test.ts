import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickupRules, requiredContact } from './collecting.ts'
import { newsletterRules } from './forms.ts'
import { maxNumber, minNumber } from './number.ts'
import { newPassword, passwordParts } from './password.ts'
import { type Rule, validate, withPrefix } from './rule.ts'
import {
  accepted,
  email,
  exactLength,
  matches,
  maxLength,
  minLength,
  name,
  oneOf,
  plainText,
  required,
  sameAs,
} from './text.ts'

const passes = (rule: Rule, value: string) => rule(value, {}) === null

describe('validate', () => {
  const rules = { email: [required, email], again: [sameAs('email')], age: [minNumber(13)] }

  it('returns only the first fault of each field', () => {
    expect(validate(rules, { email: 'x', again: 'y', age: '12' })).toEqual({
      email: { messageId: 'field.email' },
      again: { messageId: 'field.sameAs' },
      age: { messageId: 'field.minNumber', params: { min: 13 } },
    })
    expect(validate(rules, {})).toEqual({ email: { messageId: 'field.required' } })
    expect(validate(rules, { email: 'a@b.example', again: 'a@b.example', age: '13' })).toEqual({})
  })

  it('supports prefixed field names', () => {
    const prefixed = withPrefix(rules, 'billing.')
    const values = { 'billing.email': 'a@b.example', 'billing.again': 'a@b.example', email: 'other' }
    expect(validate(prefixed, values)).toEqual({})
    expect(Object.keys(validate(prefixed, { ...values, 'billing.again': 'other' }))).toEqual(['billing.again'])
  })

  it('requires a valid email and the policy for the newsletter', () => {
    expect(validate(newsletterRules, { email: 'a@b', policy: '' })).toEqual({
      email: { messageId: 'field.email' },
      policy: { messageId: 'field.policy' },
    })
    expect(validate(newsletterRules, { email: 'a@b.example', policy: 'on' })).toEqual({})
  })

  it('requires contacts in the configured locales only', () => {
    const { collectionPointPhone } = validate(
      { collectionPointPhone: requiredContact('collectionPointPhone', 'it-it') },
      {},
    )
    expect(collectionPointPhone).toEqual({ messageId: 'field.required' })
    expect(requiredContact('collectionPointPhone', 'de-de')).toEqual([])
    expect(requiredContact('pickupEmail', 'en-us')).toEqual([required])
    expect(requiredContact('pickupEmail', 'it-it')).toEqual([])
  })
})

describe('pickup person', () => {
  it('has a name, an email where the locale requires one, and a valid phone number', () => {
    expect(validate(pickupRules('es-es', 'ES'), { firstName: 'Ana', lastName: 'Ruiz' })).toEqual({})
    expect(validate(pickupRules('en-us', 'US'), { firstName: '4', lastName: 'Ruiz', phone: '1' })).toEqual({
      firstName: { messageId: 'field.name' },
      email: { messageId: 'field.required' },
      phone: { messageId: 'field.phone' },
    })
  })
})

describe('text', () => {
  it('fails `required` when empty or blank', () => {
    for (const blank of ['', ' ', '\t\n', '\u00a0']) expect(passes(required, blank)).toBe(false)
    expect(passes(required, ' 0 ')).toBe(true)
  })

  it('passes every other rule when empty', () => {
    const rules = [
      email,
      exactLength(3),
      minLength(3),
      maxLength(1),
      name,
      plainText,
      matches(/x/),
      oneOf(['x']),
      minNumber(1),
    ]
    for (const rule of [...rules, maxNumber(1), ...passwordParts.map(([, rule]) => rule)])
      expect(passes(rule, '')).toBe(true)
  })

  it('has an exact, minimum and maximum length', () => {
    expect(['ab', 'abc', 'abcd'].map((text) => passes(exactLength(3), text))).toEqual([false, true, false])
    expect(['ab', 'abc', 'abcd'].map((text) => passes(minLength(3), text))).toEqual([false, true, true])
    expect(['ab', 'abc', 'abcd'].map((text) => passes(maxLength(3), text))).toEqual([true, true, false])
    expect(maxLength(3)('abcd', {})).toEqual({ messageId: 'field.maxLength', params: { max: 3 } })
  })

  it('matches a pattern or a list, or is checked', () => {
    expect([passes(matches(/^\d+$/), ' 12 '), passes(matches(/^\d+$/), '1a')]).toEqual([true, false])
    expect([passes(oneOf(['S', 'M']), 'M'), passes(oneOf(['S', 'M']), 'm')]).toEqual([true, false])
    expect([passes(accepted, 'on'), passes(accepted, '')]).toEqual([true, false])
  })

  it('is a number within bounds', () => {
    expect(['0.5', '1', '1e3', 'x', 'NaN'].map((text) => passes(minNumber(1), text))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(['-1', '1', '1.01', 'Infinity'].map((text) => passes(maxNumber(1), text))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is one printable line', () => {
    for (const valid of ['5', 'Straße 7/2. OG', '千代田区', ' Rue de l’Écluse ', 'a&b <c>', '\u202Eevil', '\u2066x'])
      expect(passes(plainText, valid)).toBe(true)
    for (const invalid of ['a\nb', 'a\u0000', '---', 'a\u2028b']) expect(passes(plainText, invalid)).toBe(false)
  })
})

describe('name', () => {
  it.each([
    'Ana',
    'Renée',
    'O’Neill',
    "D'Arcy",
    'Jean-Luc',
    'Müller, Jr.',
    'Ge`ez',
    'Nguyễn',
    '李',
    'Zoë\u0301',
    ' Ana ',
    'a\u202Eb',
  ])('takes %s', (text) => {
    expect(passes(name, text)).toBe(true)
  })
  it.each(['4na', 'a_b', 'Ana!', '<b>', 'a@b', "-.'", 'x\ny', '👩'])('refuses %s', (text) => {
    expect(passes(name, text)).toBe(false)
  })
})

describe('email', () => {
  it.each([
    'a@b.example',
    'first.last+tag@sub.domain.example',
    "o'neill@post.example",
    'x@xn--mller-kva.example',
    'kontakt@müller.example',
    ' a@b.example ',
    '1@2.ex',
    `${'a'.repeat(64)}@b.example`,
  ])('takes %s', (text) => {
    expect(passes(email, text)).toBe(true)
  })
  it.each([
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a@b..example',
    'a@.example',
    'a@-b.example',
    'a@b-.example',
    'a@b.example.',
    'a b@c.example',
    'a@b@c.example',
    'a@127.0.0.1',
    'a@b.example\nbcc:x@y.example',
    'ä@b.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('refuses %s', (text) => {
    expect(passes(email, text)).toBe(false)
  })
  // A rule that backtracks would run into the test's timeout.
  it('does not backtrack on malicious input', () => {
    for (const text of [
      `${'a'.repeat(500_000)}@`,
      `a@${'a-'.repeat(500_000)}`,
      `a@${'a.'.repeat(120)}`,
      '@'.repeat(500_000),
    ]) {
      expect(passes(email, text)).toBe(false)
    }
  })
})

describe('password', () => {
  const failedRules = (value: string) => passwordParts.flatMap(([, rule]) => rule(value, {})?.messageId ?? [])

  it('reports each failed rule', () => {
    expect(failedRules('Abcdefg1')).toEqual([])
    expect(failedRules('abc')).toEqual(['field.password.length', 'field.password.number', 'field.password.uppercase'])
    expect(failedRules('ABCDEFG1')).toEqual(['field.password.lowercase'])
    expect(failedRules('Ärgerlich1')).toEqual([])
  })

  it('passes exactly when each of its rules does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', 'ß', ' '), minLength: 1, maxLength: 12 }),
        (value) => {
          expect(passes(newPassword, value)).toBe(failedRules(value).length === 0)
        },
      ),
      { seed: 3 },
    )
  })
})
