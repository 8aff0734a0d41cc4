import { expect, it } from 'vitest'
import { chipColours } from './chip-colours.ts'

it('has the nearest short colors', () => {
  expect(chipColours(['#000000', '#f8f7f8'])).toEqual(['#000', '#fff'])
  expect(chipColours(['#b6d8c6'])).toEqual(['#bdc'])
})

it('is of one color where the two look the same', () => {
  expect(chipColours(['#2c7a70', '#256a61'])).toEqual(['#377'])
  expect(chipColours(['#ec8068', '#15233f'])).toEqual(['#e86', '#124'])
})
