import { seededRandom } from '../reliability/at-once.ts'
import { diceOf } from './dice.fixtures.ts'
import type { SdkUser } from './official-sdk.ts'
import { attributeNames, randomAttribute, segmentNames } from './random-conditions.fixtures.ts'
import { type RandomDatafile, userIds } from './random-datafile.fixtures.ts'

const letters = ['a', ...'bcdefghijklmnopqrstuvwxyz0123456789-_éß日本\u{1F600}'] as const

export function randomUser(seed: number, { experiments, flagKeys }: RandomDatafile): SdkUser {
  const dice = diceOf(seededRandom(seed))
  const { integer, chance, pick, some, list } = dice
  const [first] = experiments
  const anExperiment = () => (first ? pick([first, ...experiments]) : undefined)
  const aVariation = () => anExperiment()?.variations[0]
  const attributes: Record<string, unknown> = {}
  for (const name of attributeNames) if (chance(0.6)) attributes[name] = randomAttribute(dice)
  if (chance(0.15))
    attributes['$opt_bucketing_id'] = chance(0.8) ? `bucketing-${integer(1e6)}` : chance(0.5) ? 12 : null
  const inAttribute = chance(0.05) ? anExperiment() : undefined
  if (inAttribute)
    attributes['$opt_experiment_bucket_map'] = { [inAttribute.id]: { variation_id: aVariation()?.id ?? 'missing' } }
  const stored: NonNullable<SdkUser['stored']> = {}
  if (chance(0.5))
    for (const { id, variations } of experiments)
      if (chance(0.2)) stored[id] = { variation_id: (chance(0.7) ? variations[0]?.id : aVariation()?.id) ?? 'missing' }
  return {
    userId: chance(0.25) ? pick(userIds) : list(integer(40), () => pick(letters)).join(''),
    attributes,
    qualifiedSegments: chance(0.4) ? some(segmentNames) : chance(0.5) ? [] : null,
    forcedDecisions: list(chance(0.3) ? 1 + integer(3) : 0, () => {
      const ruleKey = chance(0.35) ? undefined : anExperiment()?.key
      return {
        flagKey: chance(0.9) ? pick(['flag_0', ...flagKeys]) : 'missing',
        ...(ruleKey !== undefined && { ruleKey }),
        variationKey: (chance(0.9) && aVariation()?.key) || 'missing',
      }
    }),
    stored: chance(0.25) ? null : stored,
  }
}
