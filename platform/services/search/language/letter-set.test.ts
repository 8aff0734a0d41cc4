import { expect, it } from 'vitest'
import { countBits, letterSet } from './letter-set.ts'

it('counts the letters that one word has beyond another', () => {
  const [sneaker, snaker, boot] = ['sneaker', 'snaker', 'boot'].map(letterSet)
  expect(countBits((sneaker ?? 0) & ~(snaker ?? 0))).toBe(0)
  expect(countBits((boot ?? 0) & ~(sneaker ?? 0))).toBe(3)
  expect(countBits(-1)).toBe(32)
})
