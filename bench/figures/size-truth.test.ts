import { expect, it } from 'vitest'
import { feetMisread } from './size-truth.ts'

it('every shoe of the demo checks the size of 300 random feet, or none', () => {
  expect(feetMisread(300, 1_000_000)).toEqual([])
})
