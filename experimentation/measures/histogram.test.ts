import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MeasureName, vitals } from '../../shared/measures.ts'
import { bucketOf, quantile } from './histogram.ts'

const counted = (name: MeasureName, values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(name, value), views: 1 }))

const exact = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0

it.each(vitals)('%s: the value of three of four views is within five percent of the exact one', (name) => {
  const value = name === 'CLS' ? fc.double({ min: 0.02, max: 5, noNaN: true }) : fc.integer({ min: 20, max: 60_000 })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 200 }), (values) => {
      const wanted = exact(values)
      const read = quantile(name, counted(name, values), 0.75) ?? 0
      expect(Math.abs(read - wanted)).toBeLessThanOrEqual(wanted * 0.05)
    }),
  )
})

it('is unknown without a view, and zero where nothing moved', () => {
  expect(quantile('LCP', [], 0.75)).toBeNull()
  expect(quantile('CLS', counted('CLS', [0, 0, 0]), 0.75)).toBe(0)
})
