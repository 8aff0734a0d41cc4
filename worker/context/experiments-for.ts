import type { Context } from 'hono'
import { audienceConditions } from '../../shared/content/logic.ts'
import type { Channel } from '../../shared/contracts/order.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { AppEnv } from '../app-env.ts'
import type { CustomerData } from '../customer-data/customer-data.ts'
import type { Config } from '../env.ts'
import type { EventSink } from '../events/event-sink.ts'
import type { DatafileManager } from '../experiments/datafile-manager.ts'
import { defaults } from '../experiments/defaults.ts'
import { type VisitorPlace, visitorPlace } from '../http/request/visitor-place.ts'
import { isPartOnly } from '../routes/page-answer/asked-part.ts'
import type { Call } from '../services/call.ts'
import type { Session } from '../services/session.ts'
import type { DecisionService } from './decision-service.ts'
import { type ExperimentVisitor, newExperimentVisitor } from './experiment-visitor.ts'
import { type Experiments, openExperiments } from './experiments.ts'
import { countingOf, isCrawler } from './page-view.ts'
import { segmentsOf } from './segments.ts'

export type Visit = {
  readonly config: Config
  readonly locale: Locale
  readonly channel: Channel
  readonly session: Session | null
  readonly datafile: DatafileManager | null
  /** This request's own refresh of the datafile. */
  readonly refreshing: Promise<void> | null
  readonly events: EventSink
  readonly customerData: CustomerData
  readonly decisions: DecisionService
  readonly call: Call
  /** From the visitor's cookie. */
  readonly known: ExperimentVisitor | null
  readonly mayTarget: boolean
  readonly isPreview: boolean
  /** Variants are forced, by the visitor or by a link. */
  readonly isForced: boolean
}

/**
 * The experiments of a request: decided only for visitors who allow targeting (spec 2 §6), and never for crawlers. A
 * part that comes right after a yes is of a page from before it, with baselines, of which nothing was counted.
 */
export function experimentsFor(c: Context<AppEnv>, visit: Visit): Experiments {
  const { config, locale, channel, session, call, known, mayTarget, isPreview, isForced } = visit
  const { now, wait } = c.get('edges')
  const isBeforeFirstPage = known === null && isPartOnly(c)
  const isDecided = mayTarget && !isBeforeFirstPage && !isCrawler(c.req.header('user-agent'))
  const attributes = () => ({
    brand: config.BRAND,
    locale,
    channel,
    ...countryOf(visitorPlace(c)),
    ...conditionsOf(session),
  })
  const background = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return openExperiments({
    datafile: visit.datafile,
    // Another request's refresh can't be awaited here, so the baselines are shown until it is done.
    arriving: () => Promise.race([visit.refreshing, wait(defaults.firstDatafile.timeoutMs)]),
    visitor: isDecided || isPreview ? (known ?? newExperimentVisitor()) : null,
    attributes,
    ask: async (userId, experienceIds) =>
      isDecided
        ? visit.decisions.ask(
            { brand: config.BRAND, call, background },
            { userId, attributes: attributes() },
            experienceIds,
          )
        : null,
    segments: async (userId, { customerDataPlatform: platform, segments: audiences }) =>
      platform && isDecided
        ? visit.customerData.segments({ platform, userId, audiences, requestId: c.get('trace').id, background })
        : null,
    isExplained: isPreview,
    counting: () => countingOf((name) => c.req.header(name), isForced || isPreview),
    keep: (userId, sightings) => visit.events.enqueue(userId, sightings),
    background,
    now,
  })
}

const countryOf = ({ country }: VisitorPlace): { readonly country?: string } => (country === null ? {} : { country })

/** Spec 2 §6's conditions as attributes of the same names, for use in audiences. */
function conditionsOf(session: Session | null): Readonly<Record<string, boolean>> {
  const isIn = segmentsOf(session)
  return Object.fromEntries(audienceConditions.map((condition) => [condition, isIn(condition)]))
}
