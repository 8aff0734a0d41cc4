import {
  apiKeyHeader,
  qualifiedSegmentsQuery,
  SegmentsAnswer,
  segmentsPath,
} from '../../shared/contracts/customer-data.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { CustomerDataPlatform } from '../experiments/project.ts'
import { createPatience } from '../services/patience.ts'
import type { Send } from '../services/transport.ts'
import { createSegmentCache } from './segment-cache.ts'

type Asked = {
  readonly platform: CustomerDataPlatform
  readonly userId: string
  readonly audiences: readonly string[]
  readonly requestId: string
  /** Lets an answer that is too late for the page still be kept for the next one. */
  readonly background: (work: Promise<unknown>) => void
}

/** The audiences of these that a visitor is in; null where that can't be said, or not in time (spec 2 §8). */
export type QualifiedSegments = (asked: Asked) => Promise<readonly string[] | null>

type SegmentEdges = Pick<Edges, 'wait' | 'now' | 'log'> & { readonly send: Send }

/** Once per isolate. */
export function createQualifiedSegments({ send, wait, now, log }: SegmentEdges): QualifiedSegments {
  const { capacity, timeoutMs: keptMs } = defaults.segmentCache
  const { timeoutMs } = defaults.segments
  const cache = createSegmentCache(capacity, keptMs, now)
  const patience = createPatience()
  const failed = (cause: string): null => {
    log('warn', 'segments.failed', { message: 'Audience segments fetch failed', cause })
    return null
  }

  /** Notes whether the platform itself answered. */
  async function ask(
    { platform, userId, audiences, requestId }: Asked,
    note: (isAnswered: boolean) => void,
  ): Promise<readonly string[] | null> {
    try {
      const response = await send(platform.host, segmentsPath, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [apiKeyHeader]: platform.publicKey,
          [correlationHeader]: requestId,
        },
        // Values are variables: nothing that a visitor or an editor has typed is part of the query.
        body: JSON.stringify({ query: qualifiedSegmentsQuery, variables: { userId, audiences } }),
        signal: AbortSignal.timeout(defaults.customerDataPlatform.timeoutMs),
      })
      const text = await response.text()
      note(response.status < 500)
      const read = readAnswer(response.status, text)
      return 'cause' in read ? failed(read.cause) : read.segments
    } catch {
      note(false)
      return failed('network error')
    }
  }

  return async (asked) => {
    const { platform, userId, audiences, background } = asked
    if (audiences.length === 0) return []
    if (platform.host === '' || platform.publicKey === '' || userId === '') return failed('invalid parameters')
    const key = JSON.stringify([platform.host, platform.publicKey, userId, audiences])
    const kept = cache.find(key)
    if (kept) return kept
    const began = now()
    const turn = patience.next(began)
    if (turn === 'skip') return null
    let isNoted = false
    const note = (isInTime: boolean) => {
      if (!isNoted) patience.note(isInTime)
      isNoted = true
    }
    const asking = ask(asked, (isAnswered) => note(isAnswered && now() - began <= timeoutMs)).then((segments) => {
      if (segments) cache.keep(key, segments)
      return segments
    })
    background(asking)
    if (turn === 'probe') return null
    const deadline = wait(timeoutMs).then(() => {
      // Noted now: the request itself is only given up after seconds, and until then every page would wait.
      note(false)
      return null
    })
    return Promise.race([asking, deadline])
  }
}

type Read = { readonly segments: readonly string[] } | { readonly cause: string }

const invalidIdentifier = 'INVALID_IDENTIFIER_EXCEPTION'

/** An error says its kind, whatever the status it comes with. */
function readAnswer(status: number, text: string): Read {
  const answer = SegmentsAnswer.safeParse(parsed(text)).data
  const [fault] = answer?.errors ?? []
  if (fault) {
    const { code, classification } = fault.extensions ?? {}
    return { cause: code === invalidIdentifier ? 'invalid identifier' : (classification ?? 'decode error') }
  }
  if (status >= 400) return { cause: 'network error' }
  const edges = answer?.data?.customer?.audiences.edges
  if (!edges) return { cause: 'decode error' }
  return { segments: edges.filter(({ node }) => node.state === 'qualified').map(({ node }) => node.name) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
