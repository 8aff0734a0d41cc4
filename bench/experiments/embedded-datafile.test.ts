import { expect, it } from 'vitest'
import { buildDatafile } from '../../experimentation/datafile/build-datafile.ts'
import { reallocate } from '../../experimentation/experiments/allocation.ts'
import type { Experiment } from '../../experimentation/experiments/experiment.ts'
import { decide } from '../../worker/experiments/decide.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'

const experiment: Experiment = {
  id: 1001,
  key: 'home-arrivals',
  version: 1,
  name: 'Grid',
  hypothesis: '',
  state: 'running',
  decidedBy: 'datafile',
  previewPath: '/',
  metric: 'purchase',
  variants: [
    { id: 1002, key: 'carousel', name: 'Carousel' },
    { id: 1003, key: 'grid', name: 'Grid' },
  ],
  allocation: reallocate(
    [],
    new Map([
      [1002, 3000],
      [1003, 3000],
    ]),
  ),
  audience: ['and', { type: 'custom_attribute', name: 'country', match: 'exact', value: 'us' }],
  winnerId: null,
  startedAt: 0,
  endedAt: null,
}

/** Decisions of the shop's engine for many visitors: variants, and how many of them are counted. */
function shares(own: Partial<Experiment>, country = 'us') {
  const read = readDatafile(
    JSON.stringify(buildDatafile({ revision: 7, sdkKey: 'abc' }, [{ ...experiment, ...own }], [])),
  )
  if (!read.ok) throw new Error(read.fault)
  const counts = new Map<string, number>()
  let exposures = 0
  for (let index = 0; index < 4000; index += 1) {
    const user = userContext({ userId: `vuid_${index}`, attributes: { country } })
    const decision = user && decide(read.project, user, experiment.key)
    const key = decision?.variationKey ?? 'none'
    counts.set(key, (counts.get(key) ?? 0) + 1)
    exposures += decision?.exposures.filter(({ experimentId }) => experimentId === '1001').length ?? 0
  }
  return { counts, exposures }
}

it('is decided by the shop’s engine as the platform means it', () => {
  const { counts, exposures } = shares({})
  for (const [key, share] of [
    ['carousel', 1200],
    ['grid', 1200],
    ['none', 1600],
  ] as const)
    expect(Math.abs((counts.get(key) ?? 0) - share), key).toBeLessThan(130)
  expect(exposures).toBe((counts.get('carousel') ?? 0) + (counts.get('grid') ?? 0))
  expect(shares({}, 'de').counts.get('none')).toBe(4000)
})

it('shows nobody a paused experiment, and everybody a winner, without counting them', () => {
  expect(shares({ state: 'paused' })).toEqual({ counts: new Map([['none', 4000]]), exposures: 0 })
  expect(shares({ state: 'ended' })).toEqual({ counts: new Map([['none', 4000]]), exposures: 0 })
  expect(shares({ state: 'ended', winnerId: 1003 })).toEqual({ counts: new Map([['grid', 4000]]), exposures: 0 })
})
