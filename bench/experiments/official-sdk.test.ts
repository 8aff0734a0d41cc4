import { describe, expect, it } from 'vitest'
import { decideExperiment } from '../../worker/experiments/decide.ts'
import { conversion } from '../../worker/experiments/events.ts'
import { range } from '../reliability/at-once.ts'
import { compareDecisions, contextOf, plain, projectOf, sumOf } from './agreement.ts'
import { officialSdk6 } from './official-sdk.ts'
import { officialSdk5 } from './official-sdk-5.fixtures.ts'
import { randomDatafile } from './random-datafile.fixtures.ts'
import { randomUser } from './random-user.fixtures.ts'

const stamp = { uuid: 'uuid', timestamp: 1 }
const usersEach = 12

describe('beside the official SDK', () => {
  it('decides, explains, counts and stores as 6.6.1 does', () => {
    const compared = sumOf(range(200).map((seed) => compareDecisions(seed, '6.6.1', usersEach)))
    expect(compared.differences).toEqual([])
    expect(compared.decisions).toBeGreaterThan(6000)
    expect(compared.exposures).toBeGreaterThan(4000)
  })

  it('decides, explains, counts and stores as 5.4.1 does', () => {
    const compared = sumOf(range(100).map((seed) => compareDecisions(10_000 + seed, '5.4.1', usersEach)))
    expect(compared.differences).toEqual([])
    expect(compared.decisions).toBeGreaterThan(3000)
    expect(compared.exposures).toBeGreaterThan(2000)
  })

  it('takes experiments by their own key, forced or not, as both do', () => {
    for (const seed of range(60)) {
      const datafile = randomDatafile(20_000 + seed, { newer: false, uniqueKeys: true })
      const sdks = [officialSdk5(datafile.json), officialSdk6(datafile.json)]
      const project = projectOf(datafile.json)
      for (const { key, variations } of datafile.experiments.slice(0, 6)) {
        // The official SDK never forgets what was forced for a user whose id is empty.
        const user = { ...randomUser(seed, datafile), userId: `user ${seed}` }
        for (const forcedVariations of [{}, { [key]: variations.at(-1)?.key ?? 'missing' }, { [key]: 'missing' }]) {
          const context = contextOf({ ...user, stored: user.stored ?? {} })
          const ours = decideExperiment(
            project,
            { ...context, forcedVariations: new Map(Object.entries(forcedVariations)) },
            key,
          )
          for (const sdk of sdks)
            expect(ours.variationKey, `datafile ${seed}, ${key}`).toBe(sdk.variation(user, key, forcedVariations))
        }
      }
      for (const sdk of sdks) sdk.close()
    }
  })

  it('counts conversions with the same revenue, value, tags and attributes', () => {
    const values = [
      0,
      1,
      12.7,
      -3.9,
      '12',
      '12.9',
      'abc',
      '',
      null,
      true,
      '1e3',
      Number.POSITIVE_INFINITY,
      '0x1f',
      '12px',
    ]
    for (const [index, value] of values.entries()) {
      const datafile = randomDatafile(30_000 + index, { newer: false, uniqueKeys: true })
      const user = randomUser(index, datafile)
      const tags = { revenue: value, value, size: '42', none: null }
      const ours = conversion(projectOf(datafile.json), contextOf(user), 'purchase', tags, stamp)
      for (const sdk of [officialSdk5(datafile.json), officialSdk6(datafile.json)]) {
        expect(JSON.parse(plain([ours])), String(value)).toEqual(JSON.parse(plain(sdk.convert(user, 'purchase', tags))))
        sdk.close()
      }
    }
  })
})
