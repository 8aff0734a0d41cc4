import { describe, expect, it } from 'vitest'
import { type Split, sampleRatioOf } from './sample-ratio.ts'
import { randomFrom } from './statistics.fixtures.ts'

const even = (...counts: number[]): Split => ({ counts, weights: counts.map(() => 5000) })

describe('the sample-ratio alarm', () => {
  it('is raised for a split that chance does not explain', () => {
    expect(sampleRatioOf([even(5000, 5100)]).alarm).toBe(false)
    expect(sampleRatioOf([even(5000, 5400)])).toMatchObject({ alarm: true })
    // Growthbook's issue 6386: 17.4 % instead of 10 %.
    expect(sampleRatioOf([{ counts: [174, 826], weights: [1000, 9000] }])).toMatchObject({ alarm: true })
  })

  it('waits for a hundred visitors', () => {
    expect(sampleRatioOf([even(99, 0)])).toMatchObject({ alarm: false })
    expect(sampleRatioOf([even(100, 0)])).toMatchObject({ alarm: true })
    expect(sampleRatioOf([])).toEqual({ p: 1, alarm: false })
  })

  it('compares each period with its own shares', () => {
    const changed: Split[] = [even(5000, 5000), { counts: [1000, 9000], weights: [1000, 9000] }]
    expect(sampleRatioOf(changed)).toEqual({ p: 1, alarm: false })
    expect(sampleRatioOf([even(6000, 14_000)]).alarm).toBe(true)
  })

  it('is raised for visitors of a variant with a share of zero', () => {
    const weights = [5000, 5000, 0]
    expect(sampleRatioOf([{ counts: [500, 500, 1], weights }]).alarm).toBe(true)
  })

  it('is not raised for true splits', () => {
    const random = randomFrom(3)
    let alarms = 0
    for (let run = 0; run < 2000; run += 1) {
      const counts = [0, 0, 0]
      for (let visitor = 0; visitor < 300; visitor += 1) {
        const index = Math.floor(random() * 3)
        counts[index] = (counts[index] ?? 0) + 1
      }
      if (sampleRatioOf([even(...counts)]).alarm) alarms += 1
    }
    expect(alarms).toBeLessThanOrEqual(4)
  })
})
