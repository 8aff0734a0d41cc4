import { describe, expect, it } from 'vitest'
import { compileMatch } from './attribute-match.ts'
import { compileTree } from './condition-tree.ts'
import { traitsOf } from './traits.ts'

const answers = new Map<unknown, boolean | null>([
  ['yes', true],
  ['no', false],
  ['unsure', null],
])
const tree = (conditions: unknown) =>
  compileTree(conditions, (leaf) => () => answers.get(leaf) ?? null)(traitsOf({}, null))

describe('a tree of conditions', () => {
  it.each([
    [['and', 'yes', 'yes'], true],
    [['and', 'yes', 'unsure'], null],
    [['and', 'unsure', 'no'], false],
    [['and'], true],
    [['or', 'no', 'yes'], true],
    [['or', 'unsure', 'yes'], true],
    [['or', 'unsure', 'no'], null],
    [['or'], false],
    [['not', 'no'], true],
    [['not', 'yes'], false],
    [['not', 'unsure'], null],
    [['not'], null],
    [['no', 'yes'], true],
    ['yes', true],
    [['and', ['or', 'no', ['not', 'no']], ['not', ['and', 'yes', 'no']]], true],
    [[], false],
    [null, null],
  ])('%j is %j', (conditions, answer) => {
    expect(tree(conditions)).toBe(answer)
  })

  it('gives up on what is nested without end', () => {
    let deep: unknown = 'yes'
    for (let depth = 0; depth < 5000; depth += 1) deep = ['not', deep]
    expect(tree(deep)).toBeNull()
  })
})

const matches = (match: string | undefined, value: unknown, own: unknown) =>
  compileMatch({ type: 'custom_attribute', name: 'k', match, value })(
    traitsOf(own === undefined ? {} : { k: own }, null),
  )

describe('a match of an attribute', () => {
  it.each([
    [undefined, 'us', 'us', true],
    ['exact', 'us', 'de', false],
    ['exact', 1, '1', null],
    ['exact', true, true, true],
    ['exact', 2 ** 53 + 2, 2 ** 53 + 2, null],
    ['exact', 'us', undefined, null],
    ['exact', null, null, null],
    ['exists', undefined, '', true],
    ['exists', undefined, null, false],
    ['exists', undefined, undefined, false],
    ['substring', 'ell', 'hello', true],
    ['substring', 'x', 'hello', false],
    ['substring', 'x', 3, null],
    ['gt', 10, 11, true],
    ['gt', 10, 10, false],
    ['ge', 10, 10, true],
    ['lt', 10, 9.5, true],
    ['le', 10, Number.NaN, null],
    ['le', '10', 9, null],
    ['semver_ge', '1.2', '1.2.3', true],
    ['semver_lt', '1.2.3', '1.2.3-beta', true],
    ['semver_eq', '1.2', 'one', null],
    ['eq', 1, 1, null],
    ['regex', '.*', 'us', null],
  ])('%s %j of %j is %j', (match, value, own, answer) => {
    expect(matches(match, value, own)).toBe(answer)
  })

  it('asks for segments of the customer-data platform', () => {
    const qualified = compileMatch({
      type: 'third_party_dimension',
      name: 'odp.audiences',
      match: 'qualified',
      value: 'vip',
    })
    expect([['vip'], [], null].map((segments) => qualified(traitsOf({}, segments)))).toEqual([true, false, false])
  })

  it('knows no attribute that nobody gave, whatever it is called', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(compileMatch({ type: 'custom_attribute', name, match: 'exists' })(traitsOf({}, null)), name).toBe(false)
  })
})
