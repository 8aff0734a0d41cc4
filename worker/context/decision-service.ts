import { type Decision, maxExperiences } from '../../shared/contracts/decision.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { Call } from '../services/call.ts'

/** A variant of null is the baseline. */
export type AskedDecision = Pick<Decision, 'variantId' | 'reason'>
/** By experience. */
export type AskedDecisions = ReadonlyMap<string, AskedDecision>

type Scope = {
  readonly brand: string
  readonly call: Call
  readonly background: (work: Promise<unknown>) => void
}
type Visitor = { readonly userId: string; readonly attributes: Readonly<Record<string, string | boolean>> }

export type DecisionService = {
  /**
   * The service's variants for experiences (spec 1 §7 "Other"). Null if it fails or doesn't answer before the page's
   * deadline.
   */
  readonly ask: (scope: Scope, visitor: Visitor, experienceIds: readonly string[]) => Promise<AskedDecisions | null>
}

/** After so many calls in a row without an answer no page waits for the service, until it has answered again. */
const mostSilences = 3
/** Meanwhile one page in so many milliseconds asks, to see whether it is back. */
const probeMs = 1000

/**
 * Of an isolate. It has a circuit breaker like every service (services/guards.ts), which opens too late for pages: they
 * all wait for this service, and half of the calls of ten seconds can be hundreds.
 */
export function createDecisionService({ now, wait }: Pick<Edges, 'now' | 'wait'>): DecisionService {
  const { timeoutMs } = defaults.decisionService
  let silences = 0
  let askedAt = 0
  return {
    async ask({ brand, call, background }, { userId, attributes }, experienceIds) {
      const isSilent = silences >= mostSilences
      if (isSilent && now() - askedAt < probeMs) return null
      askedAt = now()
      const body = { visitorId: userId, experienceIds: experienceIds.slice(0, maxExperiences), attributes }
      const asking = call('decisions.decide', { params: { brand }, body }, { timeoutMs }).then((answer) => {
        silences = answer.ok || answer.failure.cause === 'answer' ? 0 : silences + 1
        if (!answer.ok) return null
        return new Map(answer.value.decisions.map((decision) => [decision.experienceId, decision]))
      })
      background(asking)
      // Time spent waiting for the bulkhead counts too.
      return isSilent ? null : Promise.race([asking, wait(timeoutMs).then(() => null)])
    },
  }
}
