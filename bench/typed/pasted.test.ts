import { expect, it } from 'vitest'
import { wronglyJudged } from './pasted.ts'

it('is judged by forms as by the platform, and kept as it was meant', () => {
  expect(wronglyJudged(100, 47)).toEqual([])
})
