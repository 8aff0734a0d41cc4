import { expect, it } from 'vitest'
import { findPairs } from './find-pairs.ts'

const steps = ['alpha()', 'bravo()', 'charlie()', 'delta()', 'foxtrot()', 'golf()', 'hotel()']
const source = (file: string, lines: readonly string[]) => ({ file, text: lines.join('\n') })

it('finds six equal lines, regardless of blank lines and indentation', () => {
  const pairs = findPairs([
    source('a.ts', ['one()', ...steps.slice(0, 6)]),
    source(
      'b.ts',
      steps.slice(0, 6).flatMap((line) => ['', `  ${line}`, '})']),
    ),
  ])
  expect(pairs).toEqual([{ a: 'a.ts:2', b: 'b.ts:2', first: 'alpha()' }])
})

it('counts a longer run once, and every pair of places', () => {
  expect(findPairs([source('a.ts', steps), source('b.ts', steps)])).toHaveLength(1)
  expect(findPairs([source('a.ts', steps), source('b.ts', steps), source('c.ts', steps)])).toHaveLength(3)
  expect(findPairs([source('a.ts', [...steps, 'between()', ...steps])])).toHaveLength(1)
})

it('does not count five lines, imports and comments', () => {
  const five = steps.slice(0, 5)
  expect(findPairs([source('a.ts', [...five, 'own()']), source('b.ts', [...five, 'other()'])])).toEqual([])
  const imports = ['import {', ...steps.map((_, index) => `  name${index},`), "} from './names.ts'"]
  const comments = ['/**', ...steps.map((line) => ` * ${line}`), ' */']
  expect(findPairs([source('a.ts', [...imports, ...comments]), source('b.ts', [...imports, ...comments])])).toEqual([])
})
