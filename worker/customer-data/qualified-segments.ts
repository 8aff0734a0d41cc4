import {
  apiKeyHeader,
  qualifiedSegmentsQuery,
  SegmentsAnswer,
  segmentsPath,
} from '../../shared/contracts/customer-data.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { CustomerDataPlatform } from '../experiments/project.ts'
import { createBreaker } from '../services/breaker.ts'
import type { Send } from '../services/transport.ts'
import { createSegmentCache } from './segment-cache.ts'

type Asked = {
  readonly platform: CustomerDataPlatform
  readonly userId: string
  readonly audiences: readonly string[]
  /** Lets an answer that is too late for the page still be kept for the next one. */
  readonly background: (work: Promise<unknown>) => void
}

/** Which of these audiences a visitor is in; null where that can't be said, or not in time (spec 2 §8). */
export type QualifiedSegments = (asked: Asked) => Promise<readonly string[] | null>

type SegmentEdges = Pick<Edges, 'wait' | 'now' | 'log'> & { readonly send: Send }

/** Once per isolate. */
export function createQualifiedSegments({ send, wait, now, log }: SegmentEdges): QualifiedSegments {
  const { capacity, timeoutMs: keptMs } = defaults.segmentCache
  const cache = createSegmentCache(capacity, keptMs, now)
  const breaker = createBreaker()
  const failed = (cause: string): null => {
    log('warn', 'segments.failed', { message: 'Audience segments fetch failed', cause })
    return null
  }

  async function ask({ platform, userId, audiences }: Asked): Promise<readonly string[] | null> {
    const began = now()
    try {
      const response = await send(platform.host, segmentsPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [apiKeyHeader]: platform.publicKey },
        // Values are variables: nothing that a visitor or an editor has typed is part of the query.
        body: JSON.stringify({ query: qualifiedSegmentsQuery, variables: { userId, audiences } }),
        signal: AbortSignal.timeout(defaults.customerDataPlatform.timeoutMs),
      })
      const text = await response.text()
      breaker.note(response.status < 500, began, now())
      const read = readAnswer(response.status, text)
      return 'cause' in read ? failed(read.cause) : read.segments
    } catch {
      breaker.note(false, began, now())
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
    const wasOpen = breaker.isOpen()
    const began = now()
    if (!breaker.allows(began)) return null
    let isSilent = true
    const asking = ask(asked).then((segments) => {
      isSilent = false
      if (segments) cache.keep(key, segments)
      return segments
    })
    background(asking)
    // Whether the platform is back is found out without holding up a page.
    if (wasOpen) return null
    const deadline = wait(defaults.segments.timeoutMs).then(() => {
      // Noted now: the request itself is only given up after seconds, and until then every page would wait.
      if (isSilent) breaker.note(false, began, now())
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
