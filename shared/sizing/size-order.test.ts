import { expect, it } from 'vitest'
import { random } from '../random.ts'
import { bySize } from './size-order.ts'

const lists = {
  letters: '3XS 2XS XS XS/S S S/M M L XL XXL 3XL 4XL',
  'letters that are written out': 'XXS XS S M L XL XXL XXXL',
  figures: '8 9 9.5 10 10.5 11 36,5 37,5 38',
  'British figures': 'UK_8 UK_8.5 UK_9 UK_10 UK_11',
  'figures of two genders': 'M4_/_W5.5 M5_/_W6.5 M9_/_W10.5 M10_/_W11.5',
  ages: '0-3M 3-6M 6-12M 12-18M 2-3Y 3-4Y 10-11Y',
  'months alone': '3M 6M 9M 12M 24M',
  'children’s shoes': '11C 12C 12.5C 13C 13.5C 1Y 1.5Y 2Y 4Y',
  'all of them': '6-12M 2-3Y XS S M XL 2XL 13C 1Y 9 9.5 10 39,5 OS',
} as const

it.each(Object.entries(lists))('orders %s, however they come', (_, list) => {
  const sizes = list.split(' ').map((size) => size.replaceAll('_', ' '))
  const draw = random(list)
  for (let time = 0; time < 50; time += 1) {
    const shuffled = sizes
      .map((size) => ({ size, at: draw.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ size }) => size)
    expect(shuffled.sort(bySize)).toEqual(sizes)
  }
})

it('puts two names of a size beside each other', () => {
  expect(['XL', '2XL', 'M', 'XXL'].sort(bySize)).toEqual(['M', 'XL', '2XL', 'XXL'])
})
