import {
  createForwardingEventProcessor,
  createInstance,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
} from '@optimizely/optimizely-sdk/universal'

/** Whom something is decided for, with all that the caller knows. */
export type SdkUser = {
  readonly userId: string
  readonly attributes: Record<string, unknown>
  readonly qualifiedSegments: string[] | null
  readonly forcedDecisions: readonly { flagKey: string; ruleKey?: string; variationKey: string }[]
  /** Stored variations; null: the user's profile is not to be asked. */
  readonly stored: Record<string, { variation_id: string }> | null
}

/** A decision as both SDKs and the engine can state it. */
export type StatedDecision = {
  readonly flagKey: string
  readonly variationKey: string | null
  readonly enabled: boolean
  readonly ruleKey: string | null
  readonly variables: Readonly<Record<string, unknown>>
  readonly reasons: readonly string[]
}

export type Answer = {
  readonly decisions: Readonly<Record<string, StatedDecision>>
  /** Visitors of the log endpoint's payload, in the order in which they were sent. */
  readonly visitors: readonly unknown[]
  /** Stored variations of the user, or null for none. */
  readonly saved: unknown
}

export type OfficialSdk = {
  readonly decideAll: (user: SdkUser) => Answer
  /** Without events and profiles. */
  readonly decideOnly: (user: SdkUser, keys: readonly string[]) => unknown
  readonly convert: (user: SdkUser, event: string, tags: Record<string, unknown>) => readonly unknown[]
  /** An experiment by its key, after forcing what is given by experiment key. */
  readonly variation: (user: SdkUser, experiment: string, forced: Readonly<Record<string, string>>) => string | null
  readonly close: () => void
}

type Visitors = { readonly visitors: readonly unknown[] }
type Profiles = {
  lookup(userId: string): object
  save(profile: object): void
}

/** The parts of both versions' clients that are used here. */
export type SdkClient = {
  createUserContext(userId: string, attributes?: object): Context | null
  track(event: string, userId: string, attributes?: object, tags?: object): void
  getVariation(experiment: string, userId: string, attributes?: object): string | null
  setForcedVariation(experiment: string, userId: string, variation: string | null): boolean
  close(): unknown
}
type Context = {
  qualifiedSegments: string[] | null
  setForcedDecision(context: object, decision: object): boolean
  decideAll(options?: unknown[]): Record<string, StatedDecision>
  decideForKeys(keys: string[], options?: unknown[]): Record<string, StatedDecision>
}

/** `connect` answers a client of either version that keeps what it would send. */
export function wrapSdk(connect: (profiles: Profiles, send: (payload: Visitors) => void) => SdkClient): OfficialSdk {
  let sent: unknown[] = []
  let stored: object = {}
  let saved: unknown = null
  const profiles: Profiles = {
    lookup: (userId) => ({ user_id: userId, experiment_bucket_map: stored }),
    save(profile) {
      saved = profile
      // 5.x looks up again for each experiment.
      stored = 'experiment_bucket_map' in profile ? Object(profile.experiment_bucket_map) : {}
    },
  }
  const client = connect(profiles, ({ visitors }) => sent.push(...structuredClone(visitors)))
  function contextOf(user: SdkUser): Context {
    sent = []
    saved = null
    stored = structuredClone(user.stored ?? {})
    const context = client.createUserContext(user.userId, user.attributes)
    if (!context) throw new Error('The official SDK refuses this user')
    context.qualifiedSegments = user.qualifiedSegments
    for (const { flagKey, ruleKey, variationKey } of user.forcedDecisions)
      context.setForcedDecision({ flagKey, ...(ruleKey !== undefined && { ruleKey }) }, { variationKey })
    return context
  }
  const { IGNORE_USER_PROFILE_SERVICE, INCLUDE_REASONS, DISABLE_DECISION_EVENT } = OptimizelyDecideOption
  return {
    decideAll(user) {
      const options = [INCLUDE_REASONS, ...(user.stored === null ? [IGNORE_USER_PROFILE_SERVICE] : [])]
      const decisions = contextOf(user).decideAll(options)
      return { decisions, visitors: sent, saved }
    },
    decideOnly: ({ userId, attributes }, keys) =>
      client
        .createUserContext(userId, attributes)
        ?.decideForKeys([...keys], [DISABLE_DECISION_EVENT, IGNORE_USER_PROFILE_SERVICE]),
    convert(user, event, tags) {
      sent = []
      client.track(event, user.userId, user.attributes, { ...tags })
      return sent
    },
    variation(user, experiment, forced) {
      contextOf(user)
      for (const [key, variation] of Object.entries(forced)) client.setForcedVariation(key, user.userId, variation)
      const found = client.getVariation(experiment, user.userId, user.attributes)
      for (const key of Object.keys(forced)) client.setForcedVariation(key, user.userId, null)
      return found
    },
    close: () => void client.close(),
  }
}

/** 6.6.1, without a network: the datafile is given, events are kept. */
export const officialSdk6 = (datafile: string): OfficialSdk =>
  wrapSdk((profiles, send) => {
    const client = createInstance({
      projectConfigManager: createStaticProjectConfigManager({ datafile }),
      eventProcessor: createForwardingEventProcessor({
        dispatchEvent(event) {
          send(event.params)
          return Promise.resolve({})
        },
      }),
      requestHandler: {
        makeRequest: () => ({ abort: () => undefined, responsePromise: Promise.reject(new Error('no network')) }),
      },
      userProfileService: profiles as never,
    })
    client.onReady().catch(() => undefined)
    return client as unknown as SdkClient
  })
