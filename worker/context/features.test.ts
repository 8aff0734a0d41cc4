import { expect, it } from 'vitest'
import type { Feature } from '../../shared/features.ts'
import { projectWith } from '../experiments/datafile.fixtures.ts'
import { openExperiments } from './experiments.ts'
import { featuresFor } from './features.ts'

/** A datafile that switches features for all users. */
const projectWhere = (switched: Readonly<Partial<Record<Feature, boolean>>>, seconds: string | null = null) =>
  projectWith({
    rollouts: Object.entries(switched).map(([key, isOn], index) => ({
      id: `r${index}`,
      experiments: [
        {
          id: `e${index}`,
          key,
          status: 'Running',
          layerId: `r${index}`,
          audienceIds: [],
          forcedVariations: {},
          trafficAllocation: [{ entityId: `v${index}`, endOfRange: 10_000 }],
          variations: [
            {
              id: `v${index}`,
              key: 'switched',
              featureEnabled: isOn,
              variables: seconds === null ? [] : [{ id: 'seconds', value: seconds }],
            },
          ],
        },
      ],
    })),
    featureFlags: Object.keys(switched).map((key, index) => ({
      id: `f${index}`,
      key,
      rolloutId: `r${index}`,
      experimentIds: [],
      variables: [{ id: 'seconds', key: 'minimumSeconds', type: 'integer', defaultValue: '45' }],
    })),
  })

type Switched = Readonly<Partial<Record<Feature, boolean>>>

function featuresWith(
  switched: Switched | null,
  on: readonly Feature[],
  inPreview: Switched | null = null,
  seconds: string | null = null,
) {
  const project = switched && projectWhere(switched, seconds)
  const experiments = openExperiments({
    datafile: project && { current: () => project, onReady: async () => ({ success: true }) },
    arriving: async () => undefined,
    visitor: null,
    attributes: () => ({}),
    ask: async () => null,
    segments: async () => null,
    counting: () => 'now',
    isExplained: false,
    keep: async () => true,
    background: () => undefined,
    now: () => 0,
  })
  return featuresFor({ FEATURES: new Set(on) }, experiments, inPreview && { features: inPreview })
}

it('are what the deployment says without a datafile, and where it has no flag of the name', () => {
  for (const switched of [null, {}]) {
    const features = featuresWith(switched, ['hostedVideo'])
    expect([features.has('hostedVideo'), features.has('expressCheckout')]).toEqual([true, false])
  }
})

it('are switched by the datafile for everybody, also for those who allow no targeting', () => {
  const features = featuresWith({ hostedVideo: false, expressCheckout: true }, ['hostedVideo'])
  expect([features.has('hostedVideo'), features.has('expressCheckout')]).toEqual([false, true])
})

it('are switched by an editor for a preview, whatever the datafile and the deployment say', () => {
  const features = featuresWith({ hostedVideo: false }, ['loyalty'], { hostedVideo: true, loyalty: false })
  expect([features.has('hostedVideo'), features.has('loyalty'), features.has('expressCheckout')]).toEqual([
    true,
    false,
    false,
  ])
})

it.each([
  ['their own without a datafile', null, null, 30],
  ['their own where it has no flag of the name', {}, null, 30],
  ['those of the flag', { hostedVideo: true }, null, 45],
  ['those of the variation', { hostedVideo: true }, '12', 12],
  ['those of the flag where it is off', { hostedVideo: false }, '12', 45],
  ['their own where the variation has no number', { hostedVideo: true }, 'long', 30],
] as const)('have numbers: %s', (_, switched, seconds, expected) => {
  expect(featuresWith(switched, [], null, seconds).numberOf('hostedVideo.minimumSeconds')).toBe(expected)
})
