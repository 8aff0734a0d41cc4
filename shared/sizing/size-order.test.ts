import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bySize } from './size-order.ts'

it.each([
  ['letters', ['3XS', '2XS', 'XS', 'XS/S', 'S', 'S-M', 'M', 'M/L', 'L', 'XL', '2XL', '3XL', '4XL']],
  ['letters that are written out', ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']],
  ['British figures', ['UK 8', 'UK 8.5', 'UK 9', 'UK 10', 'UK 11']],
  ['figures of two genders', ['M4 / W5.5', 'M5 / W6.5', 'M9 / W10.5', 'M10 / W11.5']],
  ['halves and thirds', ['9', '9.5', '10', '36', '36.5', '36 2/3', '37 1/3', '39,5', '104']],
  ['children’s shoes', ['10C', '12C', '12.5C', '13C', '13.5C', '1Y', '1.5Y', '2Y', '4Y']],
  ['ages', ['0-3M', '3-6M', '6-12M', '12-18M', '18M', '2-3Y', '4Y', '5-6Y', '12Y']],
  ['ages in words', ['3-6 months', '6-12 months', '2-3 years', '10-11 years']],
  ['jeans', ['30/32', '30/34', '32/32']],
  ['all kinds', ['XS', '2XL', '13C', '6-12M', '2-3Y', '8', '9.5', '39,5', '42', 'OS', 'Tall']],
] as const)('%s are in order, however they were before', (_, sizes) => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...sizes], { minLength: sizes.length }), (shuffled) => {
      expect(shuffled.toSorted(bySize)).toEqual(sizes)
    }),
    { seed: 46, numRuns: 200 },
  )
})

it('takes two ways to write a size for one place', () => {
  expect(['XXL', 'XL', '2XL', '3XL'].sort(bySize)).toEqual(['XL', '2XL', 'XXL', '3XL'])
  expect(['XXXS', 'XXS', '2XS', 'xs'].sort(bySize)).toEqual(['XXXS', '2XS', 'XXS', 'xs'])
})
