import { type Decision, maxExperiences } from '../../shared/contracts/decision.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { Call } from '../services/call.ts'

/** A variant of null is the baseline. */
export type AskedDecision = Pick<Decision, 'variantId' | 'reason'>
/** By experience. */
export type AskedDecisions = ReadonlyMap<string, AskedDecision>

type Scope = { readonly brand: string; readonly call: Call; readonly wait: Edges['wait'] }
type Visitor = { readonly userId: string; readonly attributes: Readonly<Record<string, string | boolean>> }

/**
 * The decision service's variants for experiences (spec 1 §7 "Other"). Null if it fails or doesn't answer before the
 * page's deadline. It has a circuit breaker like every service (services/guards.ts).
 */
export async function askDecisions(
  { brand, call, wait }: Scope,
  { userId, attributes }: Visitor,
  experienceIds: readonly string[],
): Promise<AskedDecisions | null> {
  const { timeoutMs } = defaults.decisionService
  const body = { visitorId: userId, experienceIds: experienceIds.slice(0, maxExperiences), attributes }
  const answer = await Promise.race([
    call('decisions.decide', { params: { brand }, body }, { timeoutMs }),
    // Time spent waiting for the bulkhead counts too.
    wait(timeoutMs).then(() => null),
  ])
  if (!answer?.ok) return null
  return new Map(answer.value.decisions.map((decision) => [decision.experienceId, decision]))
}
