import { expect, it } from 'vitest'
import { bySize } from './size-order.ts'

it('orders letters by size, then figures by value, then the rest', () => {
  const sizes = ['OS', '10', 'XL', '9.5', 'S', '9', 'XXL', 'M', '39,5', 'XS', '2XL']
  expect(sizes.sort(bySize)).toEqual(['XS', 'S', 'M', 'XL', '2XL', 'XXL', '9', '9.5', '10', '39,5', 'OS'])
})
