import { pixelPath } from '../../shared/contracts/customer-data.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { CustomerDataPlatform } from '../experiments/project.ts'
import type { Send } from '../services/transport.ts'

export type CustomerEvent = {
  readonly type: string
  readonly action: string
  readonly identifiers: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}

export type CustomerEvents = {
  /** Spec 2 §4: events are taken only while a datafile names the platform. */
  readonly isRunning: () => boolean
  /** Never rejects. False: it was not taken, or could not be sent. */
  readonly send: (events: readonly CustomerEvent[], requestId: string) => Promise<boolean>
}

type EventEdges = Pick<Edges, 'wait' | 'log'> & {
  readonly send: Send
  readonly platform: () => CustomerDataPlatform | null
}

const { queueSize, retries, retryMs, timeoutMs } = defaults.customerDataPlatform

/** Events of the customer data platform, one by one to its pixel (spec 2 §7). Once per isolate. */
export function createCustomerEvents({ send, platform, wait, log }: EventEdges): CustomerEvents {
  let queued = 0
  const failed = (cause: string): false => {
    log('warn', 'customer-event.failed', { message: 'ODP event send failed', cause })
    return false
  }
  const running = (): CustomerDataPlatform | null => {
    const named = platform()
    return named && named.publicKey !== '' && (named.pixelUrl || named.host) !== '' ? named : null
  }

  async function sendAll(
    to: CustomerDataPlatform,
    events: readonly CustomerEvent[],
    requestId: string,
  ): Promise<boolean> {
    const [event, ...others] = events
    if (!event) return failed('no events')
    if (others.length > 0) return failed('batch size above 1')
    const path = `${pixelPath}?${pixelQuery(to, event)}`
    const headers = { [correlationHeader]: requestId }
    for (let attempt = 1; ; attempt++) {
      const init = { headers, signal: AbortSignal.timeout(timeoutMs) }
      const status = await send(to.pixelUrl || to.host, path, init).then(
        async (response) => {
          await response.body?.cancel()
          return response.status
        },
        () => null,
      )
      if (status !== null && status < 400) return true
      const isPassing = status === null || status >= 500
      if (!isPassing || attempt === retries) return failed(status === null ? 'network error' : `status ${status}`)
      await wait(retryMs * 2 ** (attempt - 1))
    }
  }

  return {
    isRunning: () => running() !== null,
    async send(events, requestId) {
      const to = running()
      if (!to) return false
      if (events.some(({ action }) => action === '')) return failed('no action')
      if (queued + events.length > queueSize) return failed('queue full')
      queued += events.length
      try {
        return await sendAll(to, events, requestId)
      } finally {
        queued -= events.length
      }
    },
  }
}

function pixelQuery({ publicKey }: CustomerDataPlatform, { type, action, identifiers, data }: CustomerEvent): string {
  const query = new URLSearchParams({ ...identifiers })
  for (const [name, value] of Object.entries(data)) if (value !== null) query.set(name, String(value))
  query.set('tracker_id', publicKey)
  query.set('event_type', type)
  query.set('vdl_action', action)
  return query.toString()
}
