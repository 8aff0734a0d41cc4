import { startSource } from '../../tests/integration/content/fake-source.ts'
import { range } from '../reliability/at-once.ts'

/** A datafile with experiments for everybody, each of two variants that share all visitors as `share` says. */
export const experimentsDatafile = (count: number, { revision = 1, share = 5000 } = {}) => ({
  version: '4',
  projectId: '1',
  accountId: '1',
  revision: String(revision),
  anonymizeIP: true,
  botFiltering: false,
  groups: [],
  audiences: [],
  attributes: [],
  events: [],
  rollouts: [],
  experiments: range(count).map((index) => ({
    id: `1${index}`,
    key: `test_${index}`,
    status: 'Running',
    layerId: `2${index}`,
    audienceIds: [],
    forcedVariations: {},
    trafficAllocation: [
      { entityId: `3${index}`, endOfRange: share },
      { entityId: `4${index}`, endOfRange: 10_000 },
    ],
    variations: [
      { id: `3${index}`, key: 'calm', featureEnabled: true, variables: [] },
      { id: `4${index}`, key: 'loud', featureEnabled: true, variables: [] },
    ],
  })),
  featureFlags: range(count).map((index) => ({
    id: `5${index}`,
    key: `experience-${index}`,
    experimentIds: [`1${index}`],
    rolloutId: '',
    variables: [],
  })),
})

const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })

/** Blocks of a page that shows each of those experiments: `calm-0 loud-1 …`. */
export const experimentBlocks = (count: number) =>
  range(count).map((index) => ({
    type: 'experiment',
    experienceId: `experience-${index}`,
    variants: ['calm', 'loud'].map((variantId) => ({ variantId, targets: [says(`${variantId}-${index}`)] })),
    baselines: [says(`baseline-${index}`)],
  }))

/** A content service with that page, `/en-us/camp`. */
export async function startExperimentContent(count: number) {
  const content = await startSource()
  content.page('camp', experimentBlocks(count))
  return content
}
