import { DurableObject } from 'cloudflare:workers'
import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import { accessKeyHeader, eventsPath } from '../../shared/experiment-services.ts'
import { shopEventsPath } from '../../shared/shop-events.ts'
import { workerEdges } from '../edges.ts'
import { type Config, type Env, readConfig } from '../env.ts'
import { defaults } from '../experiments/defaults.ts'
import { createSend } from '../services/transport.ts'
import { deliver, isUnset } from './deliver.ts'
import { LayerBook, layerKeptMs } from './layer-book.ts'
import { OutboxBook } from './outbox-book.ts'
import { type Destination, type QueuedEvent, sinkOf } from './queued-event.ts'

/**
 * Keeps the events of some visitors until their endpoints have taken them, whatever becomes of the isolate that saw
 * them happen. An event that a call has added is on disk before its caller is answered.
 */
export class EventOutbox extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage
  private readonly book: OutboxBook
  private readonly layer: LayerBook

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    const { maxQueue } = defaults.events
    this.book = new OutboxBook(state.storage.sql, { maxQueue, maxDeadLetters: defaults.outbox.maxDeadLetters })
    this.layer = new LayerBook(state.storage.sql)
  }

  async enqueue(events: readonly QueuedEvent[]): Promise<void> {
    const dropped = this.storage.transactionSync(() => this.book.add(events))
    if (dropped > 0) this.logDropped(dropped)
    if (isUnset(await this.storage.getAlarm(), Date.now())) await this.wakeIn(defaults.events.flushMs)
  }

  /** Keeps events for the browser of their visitor, each once. */
  async lay(visitorId: string, events: readonly LoggedEvent[]): Promise<void> {
    this.storage.transactionSync(() => this.layer.add(visitorId, events))
    if ((await this.storage.getAlarm()) === null) await this.wakeIn(layerKeptMs)
  }

  /** Events that wait for this visitor's browser, which has `taken` these. */
  take(visitorId: string, taken: readonly string[]): readonly LoggedEvent[] {
    return this.storage.transactionSync(() => this.layer.take(visitorId, taken, Date.now()))
  }

  /** The visitor no longer allows what these events are for: nothing of theirs leaves here any more. */
  forget(visitorId: string): void {
    this.storage.transactionSync(() => {
      this.book.forget(visitorId)
      this.layer.forget(visitorId)
    })
  }

  override async alarm(): Promise<void> {
    this.layer.expire(Date.now())
    // Should this process die while it sends, the alarm it was woken by comes again.
    const pauseMs = await deliver(this.book, {
      ...workerEdges,
      post: (destination, payload) => this.post(destination, payload),
    }).catch((error) => {
      workerEdges.log('error', 'events.delivery-failed', { reason: String(error) })
      return defaults.outbox.greatestPauseMs
    })
    const nextMs = pauseMs ?? (this.layer.isEmpty() ? null : layerKeptMs)
    if (nextMs !== null) await this.wakeIn(nextMs)
  }

  private async post(destination: Destination, payload: object): Promise<{ readonly status: number }> {
    const { origin, path, key } = endpointOf(readConfig(this.env), destination)
    const response = await createSend(this.env, workerEdges)(origin, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Events of many requests, sent for none of them.
        [correlationHeader]: crypto.randomUUID(),
        ...(key !== '' && { [accessKeyHeader]: key }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(defaults.outbox.timeoutMs),
    })
    await response.body?.cancel()
    return response
  }

  private logDropped(now: number): void {
    const { waiting, deadLetters, dropped } = this.book.state()
    workerEdges.log('error', 'events.dropped', { now, ever: dropped, waiting, deadLetters })
  }

  private wakeIn(ms: number): Promise<void> {
    return this.storage.setAlarm(Date.now() + ms)
  }
}

type Endpoint = { readonly origin: string; readonly path: string; readonly key: string }

/** Origin and path of a destination, and the key that it asks for. */
function endpointOf(config: Config, destination: Destination): Endpoint {
  const { AUTH_ACCESS_KEY, EVENTS_ORIGIN, EVENTS_ACCESS_KEY, SHOP_EVENTS_ORIGIN, GA4_ORIGIN } = config
  const keyFor = (origin: string, own: string) => (origin === '' ? AUTH_ACCESS_KEY : own)
  switch (sinkOf(destination)) {
    case 'experiments':
      return { origin: EVENTS_ORIGIN, path: eventsPath, key: keyFor(EVENTS_ORIGIN, EVENTS_ACCESS_KEY) }
    case 'shop-log':
      return { origin: SHOP_EVENTS_ORIGIN, path: shopEventsPath, key: keyFor(SHOP_EVENTS_ORIGIN, '') }
    case 'ga4': {
      const query = new URLSearchParams({
        measurement_id: config.GA4_MEASUREMENT_ID,
        api_secret: config.GA4_API_SECRET,
      })
      return { origin: GA4_ORIGIN, path: `/mp/collect?${query}`, key: '' }
    }
  }
}
