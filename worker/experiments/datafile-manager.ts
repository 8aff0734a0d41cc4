import { isFields } from '../../shared/json-fields.ts'
import { defaults } from './defaults.ts'
import type { Project } from './project.ts'
import { readDatafile } from './read-datafile.ts'

/** A datafile as it came, with what its server said of its age. */
export type StoredDatafile = { readonly json: string; readonly lastModified: string | null }

export type DatafileAnswer = {
  readonly status: number
  readonly lastModified: string | null
  readonly text: () => Promise<string>
}

/** Things that the manager reaches beyond itself, not trusted to answer, or to answer in time. */
export type DatafileEdges = {
  readonly fetch: (headers: Readonly<Record<string, string>>, requestId?: string) => Promise<DatafileAnswer>
  /** The copy that all isolates share. */
  readonly readCopy: () => Promise<unknown>
  readonly writeCopy: (datafile: StoredDatafile) => Promise<unknown>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
  readonly report: (event: DatafileEvent, details: Readonly<Record<string, string>>) => void
}

export type DatafileEvent = 'datafile.failed' | 'datafile.refused' | 'datafile.copy-failed' | 'datafile.gap'

export type Readiness = { readonly success: true } | { readonly success: false; readonly reason: string }

export type DatafileManager = {
  /** The last good datafile. Never waits: a page without one shows its baselines. */
  readonly current: () => Project | null
  /**
   * Reads the shared copy where there is nothing yet, and asks for a newer one when it is time. Once per request,
   * behind the answer. Null where nothing is due.
   */
  readonly refresh: (requestId?: string) => Promise<void> | null
  /** The datafile has changed at its server: the next refresh is due. */
  readonly expire: () => void
  /** Spec 2 §8. */
  readonly onReady: (options?: { readonly timeout?: unknown }) => Promise<Readiness>
  readonly stop: () => void
}

type Options = {
  /** Asks again after `pollMs`; otherwise the first datafile stays. */
  readonly autoUpdate?: boolean
  readonly pollMs?: number
}

/** How often who waits for readiness looks again. */
const lookAgainMs = 25
const { greatestGrowth, copyTimeoutMs, retryMs } = defaults.datafile

/**
 * Keeps one isolate's datafile. The manager has no timers, which would end with the request that set them: requests
 * bring it up to date.
 */
export function createDatafileManager(
  edges: DatafileEdges,
  { autoUpdate = true, pollMs = defaults.library.datafilePollMs }: Options = {},
): DatafileManager {
  let project: Project | null = null
  let stored: StoredDatafile = { json: '', lastModified: null }
  let askedAt: number | null = null
  let waitMs = 0
  let stopped = false
  /** Why there is nothing to be ready with. */
  let failure: string | null = null

  /** Answers what is wrong; the last good datafile stays then. */
  function take(datafile: StoredDatafile): string | null {
    if (!project || datafile.json !== stored.json) {
      if (project && datafile.json.length > greatestGrowth * stored.json.length)
        return `Datafile is invalid - more than ${greatestGrowth} times as long as the last one.`
      const read = readDatafile(datafile.json)
      if (!read.ok) return read.fault
      project = read.project
      for (const gap of project.gaps) edges.report('datafile.gap', { gap, revision: project.revision })
    }
    stored = datafile
    return null
  }

  async function takeCopy(): Promise<void> {
    try {
      const copy = await within(edges.wait, edges.readCopy(), copyTimeoutMs)
      if (!isFields(copy) || project) return
      const { json, lastModified } = copy
      if (typeof json !== 'string') return
      const fault = take({ json, lastModified: typeof lastModified === 'string' ? lastModified : null })
      if (fault !== null) edges.report('datafile.refused', { fault, source: 'copy' })
    } catch (error) {
      edges.report('datafile.copy-failed', { reason: String(error) })
    }
  }

  async function ask(requestId?: string): Promise<void> {
    try {
      const { lastModified } = stored
      const headers = lastModified === null ? {} : { 'if-modified-since': lastModified }
      const answer = await within(edges.wait, edges.fetch(headers, requestId), defaults.library.requestTimeoutMs)
      if (answer.status === 304 && project) waitMs = pollMs
      else if (answer.status === 200) await takeAnswer(answer)
      else throw new Error(`status ${answer.status}`)
    } catch (error) {
      failure = notReady
      edges.report('datafile.failed', { reason: String(error) })
    }
  }

  async function takeAnswer({ text, lastModified }: DatafileAnswer): Promise<void> {
    const json = await within(edges.wait, text(), defaults.library.requestTimeoutMs)
    if (stopped) return
    const known = stored.json
    failure = take({ json, lastModified })
    if (failure !== null) {
      edges.report('datafile.refused', { fault: failure, source: 'network' })
      return
    }
    waitMs = pollMs
    if (json !== known)
      await edges.writeCopy(stored).catch((error) => edges.report('datafile.copy-failed', { reason: String(error) }))
  }

  /** A clock that was set back counts as time that has passed. */
  const isDue = (): boolean =>
    !stopped && (autoUpdate || project === null) && (askedAt === null || Math.abs(edges.now() - askedAt) >= waitMs)

  const refresh = (requestId?: string): Promise<void> | null => (isDue() ? read(requestId) : null)

  /** Two requests do not ask at once; where the first one dies another asks after the delay of a failure. */
  async function read(requestId?: string): Promise<void> {
    askedAt = edges.now()
    waitMs = retryMs
    if (!project) await takeCopy()
    if (!stopped && (autoUpdate || !project)) await ask(requestId)
  }

  function readiness(): Readiness | null {
    if (stopped) return { success: false, reason: 'Instance closed' }
    if (project) return { success: true }
    return failure === null || (failure === notReady && autoUpdate) ? null : { success: false, reason: failure }
  }

  return {
    current: () => project,
    refresh,
    expire() {
      askedAt = null
    },
    stop() {
      stopped = true
    },
    async onReady({ timeout } = {}) {
      const timeoutMs = Number.isSafeInteger(timeout) ? Number(timeout) : defaults.readiness.timeoutMs
      for (let waited = 0; ; waited += lookAgainMs) {
        // Another request's promise must not be awaited, so this looks at what has become of it.
        void refresh()
        const answer = readiness()
        if (answer) return answer
        if (waited >= timeoutMs) return { success: false, reason: `onReady timeout expired after ${timeoutMs} ms` }
        await edges.wait(Math.min(lookAgainMs, timeoutMs - waited))
      }
    },
  }
}

const notReady = 'Failed to become ready'

/** A call that hangs fails. */
const within = <T>(wait: (ms: number) => Promise<unknown>, work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    wait(ms).then((): never => {
      throw new Error(`no answer within ${ms} ms`)
    }),
  ])
