import type { LoggedEvent, ShopEvent } from '../../shared/contracts/shop-event.ts'
import { conversions } from '../../shared/experiment-services.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { ShopEventName } from '../../shared/shop-events.ts'
import type { EventSink } from '../events/event-sink.ts'
import { uuidOf } from '../events/event-uuid.ts'
import { type QueuedEvent, queuedShopEvent, type Sink } from '../events/queued-event.ts'
import type { Counting } from './page-view.ts'

/** The shop's own events of one request, of a visitor who allows performance. */
export type Analytics = {
  /**
   * Logs events on a page of this type; resolves when they are durable, with false if they could not be stored. Only a
   * page that was not fetched ahead counts. A `cause` is counted once.
   */
  readonly log: (page: string, events: readonly ShopEvent[], cause?: string) => Promise<boolean>
  /** The events of a page that was fetched ahead, for the browser to report once it is shown. */
  readonly postpone: (page: string, events: readonly ShopEvent[]) => Promise<readonly LoggedEvent[]>
  /** Logs this visitor's postponed events. False: they could not be stored, and may be sent again. */
  readonly logPostponed: (events: readonly LoggedEvent[]) => Promise<boolean>
  /** Events that wait for the tag manager in this visitor's browser, which has `taken` these; null: can't be had. */
  readonly take: (taken: readonly string[]) => Promise<readonly LoggedEvent[] | null>
}

export type AnalyticsOf = {
  /** Null: nothing of this visitor is logged. */
  readonly visitorId: string | null
  readonly locale: Locale
  readonly counting: () => Counting
  /** Endpoints that the shop's events go to. */
  readonly sinks: readonly Exclude<Sink, 'experiments'>[]
  /** Stores events until their endpoints have them. */
  readonly keep: (visitorId: string, events: readonly QueuedEvent[]) => Promise<boolean>
  /** Where events wait for a tag manager in the browser; null: the shop has none. */
  readonly layer: Pick<EventSink, 'lay' | 'take'> | null
  /** Counts an event, once a day, for experiments that are measured by it, also where it isn't logged. */
  readonly convert: (name: ShopEventName, day: number) => Promise<void>
  /** Epoch milliseconds. */
  readonly now: () => number
}

const dayMs = 86_400_000
/** Counted for experiments with a value of their own (events/conversions.ts). */
const withValue: ReadonlySet<string> = new Set(Object.values(conversions))

export function openAnalytics({
  visitorId,
  locale,
  counting,
  sinks,
  keep,
  layer,
  convert,
  now,
}: AnalyticsOf): Analytics {
  const logged = async (page: string, events: readonly ShopEvent[], cause?: string): Promise<LoggedEvent[]> => {
    if (visitorId === null) return []
    const visitor = await uuidOf(`visitor ${visitorId}`)
    return Promise.all(
      events.map(async (event) => ({
        uuid: cause === undefined ? crypto.randomUUID() : await uuidOf(`${event.name} ${cause}`),
        at: now(),
        visitor,
        page,
        locale,
        event,
      })),
    )
  }
  const store = async (events: readonly LoggedEvent[]): Promise<boolean> => {
    if (visitorId === null || events.length === 0) return true
    const queued = events.flatMap((event) => sinks.map((sink) => queuedShopEvent(visitorId, event, sink)))
    const [isKept] = await Promise.all([keep(visitorId, queued), layer?.lay(visitorId, events)])
    return isKept
  }
  const convertAll = async (events: readonly ShopEvent[]): Promise<void> => {
    const day = Math.floor(now() / dayMs)
    const names = new Set(events.map(({ name }) => name).filter((name) => !withValue.has(name)))
    await Promise.all([...names].map((name) => convert(name, day)))
  }
  return {
    async log(page, events, cause) {
      if (counting() !== 'now') return true
      const [isKept] = await Promise.all([logged(page, events, cause).then(store), convertAll(events)])
      return isKept
    },
    postpone: async (page, events) => (counting() === 'later' ? logged(page, events) : []),
    async logPostponed(events) {
      const [isKept] = await Promise.all([store(events), convertAll(events.map(({ event }) => event))])
      return isKept
    },
    take: async (taken) => (visitorId === null || layer === null ? [] : layer.take(visitorId, taken)),
  }
}
