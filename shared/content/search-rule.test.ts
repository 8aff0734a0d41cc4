import { describe, expect, it } from 'vitest'
import { checkWritten, faultLine } from './written.ts'

const faults = (rule: Readonly<Record<string, unknown>>) =>
  checkWritten('search-rule', { id: 'r', ...rule }).faults.map(faultLine)

it('a rule may do one thing or several', () => {
  expect(faults({ queries: ['winter boots'], pins: ['ST000001'] })).toEqual([])
  expect(faults({ synonyms: [{ words: ['kicks', 'creps'], mean: 'sneakers' }] })).toEqual([])
  expect(
    faults({
      queries: ['sale'],
      boosts: [{ field: 'kind', value: 'boot', factor: 2 }],
      hidden: ['ST000002'],
      redirect: { url: '/returns' },
      landing: { title: 'Sale', html: '<p>Until Sunday.</p>' },
    }),
  ).toEqual([])
})

describe('refused with the name of the field', () => {
  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['nothing in it', { queries: ['boots'] }, /a rule needs synonyms/],
    ['pins for no query', { pins: ['ST000001'] }, /^queries: pins need the queries/],
    ['a redirect for no query', { redirect: { url: '/returns' } }, /^queries: redirect need/],
    ['a query without words', { queries: ['!!'], pins: ['ST000001'] }, /^queries\.0: has no words/],
    ['a query twice', { queries: ['Boots', 'boots!'], pins: ['ST000001'] }, /^queries\.1: "boots" stands there twice/],
    ['a pin twice', { queries: ['boots'], pins: ['ST000001', 'ST000001'] }, /^pins\.1/],
    ['pinned and hidden', { queries: ['boots'], pins: ['ST000001'], hidden: ['ST000001'] }, /^pins\.0: .*hidden/],
    ['its own synonym', { synonyms: [{ words: ['Kicks', 'x'], mean: 'kicks' }] }, /^synonyms\.0\.words\.0: .*itself/],
    ['a synonym of nothing', { synonyms: [{ words: ['kicks'] }] }, /^synonyms\.0\.words: needs a second word/],
    ['a long synonym', { synonyms: [{ words: ['a b c d e'], mean: 'x' }] }, /^synonyms\.0: .*more than 4 words/],
    ['too strong', { queries: ['a'], boosts: [{ field: 'kind', value: 'boot', factor: 9 }] }, /^boosts\.0\.factor/],
    [
      'an unknown field of boosts',
      { queries: ['a'], boosts: [{ field: 'constructor', value: 'x', factor: 2 }] },
      /^boosts\.0\.field/,
    ],
    ['an unknown locale', { locales: ['__proto__'], queries: ['a'], pins: ['ST000001'] }, /^locales\.0/],
  ])('%s', (_, rule, reason) => {
    expect(faults(rule)).toEqual(expect.arrayContaining([expect.stringMatching(reason)]))
  })
})
