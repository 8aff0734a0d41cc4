import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { ExperimentVisitor, KeptVisitor, visitorOfPerson } from '../../context/experiment-visitor.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { CustomerEvent } from '../../customer-data/customer-events.ts'
import type { SignInAnswer } from '../../services/people.ts'
import type { Session } from '../../services/session.ts'
import { sealedCookie } from './sealed-cookie.ts'
import { beginsTurn } from './turn.ts'

/**
 * Separate from the cookie of form tokens, because this one is deleted when consent is withdrawn, and ends with the
 * person who uses the browser.
 */
export const experimentCookie = sealedCookie({
  name: 'experiments',
  schema: KeptVisitor,
  personal: true,
})

type Profile = NonNullable<SignInAnswer['experiments']>

/** Stores the visitor's experiment id and variations, and deletes them as soon as targeting is no longer allowed. */
export async function settleExperimentCookie(c: Context<AppEnv>, context: RequestContext): Promise<void> {
  const { experimentVisitor: before, experiments, mayTarget } = context
  if (!mayTarget) return forgetExperiments(c, context)
  // Whoever comes next is another visitor, from the next page on.
  if (beginsTurn(c)) return
  const now = experiments.visitor()
  if (now && JSON.stringify(now) !== JSON.stringify(ofDevice(before))) {
    await experimentCookie.set(c, context, { ...now, ...(before?.isPersons && ({ isPersons: true } as const)) })
    if (before) c.get('services').people.noteExperiments(context, context.session, changeOf(before, now))
  }
  if (now && !before)
    context.background(c.get('services').customerData.events.send([firstSeen(now)], c.get('trace').id))
}

/** Deletes the visitor's id in this browser together with its waiting events. */
export function forgetExperiments(c: Context<AppEnv>, context: RequestContext): void {
  if (!experimentCookie.isSent(c, context)) return
  experimentCookie.clear(c, context)
  const { experimentVisitor: before } = context
  if (before) context.background(c.get('services').events.forget(before.id))
}

/**
 * Somebody signs in, or allows targeting while they are: all of their devices are one visitor of experiments, the first
 * that they did so with. Nothing is noted at an account that could not be read. An associate is not the shopper of any
 * sale.
 */
export async function joinExperiments(
  c: Context<AppEnv>,
  session: Session,
  profile: Profile | null | undefined,
): Promise<void> {
  const context = c.get('context')
  if (!session.person || session.person.associate) return
  const known = ExperimentVisitor.safeParse(profile).data ?? null
  const before = beginsTurn(c) ? null : context.experimentVisitor
  const isOthers = before?.isPersons && before.id !== known?.id
  const person = visitorOfPerson(known, isOthers ? null : ofDevice(before))
  await experimentCookie.set(c, context, { ...person, isPersons: true })
  if (profile !== undefined && JSON.stringify(person) !== JSON.stringify(known))
    c.get('services').people.noteExperiments(context, session, person)
}

const ofDevice = (kept: KeptVisitor | null): ExperimentVisitor | null => kept && { id: kept.id, kept: kept.kept }

/** Variations that are no longer kept are null. */
const changeOf = (before: ExperimentVisitor, { id, kept }: ExperimentVisitor) => ({
  id,
  kept: { ...Object.fromEntries(Object.keys(before.kept).map((experimentId) => [experimentId, null])), ...kept },
})

/** Sent to the customer data platform for a new visitor id, as by the official SDK. */
const firstSeen = ({ id }: ExperimentVisitor): CustomerEvent => ({
  type: 'fullstack',
  action: 'client_initialized',
  identifiers: { vuid: id },
  data: { idempotence_id: crypto.randomUUID(), data_source_type: 'sdk', data_source: 'kerb' },
})
