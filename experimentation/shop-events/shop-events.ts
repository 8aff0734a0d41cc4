import type { LoggedEvents } from '../../shared/contracts/shop-event.ts'
import type { Currency } from '../../shared/i18n/locales.ts'
import { type ShopEventName, shopEventNames } from '../../shared/shop-events.ts'
import { retention } from '../retention.ts'

const dayMs = 86_400_000

/** An event with a known id is ignored, also if its content differs. */
const add = `INSERT OR IGNORE INTO exp_shop_events (uuid, at, name, visitor, page, locale, event)
  SELECT value->>'uuid', min(value->>'at', ?2), value->>'$.event.name', value->>'visitor', value->>'page',
    value->>'locale', value->>'event' FROM json_each(?1)`
const expire = `DELETE FROM exp_shop_events WHERE uuid IN
  (SELECT uuid FROM exp_shop_events WHERE at < ? ORDER BY at LIMIT ?)`

/** Stores events, each once by its uuid, no later than they arrived, and deletes old ones. */
export async function storeShopEvents(db: D1Database, { events }: LoggedEvents, now: number): Promise<void> {
  const recent = events.filter(({ at }) => at >= now - retention.eventsMs)
  await db.batch([
    db.prepare(add).bind(JSON.stringify(recent), now),
    db.prepare(expire).bind(now - retention.eventsMs, retention.deletedAtOnce),
  ])
}

/** How often an event happened, and to how many visitors. `value` in minor units by currency, for what has one. */
export type EventCount = {
  readonly name: ShopEventName
  readonly events: number
  readonly visitors: number
}
export type Turnover = { readonly currency: Currency; readonly orders: number; readonly value: number }
export type ShopFigures = { readonly counts: readonly EventCount[]; readonly turnover: readonly Turnover[] }

/** Figures of the last `days`, in the order in which a shopper comes by the events. */
export async function readShopFigures(db: D1Database, days: number, now: number): Promise<ShopFigures> {
  const since = now - days * dayMs
  const [counted, sold] = await db.batch([
    db
      .prepare(
        `SELECT name, count(*) AS events, count(DISTINCT visitor) AS visitors FROM exp_shop_events
         WHERE at > ? GROUP BY name`,
      )
      .bind(since),
    db
      .prepare(
        `SELECT event->>'currency' AS currency, count(*) AS orders, sum(event->>'value') AS value FROM exp_shop_events
         WHERE at > ? AND name = 'purchase' GROUP BY currency ORDER BY orders DESC`,
      )
      .bind(since),
  ])
  const counts = (counted?.results ?? []) as EventCount[]
  const none = (name: ShopEventName): EventCount => ({ name, events: 0, visitors: 0 })
  return {
    counts: shopEventNames.map((name) => counts.find((count) => count.name === name) ?? none(name)),
    turnover: (sold?.results ?? []) as Turnover[],
  }
}
