import type { EventBatch } from '../../shared/contracts/event-batch.ts'
import { CurrencyCode } from '../../shared/contracts/price.ts'
import { readExperiments } from '../experiments/store.ts'
import { retention } from '../retention.ts'

type EventRow = {
  readonly uuid: string
  readonly visitorId: string
  readonly key: string
  readonly at: number
  readonly experimentId: number | null
  readonly variationId: number | null
  readonly revenue: number | null
  readonly currency: string | null
  readonly value: number | null
}

/** A snapshot's decision as our own ids: by its ids, or, if the engine decided, by its keys. */
type Impression = { readonly experimentId: number; readonly variationId: number }
type FindImpression = (decision: Snapshot['decisions'][number]) => Impression | null
type Snapshot = EventBatch['visitors'][number]['snapshots'][number]

/**
 * Stores each event once by its uuid, however often it is sent, and the first variant each visitor saw. An event's time
 * is at most its arrival, whatever the visitor's clock says. Events older than the retention are not stored.
 */
export async function storeEvents(db: D1Database, batch: EventBatch, now: number): Promise<void> {
  const all = eventRows(batch, await impressionFinder(db), now)
  const rows = all.filter(({ at }) => at >= now - retention.eventsMs)
  if (rows.length === 0) return
  const revision = Number(batch.revision)
  const json = JSON.stringify(rows)
  await db.batch([
    db.prepare(insertEvents).bind(json, now, Number.isSafeInteger(revision) ? revision : 0),
    db.prepare(insertVisitors).bind(json),
  ])
}

/** A field of the JSON rows that both statements select from. */
const field = (name: keyof EventRow): string => `value->>'${name}'`

const insertEvents = `INSERT OR IGNORE INTO exp_events
  (uuid, visitor_id, key, at, received_at, revision, experiment_id, variation_id, revenue, value, currency)
  SELECT ${field('uuid')}, ${field('visitorId')}, ${field('key')}, ${field('at')}, ?2, ?3, ${field('experimentId')},
  ${field('variationId')}, ${field('revenue')}, ${field('value')},
  ${field('currency')} FROM json_each(?1)`

// Reads the stored event, so that a repeated uuid with other contents changes nothing.
const insertVisitors = `INSERT INTO exp_visitors (experiment_id, visitor_id, variation_id, first_at, revision)
  SELECT experiment_id, visitor_id, variation_id, at, revision FROM exp_events
  WHERE experiment_id IS NOT NULL AND uuid IN (SELECT ${field('uuid')} FROM json_each(?1))
  ON CONFLICT (experiment_id, visitor_id) DO UPDATE SET
  variation_id = CASE WHEN excluded.first_at < first_at THEN excluded.variation_id ELSE variation_id END,
  revision = CASE WHEN excluded.first_at < first_at THEN excluded.revision ELSE revision END,
  first_at = MIN(first_at, excluded.first_at)`

function eventRows({ visitors }: EventBatch, find: FindImpression, now: number): EventRow[] {
  return visitors.flatMap(({ visitor_id: visitorId, snapshots }) =>
    snapshots.flatMap(({ decisions, events }) =>
      events.map(({ uuid, key, timestamp, revenue, value, tags }, index) => {
        const decision = decisions[index]
        const impression = decision ? find(decision) : null
        return {
          uuid,
          visitorId,
          key,
          at: Math.min(timestamp, now),
          experimentId: impression?.experimentId ?? null,
          variationId: impression?.variationId ?? null,
          revenue: revenue === undefined ? null : Math.trunc(revenue),
          value: value ?? null,
          currency: CurrencyCode.nullable()
            .catch(null)
            .parse(tags?.['currency'] ?? null),
        }
      }),
    ),
  )
}

async function impressionFinder(db: D1Database): Promise<FindImpression> {
  const experiments = await readExperiments(db)
  const byId = new Map(experiments.map((experiment) => [String(experiment.id), experiment]))
  const byKey = new Map(experiments.map((experiment) => [experiment.key, experiment]))
  return ({ experiment_id, variation_id, metadata }) => {
    const experiment = byId.get(experiment_id ?? '') ?? byKey.get(metadata?.flag_key ?? '')
    const variant = experiment?.variants.find(
      ({ id, key }) => String(id) === variation_id || (!variation_id && key === metadata?.variation_key),
    )
    return experiment && variant ? { experimentId: experiment.id, variationId: variant.id } : null
  }
}
