import type { z } from 'zod'
import { traitsOf } from '../../shared/audience/traits.ts'
import { sha256 } from '../../shared/bytes.ts'
import type { DecideAnswer, DecideRequest, Decision } from '../../shared/contracts/decision.ts'
import { buckets } from '../../shared/contracts/experiment.ts'
import { qualifiedSegments } from '../customers/segments.ts'
import { variantAt } from '../experiments/allocation.ts'
import type { Experiment } from '../experiments/experiment.ts'
import { readExperiments } from '../experiments/store.ts'
import type { Bindings } from '../setup.ts'
import { isInAudience, segmentsOf, type Visitor } from './audience.ts'

type Asked = z.output<typeof DecideRequest>

/**
 * `decisions.decide`: decides experiences on the platform instead of in the shop. A visitor's bucket is a hash of
 * visitor and experience, so that every call returns the same.
 */
export async function decideExperiences(
  { body }: { readonly body: Asked },
  { env }: { readonly env: Bindings },
): Promise<{ readonly ok: true; readonly value: z.input<typeof DecideAnswer> }> {
  const all = new Map((await readExperiments(env.DB)).map((experiment) => [experiment.key, experiment]))
  const requested = body.experienceIds.map((id) => ({ id, experiment: all.get(id) }))
  const segments = segmentsOf(requested.flatMap(({ experiment }) => experiment ?? []))
  const qualified = segments.length > 0 ? await qualifiedSegments(env.DB, body.visitorId, segments) : []
  const visitor = traitsOf(body.attributes, qualified)
  const decisions = requested.map(({ id, experiment }) => decided(id, experiment, body.visitorId, visitor))
  return { ok: true, value: { decisions: await Promise.all(decisions) } }
}

async function decided(
  experienceId: string,
  experiment: Experiment | undefined,
  visitorId: string,
  visitor: Visitor,
): Promise<Decision> {
  const answer = (variantId: number | null, reason: string): Decision => ({
    experienceId,
    variantId: experiment?.variants.find(({ id }) => id === variantId)?.key ?? null,
    reason,
  })
  if (!experiment) return answer(null, 'There is no experiment for this experience.')
  if (experiment.decidedBy === 'datafile') return answer(null, 'The datafile decides this experience.')
  if (experiment.state === 'ended') return answer(experiment.winnerId, 'The experiment has ended.')
  if (experiment.state !== 'running') return answer(null, 'The experiment is not running.')
  if (!isInAudience(experiment, visitor)) return answer(null, 'The visitor is not in the audience.')
  const bucket = await bucketOf(experienceId, visitorId)
  const variantId = variantAt(experiment.allocation, bucket)
  return answer(variantId, variantId === null ? `Bucket ${bucket} has no variant.` : `Bucket ${bucket}.`)
}

async function bucketOf(experienceId: string, visitorId: string): Promise<number> {
  const digest = await sha256(JSON.stringify([experienceId, visitorId]))
  return Math.floor((new DataView(digest.buffer).getUint32(0) / 2 ** 32) * buckets)
}
