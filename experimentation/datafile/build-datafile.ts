import { audienceConditions } from '../../shared/content/logic.ts'
import { type Datafile, datafileVersion } from '../../shared/contracts/datafile.ts'
import { buckets } from '../../shared/contracts/experiment.ts'
import { embeddedOrigin } from '../../shared/embedded-origin.ts'
import { conversions } from '../../shared/experiment-services.ts'
import type { Experiment, Flag, Range, State } from '../experiments/experiment.ts'

/** The ids of the embedded platform's only project. */
export const accountId = '1'
export const projectId = '1'

/** Visitor attributes an audience may use: the shop's own, and those of spec 2 §6's conditions. */
const attributes = ['brand', 'locale', 'channel', 'country', ...audienceConditions]

const statuses: Readonly<Record<State, string>> = {
  draft: 'Not started',
  running: 'Running',
  paused: 'Paused',
  ended: 'Archived',
}

type DatafileExperiment = Datafile['experiments'][number]

/**
 * The datafile (spec 2 §3) of all experiments that the shop decides. Each is a flag of its experience's name, so that
 * an ended experiment keeps showing its winner by the flag's rollout, without being counted. Drafts are included as not
 * started, since the shop asks the decision service about experiences missing from the datafile.
 */
export function buildDatafile(
  { revision, sdkKey }: { readonly revision: number; readonly sdkKey: string },
  experiments: readonly Experiment[],
  flags: readonly Flag[],
): Datafile {
  const decided = experiments.filter(({ decidedBy }) => decidedBy === 'datafile')
  const withAudience = decided.filter(({ audience }) => audience !== null)
  const events = new Set([...Object.values(conversions), ...decided.map(({ metric }) => metric)])
  return {
    version: datafileVersion,
    accountId,
    projectId,
    revision: String(revision),
    anonymizeIP: true,
    botFiltering: false,
    sendFlagDecisions: false,
    groups: [],
    attributes: attributes.map((key, index) => ({ id: String(index + 1), key })),
    audiences: withAudience.map(({ id, key, audience }) => ({
      id: String(id),
      name: key,
      conditions: JSON.stringify(audience),
    })),
    typedAudiences: [],
    events: [...events].map((key, index) => ({
      id: String(attributes.length + index + 1),
      key,
      experimentIds: decided.filter(({ metric }) => metric === key).map(({ id }) => String(id)),
    })),
    experiments: decided.map(experimentOf),
    rollouts: [...decided.flatMap(winnerRollout), ...flags.map(flagRollout)],
    featureFlags: [
      ...decided.map((experiment) => ({
        id: String(experiment.id),
        key: experiment.key,
        experimentIds: [String(experiment.id)],
        rolloutId: winnerRollout(experiment)[0]?.id ?? '',
        variables: [],
      })),
      ...flags.map(({ flag_id: id, key, variables }) => ({
        id: String(id),
        key,
        experimentIds: [],
        rolloutId: String(id + 1),
        variables: variables.map((variable) => ({ ...variable, id: String(variable.id) })),
      })),
    ],
    integrations: [{ key: 'odp', host: embeddedOrigin, publicKey: sdkKey, pixelUrl: embeddedOrigin }],
  }
}

function experimentOf({ id, key, state, variants, allocation, audience }: Experiment): DatafileExperiment {
  return {
    id: String(id),
    key,
    status: statuses[state],
    layerId: String(id),
    variations: variants.map((variant) => variationOf(variant.id, variant.key)),
    trafficAllocation: allocation.map(entityOf),
    audienceIds: audience ? [String(id)] : [],
    forcedVariations: {},
  }
}

const variationOf = (id: number, key: string) => ({ id: String(id), key, featureEnabled: true, variables: [] })

/** An empty id stands for no variant. */
const entityOf = ({ variantId, end }: Range) => ({
  entityId: variantId === null ? '' : String(variantId),
  endOfRange: end,
})

/** Ids of an item reach up to 100 beyond its own (experiments/ingest.ts); variants take 10 of them at most. */
const winnerOffset = 90

function winnerRollout({ id, winnerId, variants }: Experiment): Datafile['rollouts'] {
  const winner = variants.find((variant) => variant.id === winnerId)
  if (!winner) return []
  const rule = ruleFor(String(id + winnerOffset + 1), String(id + winnerOffset))
  return [
    {
      id: String(id + winnerOffset),
      experiments: [
        {
          ...rule,
          variations: [variationOf(winner.id, winner.key)],
          trafficAllocation: [{ entityId: String(winner.id), endOfRange: buckets }],
        },
      ],
    },
  ]
}

function flagRollout({ flag_id: id, share }: Flag): Datafile['rollouts'][number] {
  const variationId = id + 3
  const rule = ruleFor(String(id + 2), String(id + 1))
  return {
    id: String(id + 1),
    experiments: [
      {
        ...rule,
        variations: [variationOf(variationId, 'on')],
        trafficAllocation: [{ entityId: String(variationId), endOfRange: share }],
      },
    ],
  }
}

const ruleFor = (id: string, layerId: string) => ({
  id,
  key: id,
  status: statuses.running,
  layerId,
  audienceIds: [],
  forcedVariations: {},
})
