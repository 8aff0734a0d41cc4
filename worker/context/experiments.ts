import { uuidOf } from '../events/event-uuid.ts'
import { type QueuedEvent, queuedEvent } from '../events/queued-event.ts'
import type { DatafileManager } from '../experiments/datafile-manager.ts'
import { type DecideOption, decide, decideExperiment, notReady } from '../experiments/decide.ts'
import { conversion, impression } from '../experiments/events.ts'
import type { Exposure } from '../experiments/exposure.ts'
import type { Project, Rule } from '../experiments/project.ts'
import { type UserContext, userContext } from '../experiments/user-context.ts'
import type { AskedDecision, AskedDecisions } from './decision-service.ts'
import type { ExperimentVisitor } from './experiment-visitor.ts'
import { keptVariations } from './kept-variations.ts'
import type { Counting } from './page-view.ts'

/** The experiments of one request (spec 2 §2.2, §6). */
export type Experiments = {
  /**
   * Requests experiences that the datafile doesn't know from the decision service, and segments from the customer data
   * platform if an audience uses them. Waits 150 ms at most, and 50 for the first datafile of an isolate.
   */
  readonly prepare: (experienceIds: readonly string[]) => Promise<void>
  /** The variant, or null for the baseline. */
  readonly decide: (experienceId: string) => string | null
  /**
   * False if the baseline is shown because of a failure (no datafile yet, the service slow or down). The page is then
   * cached like any page with the baseline, but not counted.
   */
  readonly isSettled: (experienceId: string) => boolean
  /** Whether a flag is on; null if the datafile has no flag of this name. */
  readonly isOn: (flagKey: string) => boolean | null
  /** The variable of a flag; null if the datafile has none of this name, or no number in it. */
  readonly numberOf: (flagKey: string, variableKey: string) => number | null
  /** The reasons for an experience's decision, for the preview, where editors decide themselves. */
  readonly explain: (experienceId: string) => readonly string[]
  /** The reasons why a flag is on or off. */
  readonly explainFlag: (flagKey: string) => readonly string[]
  /** Reports an impression of each variant in the HTML that was sent, once per page view and experience. */
  readonly expose: (experienceIds: readonly string[]) => void
  /** The impressions of a prefetched page, for the browser to report once it is shown. */
  readonly postpone: (experienceIds: readonly string[]) => readonly PostponedExposure[]
  /** Reports this visitor's postponed impressions. False: they could not be stored, and may be sent again. */
  readonly exposePostponed: (postponed: readonly PostponedExposure[]) => Promise<boolean>
  /**
   * Reports a conversion of the datafile's event of this name, and resolves when it is durable. `tags` may have
   * `revenue` in minor units and `value`; the same `cause` is counted once.
   */
  readonly convert: (
    eventKey: string,
    tags: Readonly<Record<string, unknown>>,
    cause: string,
    /** false: nothing is counted while the datafile is missing. */
    isAwaited?: boolean,
  ) => Promise<void>
  /** The visitor's experiment id and variations at the end of the request; null if nothing may be stored about them. */
  readonly visitor: () => ExperimentVisitor | null
}

/** `uuid` is the event's: reported twice, it is counted once. */
export type PostponedExposure = { readonly uuid: string; readonly exposure: Exposure }

export type ExperimentsOf = {
  /** Null where no datafile is configured. */
  readonly datafile: Pick<DatafileManager, 'current' | 'onReady'> | null
  /** Resolves with the first datafile of a new isolate, or when the page can't wait any longer. */
  readonly arriving: () => Promise<unknown>
  /** Null: nothing is decided for this visitor, who sees the baselines (no consent to targeting, a crawler). */
  readonly visitor: ExperimentVisitor | null
  /** Evaluated only if something is decided. */
  readonly attributes: () => Readonly<Record<string, string | boolean>>
  /** The decision service's answers for a user; null if it didn't answer in time. */
  readonly ask: (userId: string, experienceIds: readonly string[]) => Promise<AskedDecisions | null>
  /** The user's segments in the customer data platform; null if it didn't answer in time. */
  readonly segments: (userId: string, project: Project) => Promise<readonly string[] | null>
  readonly counting: () => Counting
  /** True: nothing is decided, but the reasons for a decision are available. */
  readonly isExplained: boolean
  /** Stores events until the log endpoint has them. */
  readonly keep: (userId: string, events: readonly QueuedEvent[]) => Promise<boolean>
  readonly background: (work: Promise<unknown>) => void
  /** Epoch milliseconds. */
  readonly now: () => number
}

type Answer = {
  readonly variant: string | null
  readonly settled: boolean
  readonly exposures: readonly Exposure[]
  readonly reasons: readonly string[]
}

const baseline: Answer = { variant: null, settled: true, exposures: [], reasons: [] }
const failed = (reason: string): Answer => ({ ...baseline, settled: false, reasons: [reason] })
const noSegments = 'The customer data platform has not said which segments the visitor is in.'
const noDecision = 'The decision service has not answered for this experience.'
/**
 * The user of all visitors who don't allow targeting: a flag that is on for everybody reaches them too, and nothing
 * is stored about anybody.
 */
const everybody = userContext({ userId: 'everybody' })
/** Their flags, which only another datafile changes: most visitors are among them. */
const flagsOfEverybody = new WeakMap<Project, Map<string, boolean | null>>()
/** How long a conversion waits for the datafile of a new isolate. */
const datafileTimeoutMs = 1000

export function openExperiments(input: ExperimentsOf): Experiments {
  const { datafile, arriving, visitor, attributes, ask, segments, isExplained, keep, background, now } = input
  /** A page uses one revision, even if a newer one arrives while it is rendered. */
  let project = datafile?.current() ?? null
  const isMissing = () => datafile !== null && project === null
  const answers = new Map<string, Answer>()
  const exposed = new Set<string>()
  const variations = keptVariations(visitor?.kept ?? {})
  let userOfRequest: UserContext | null | undefined
  const user = (): UserContext | null => {
    if (userOfRequest === undefined)
      userOfRequest =
        visitor && userContext({ userId: visitor.id, attributes: attributes(), profiles: variations.profiles })
    return userOfRequest
  }
  let asksSegments = true
  const setSegments = (qualifiedSegments: readonly string[] | null): void => {
    const currentUser = user()
    asksSegments = false
    if (currentUser) userOfRequest = { ...currentUser, qualifiedSegments }
  }
  const needsSegments = (experienceId: string): boolean =>
    project?.customerDataPlatform != null && rulesOf(project, experienceId).some((rule) => rule.segments.length > 0)
  const isKnown = (experienceId: string): boolean =>
    project !== null && (project.flag(experienceId) !== null || project.experiment(experienceId) !== null)

  const decidedFor = (currentUser: UserContext, experienceId: string): Answer => {
    if (isMissing()) return failed(notReady)
    if (!isKnown(experienceId)) return failed(noDecision)
    if (!currentUser.qualifiedSegments && needsSegments(experienceId)) return failed(noSegments)
    return decidedBy(project, currentUser, experienceId, isExplained)
  }
  const answerOf = (experienceId: string): Answer => {
    const serviceAnswer = answers.get(experienceId)
    if (serviceAnswer) return serviceAnswer
    const currentUser = user()
    const answer = currentUser ? decidedFor(currentUser, experienceId) : baseline
    if (project) variations.note(project, answer.exposures)
    answers.set(experienceId, answer)
    return answer
  }

  /** Null if the datafile has no flag of this name. */
  const decideFlag = (flagKey: string, options: readonly DecideOption[]) => {
    if (!project?.flag(flagKey)) return null
    const currentUser = user() ?? everybody
    return currentUser && decide(project, currentUser, flagKey, options)
  }
  const isOn = (flagKey: string): boolean | null => decideFlag(flagKey, ['EXCLUDE_VARIABLES'])?.enabled ?? null
  const isOnForEverybody = (flagKey: string): boolean | null => {
    if (!project) return null
    const known = flagsOfEverybody.get(project) ?? new Map<string, boolean | null>()
    const answer = known.get(flagKey)
    if (answer !== undefined) return answer
    const decided = isOn(flagKey)
    flagsOfEverybody.set(project, known.set(flagKey, decided))
    return decided
  }

  /** Each experience is counted once per page view. */
  const freshExposures = (experienceIds: readonly string[]): readonly PostponedExposure[] => {
    const fresh = [...new Set(experienceIds)].filter((id) => !exposed.has(id))
    for (const id of fresh) exposed.add(id)
    return fresh.flatMap((id) => answerOf(id).exposures).map((exposure) => ({ uuid: crypto.randomUUID(), exposure }))
  }
  const report = async (exposures: readonly PostponedExposure[]): Promise<boolean> => {
    const currentUser = exposures.length > 0 ? user() : null
    const current = project
    if (!currentUser || !current) return !isMissing()
    const timestamp = now()
    const events = exposures.map(({ uuid, exposure }) => {
      const stamp = { uuid, timestamp }
      return queuedEvent(current, stamp, impression(current, currentUser, exposure, stamp))
    })
    return keep(currentUser.userId, events)
  }

  return {
    async prepare(experienceIds) {
      if (isMissing() && visitor && experienceIds.length > 0) {
        await arriving()
        project = datafile?.current() ?? null
      }
      const fresh = [...new Set(experienceIds)].filter((id) => !answers.has(id))
      const unknown = fresh.filter((id) => !isKnown(id))
      const wantsSegments = asksSegments && fresh.some(needsSegments)
      const currentUser = !isMissing() && (unknown.length > 0 || wantsSegments) ? user() : null
      if (!currentUser) return
      const [decisions, qualified] = await Promise.all([
        unknown.length > 0 ? ask(currentUser.userId, unknown) : null,
        wantsSegments && project ? segments(currentUser.userId, project) : null,
      ])
      if (wantsSegments) setSegments(qualified)
      for (const id of unknown) {
        const decision = decisions?.get(id)
        answers.set(id, decision ? decidedElsewhere(id, decision) : failed(noDecision))
      }
    },
    decide: (experienceId) => (isExplained ? null : answerOf(experienceId).variant),
    isSettled: (experienceId) => answerOf(experienceId).settled,
    isOn: (flagKey) => (user() ? isOn(flagKey) : isOnForEverybody(flagKey)),
    numberOf(flagKey, variableKey) {
      const value = decideFlag(flagKey, [])?.variables[variableKey]
      return typeof value === 'number' ? value : null
    },
    explainFlag: (flagKey) => decideFlag(flagKey, ['EXCLUDE_VARIABLES', 'INCLUDE_REASONS'])?.reasons ?? [],
    explain(experienceId) {
      if (!isExplained || !visitor) return []
      const { variant, reasons } = answerOf(experienceId)
      return [`${visitor.id} would get ${variant ?? 'the baseline'}.`, ...reasons]
    },
    expose(experienceIds) {
      if (input.counting() === 'now') background(report(freshExposures(experienceIds)))
    },
    postpone: (experienceIds) => (input.counting() === 'later' ? freshExposures(experienceIds) : []),
    exposePostponed: report,
    async convert(eventKey, tags, cause, isAwaited = true) {
      const currentUser = datafile && user()
      if (!currentUser || (isMissing() && !isAwaited)) return
      if (isMissing()) await datafile.onReady({ timeout: datafileTimeoutMs })
      const current = project ?? datafile.current()
      const stamp = { uuid: await uuidOf(cause), timestamp: now() }
      const converted = current && conversion(current, currentUser, eventKey, tags, stamp)
      if (converted) await keep(currentUser.userId, [queuedEvent(current, stamp, converted)])
    },
    visitor() {
      // A visitor gets no id unless something is decided by it.
      const isUsed = datafile !== null || userOfRequest != null
      return visitor && isUsed && !isExplained ? { ...visitor, kept: variations.wanted(project) } : null
    },
  }
}

function rulesOf(project: Project, experienceId: string): readonly Rule[] {
  const flag = project.flag(experienceId)
  if (flag) return [...flag.experiments, ...(flag.rollout?.rules ?? [])]
  const experiment = project.experiment(experienceId)
  return experiment ? [experiment] : []
}

/** The decision service's decisions are reported by name: its ids are in no datafile. */
const decidedElsewhere = (experienceId: string, { variantId, reason }: AskedDecision): Answer => ({
  variant: variantId,
  settled: true,
  reasons: [reason],
  exposures: variantId === null ? [] : [exposureElsewhere(experienceId, variantId)],
})

const exposureElsewhere = (experienceId: string, variationKey: string): Exposure => ({
  flagKey: experienceId,
  ruleKey: experienceId,
  ruleType: 'experiment',
  variationKey,
  enabled: true,
  experimentId: '',
  variationId: null,
  campaignId: null,
})

/** An experience is the flag of the same name, or else the experiment of that name. */
function decidedBy(project: Project | null, user: UserContext, experienceId: string, isExplained: boolean): Answer {
  const isFlag = project !== null && project.flag(experienceId) !== null
  const options: readonly DecideOption[] = isExplained
    ? ['EXCLUDE_VARIABLES', 'INCLUDE_REASONS']
    : ['EXCLUDE_VARIABLES']
  const { variationKey, exposures, reasons } = isFlag
    ? decide(project, user, experienceId, options)
    : decideExperiment(project, user, experienceId, options)
  return { variant: variationKey, settled: true, exposures, reasons }
}
