import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { ExperimentVisitor } from '../../context/experiment-visitor.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { CustomerEvent } from '../../customer-data/customer-events.ts'
import { sealedCookie } from './sealed-cookie.ts'

/** Separate from the cookie of form tokens, because this one is deleted when consent is withdrawn. */
export const experimentCookie = sealedCookie({
  name: 'experiments',
  schema: ExperimentVisitor,
})

/** Stores the visitor's experiment id and variations, and deletes them as soon as targeting is no longer allowed. */
export async function settleExperimentCookie(c: Context<AppEnv>, context: RequestContext): Promise<void> {
  const { experimentVisitor: before, experiments, mayTarget } = context
  if (!mayTarget) {
    if (!experimentCookie.isSent(c, context)) return
    experimentCookie.clear(c, context)
    if (before) context.background(c.get('services').events.forget(before.id))
    return
  }
  const now = experiments.visitor()
  if (now && JSON.stringify(now) !== JSON.stringify(before)) await experimentCookie.set(c, context, now)
  if (now && !before)
    context.background(c.get('services').customerData.events.send([firstSeen(now)], c.get('trace').id))
}

/** Sent to the customer data platform for a new visitor id, as by the official SDK. */
const firstSeen = ({ id }: ExperimentVisitor): CustomerEvent => ({
  type: 'fullstack',
  action: 'client_initialized',
  identifiers: { vuid: id },
  data: { idempotence_id: crypto.randomUUID(), data_source_type: 'sdk', data_source: 'kerb' },
})
