import { expect, it } from 'vitest'
import type { Feature } from '../../shared/features.ts'
import { projectWith } from '../experiments/datafile.fixtures.ts'
import { openExperiments } from './experiments.ts'
import { featuresFor } from './features.ts'

/** A datafile that switches features for all users. */
const projectWhere = (switched: Readonly<Partial<Record<Feature, boolean>>>) =>
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
          variations: [{ id: `v${index}`, key: 'switched', featureEnabled: isOn, variables: [] }],
        },
      ],
    })),
    featureFlags: Object.keys(switched).map((key, index) => ({
      id: `f${index}`,
      key,
      rolloutId: `r${index}`,
      experimentIds: [],
      variables: [],
    })),
  })

function featuresWith(switched: Readonly<Partial<Record<Feature, boolean>>> | null, on: readonly Feature[]) {
  const project = switched && projectWhere(switched)
  const experiments = openExperiments({
    datafile: project && { current: () => project, onReady: async () => ({ success: true }) },
    arriving: async () => undefined,
    visitor: null,
    attributes: () => ({}),
    ask: async () => null,
    segments: async () => null,
    counting: 'now',
    isExplained: false,
    keep: async () => true,
    background: () => undefined,
    now: () => 0,
  })
  return featuresFor({ FEATURES: new Set(on) }, experiments)
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
