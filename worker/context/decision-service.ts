import { type Decision, maxExperiences } from '../../shared/contracts/decision.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { Call } from '../services/call.ts'
import { createPatience } from '../services/patience.ts'

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

/** Once per isolate. */
export function createDecisionService({ now, wait }: Pick<Edges, 'now' | 'wait'>): DecisionService {
  const { timeoutMs } = defaults.decisionService
  const patience = createPatience()
  return {
    async ask({ brand, call, background }, { userId, attributes }, experienceIds) {
      const turn = patience.next(now())
      if (turn === 'skip') return null
      const body = { visitorId: userId, experienceIds: experienceIds.slice(0, maxExperiences), attributes }
      const asking = call('decisions.decide', { params: { brand }, body }, { timeoutMs }).then((answer) => {
        patience.note(answer.ok || answer.failure.cause === 'answer')
        if (!answer.ok) return null
        return new Map(answer.value.decisions.map((decision) => [decision.experienceId, decision]))
      })
      background(asking)
      // Time spent waiting for the bulkhead counts too.
      return turn === 'probe' ? null : Promise.race([asking, wait(timeoutMs).then(() => null)])
    },
  }
}
