import { expect, it } from 'vitest'
import { priceFaults } from './price-truth.ts'

it('2,000 random histories of prices say what a plain reference says', () => {
  expect(priceFaults(2000, 5_000_000)).toEqual([])
})
