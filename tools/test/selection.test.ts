import { describe, expect, it } from 'vitest'
import { selectAffected, selectNamed } from './selection.ts'

const testFiles = [
  'shared/money/money.test.ts',
  'tests/build/font.test.ts',
  'tests/integration/shop/cart-page.test.ts',
  'tests/integration/shop/cart-stores.test.ts',
  'tests/integration/shop/pages.test.ts',
  'tests/integration/shop/stories.test.ts',
  'tests/contract/cart.test.ts',
  'tests/e2e/cart-page.test.ts',
  'tests/e2e/opens.test.ts',
]
const suites = ['check', 'unit', 'build-output', 'http', 'e2e']

describe('names', () => {
  it('are suites, folders, or parts of the paths of test files', () => {
    expect(selectNamed(['check', 'money', 'font'], suites, testFiles)).toEqual(
      new Map([
        ['unit', ['shared/money/money.test.ts']],
        ['build-output', ['tests/build/font.test.ts']],
        ['check', []],
      ]),
    )
    const contract = 'tests/contract/cart.test.ts'
    expect(selectNamed(['contract'], suites, [...testFiles, 'shared/contracts/cart.test.ts'])).toEqual(
      new Map([['http', [contract]]]),
    )
    expect(selectNamed(['e2e/cart'], suites, testFiles)).toEqual(new Map([['e2e', ['tests/e2e/cart-page.test.ts']]]))
  })

  it('that are neither are refused', () => {
    expect(() => selectNamed(['cart', 'nothing'], suites, testFiles)).toThrow('"nothing"')
  })
})

describe('a change', () => {
  const always = ['check', 'unit', 'components'].map((suite): [string, string[]] => [suite, []])
  const smoke = { http: 'tests/integration/shop/pages.test.ts', e2e: 'tests/e2e/opens.test.ts' }

  it('selects the tests whose names share words with its paths', () => {
    expect(selectAffected(['worker/routes/cart/cart-route.tsx', 'client/pages/stores.tsx'], testFiles)).toEqual(
      new Map([
        ...always,
        [
          'http',
          [
            'tests/integration/shop/cart-stores.test.ts',
            'tests/integration/shop/cart-page.test.ts',
            'tests/contract/cart.test.ts',
            smoke.http,
          ],
        ],
        ['e2e', ['tests/e2e/cart-page.test.ts', smoke.e2e]],
      ]),
    )
  })

  it('always opens the shop, and runs changed tests of it', () => {
    const changed = ['worker/http/log.ts', 'tests/integration/shop/stories.test.ts', 'shared/money/money.test.ts']
    expect(selectAffected(changed, testFiles)).toEqual(
      new Map([...always, ['http', ['tests/integration/shop/stories.test.ts', smoke.http]], ['e2e', [smoke.e2e]]]),
    )
  })
})
