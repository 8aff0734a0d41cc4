import { expect, it } from 'vitest'
import { Signal } from './signal.ts'

it('tells its value now, and each other one until the subscription ends', () => {
  const size = new Signal('S')
  const told: string[] = []
  const end = size.subscribe((value) => told.push(value))
  size.value = 'M'
  size.value = 'M'
  end()
  size.value = 'L'
  expect(told).toEqual(['S', 'M'])
  expect(size.value).toBe('L')
})
