import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buckets } from '../../shared/contracts/experiment.ts'
import { reallocate, variantAt, type Weights, weightsOf } from './allocation.ts'

const ids = [11, 12, 13]
const someWeights = fc
  .array(fc.nat({ max: Math.floor(buckets / ids.length) }), { minLength: ids.length, maxLength: ids.length })
  .map((shares): Weights => new Map(ids.map((id, index) => [id, shares[index] ?? 0])))

it('gives each variant its weight and moves only the buckets that have to move', () => {
  fc.assert(
    fc.property(fc.array(someWeights, { minLength: 1, maxLength: 5 }), someWeights, (history, wanted) => {
      const before = history.reduce<ReturnType<typeof reallocate>>(reallocate, [])
      const after = reallocate(before, wanted)
      for (const id of ids) expect(weightsOf(after).get(id) ?? 0).toBe(wanted.get(id))
      let stayed = 0
      for (let bucket = 0; bucket < buckets; bucket += 1) {
        const was = variantAt(before, bucket)
        if (was !== null && was === variantAt(after, bucket)) stayed += 1
      }
      const had = weightsOf(before)
      const couldStay = ids.reduce((sum, id) => sum + Math.min(had.get(id) ?? 0, wanted.get(id) ?? 0), 0)
      expect(stayed).toBe(couldStay)
      expect(after.at(-1)?.end).toBe(buckets)
    }),
    { seed: 29, numRuns: 60 },
  )
})

it('keeps variants in place when an experiment is widened', () => {
  const narrow = reallocate(
    [],
    new Map([
      [11, 1000],
      [12, 1000],
    ]),
  )
  expect(narrow).toEqual([
    { variantId: 11, end: 1000 },
    { variantId: 12, end: 2000 },
    { variantId: null, end: buckets },
  ])
  expect(
    reallocate(
      narrow,
      new Map([
        [11, 5000],
        [12, 5000],
      ]),
    ),
  ).toEqual([
    { variantId: 11, end: 1000 },
    { variantId: 12, end: 2000 },
    { variantId: 11, end: 6000 },
    { variantId: 12, end: buckets },
  ])
})
