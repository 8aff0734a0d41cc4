import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeKey,
  codeReadings,
  emailKey,
  typedCode,
  typedEmail,
  typedField,
  typedLine,
  typedName,
  typedQuantity,
  typedText,
} from './typed.ts'
import { isEmail, name } from './validation/text.ts'

describe('typed text', () => {
  it.each([
    ['zero-width spaces and directions', '\u202AAda\u200B Walker\u202C', 'Ada Walker'],
    ['a soft hyphen and a byte-order mark', '\uFEFFOr\u00ADchard', 'Orchard'],
    ['spaces of any width', 'Ada\u00A0\u2009Walker\u3000', 'Ada  Walker '],
    ['composed letters', 'Mu\u0308ller', 'Müller'],
    ['a separator of lines', 'one\u2028two', 'one\ntwo'],
  ])('has none of what nobody sees: %s', (_, pasted, seen) => expect(typedText(pasted)).toBe(seen))

  it.each([
    ['a Persian name with its joiner', 'علی\u200Cرضا'],
    ['a word of Devanagari', 'क्\u200Dष'],
    ['a family', '👩\u200D👩\u200D👧'],
    ['a heart in color', '❤\uFE0F'],
    ['the flag of Wales', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
    ['lines', 'one\ntwo\r\n\r\nthree'],
  ])('keeps what changes how it looks: %s', (_, text) => expect(typedText(text)).toBe(text))

  it('leaves a password as it was typed', () => {
    expect(typedField('newPassword', 'a\u200Bb\u00A0c')).toBe('a\u200Bb\u00A0c')
    expect(typedField('city', 'New\u00A0York\u200B')).toBe('New York')
  })

  it('is the same when it is read again', () => {
    const marks = [
      '\u200B',
      '\u202A',
      '\u200D',
      '\uFE0F',
      '\u00A0',
      '-',
      '\u2011',
      '’',
      '´',
      '\n',
      'a',
      'Ü',
      'ع',
      '９',
      '👩',
    ]
    const pasted = fc.array(fc.constantFrom(...marks), { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(pasted, (text) => {
        for (const read of [typedText, typedLine, typedName, typedEmail, typedCode, codeKey, emailKey])
          expect(read(read(text)), read.name).toBe(read(text))
      }),
      { seed: 47, numRuns: 2000 },
    )
  })
})

describe('names', () => {
  it.each(['O´Neill', 'O‘Neill', 'OʼNeill', 'O’Neill\u200B', ' O’Neill '])('have one apostrophe: %s', (typed) => {
    expect(typedName(typed)).toBe('O’Neill')
    expect(name(typed, {})).toBeNull()
  })

  it.each(['Smith\u2011Jones', 'Smith–Jones', 'Smith\u00ADJones', 'علی\u200Cرضا', 'Ｊｏｎｅｓ'])(
    'are accepted: %s',
    (typed) => expect(name(typed, {})).toBeNull(),
  )
})

describe('addresses of e-mail', () => {
  it.each([
    'ada@shop.example',
    ' ada@shop.example\u200B',
    '<ada@shop.example>',
    'mailto:ada@shop.example',
    '\u202Aada@shop.example\u202C',
    'ada＠shop.example',
  ])('are one address: %s', (typed) => {
    expect(typedEmail(typed)).toBe('ada@shop.example')
    expect(isEmail(typed)).toBe(true)
  })
})

describe('codes', () => {
  it.each(['#k7 4f2-ab', 'K7\u201142–F2AB', 'k7​4f2ab'])('are letters and figures: %s', (typed) =>
    expect(typedCode(typed)).toMatch(/^K7[0-9A-Z]+$/),
  )

  it('are the same with letters that look like figures', () => expect(codeKey('#KO1l-8')).toBe('K0118'))

  it('are read as they stand first', () => {
    expect(codeReadings('SO10')).toEqual(['SO10', 'S010', 'SO1O'])
    expect(codeReadings('ABC')).toEqual(['ABC'])
  })
})

it.each([
  ['3', 3],
  [' 3 ', 3],
  ['3,0', 3],
  ['3.00', 3],
  ['３', 3],
  ['2.5', null],
  ['1,000', null],
  ['-1', null],
  ['', null],
])('a quantity: %j', (typed, count) => expect(typedQuantity(typed)).toBe(count))
