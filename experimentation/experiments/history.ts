import { z } from 'zod'
import { buckets } from '../../shared/contracts/experiment.ts'
import { weightsOf } from './allocation.ts'
import type { Experiment } from './experiment.ts'

const doors = ['console', 'api', 'guard'] as const
const actions = ['create', 'edit', 'start', 'pause', 'end', 'allocate'] as const
export type Action = (typeof actions)[number]

/**
 * Author of a change. All operators have one token, so a name is what somebody said when they signed in; `guard` is the
 * room itself (split-guard.ts).
 */
export type Actor = { readonly name: string; readonly door: (typeof doors)[number] }

/** An act of somebody, and when. */
export type Deed = { readonly by: Actor; readonly action: Action; readonly at: number }

/** Value of a field before, null of a new experiment, and since. */
const FieldChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string() })
type FieldChange = z.output<typeof FieldChange>

/** The fields whose changes are recorded. */
export type Recorded = Pick<
  Experiment,
  | 'state'
  | 'name'
  | 'hypothesis'
  | 'decidedBy'
  | 'previewPath'
  | 'metric'
  | 'audience'
  | 'variants'
  | 'allocation'
  | 'winnerId'
>

/** As texts, which stay readable whatever an experiment's fields will be. */
function textsOf({ variants, allocation, audience, winnerId, ...same }: Recorded): Readonly<Record<string, string>> {
  const weights = weightsOf(allocation)
  const { state, name, hypothesis, decidedBy, previewPath, metric } = same
  return {
    state,
    name,
    hypothesis,
    'decided by': decidedBy,
    'page for previews': previewPath,
    conversion: metric,
    audience: audience === null ? 'everybody' : JSON.stringify(audience),
    shares: variants.map(({ id, key }) => `${key} ${((weights.get(id) ?? 0) * 100) / buckets} %`).join(', '),
    'shown to everybody': state === 'ended' ? (variants.find(({ id }) => id === winnerId)?.key ?? 'the baseline') : '',
  }
}

/** The fields that differ; of a new experiment, those that are not empty. */
export function changesBetween(before: Recorded | null, after: Recorded): FieldChange[] {
  const was = before && textsOf(before)
  return Object.entries(textsOf(after)).flatMap(([field, to]) => {
    const from = was?.[field] ?? null
    return to === (from ?? '') ? [] : [{ field, from, to }]
  })
}

/**
 * Entry of `version` only, if there is one: the statement of a change that may be refused stands before it in its
 * batch.
 */
type Target = Pick<Experiment, 'id'> & { readonly version: number | null }

export const recordDeed = (
  db: D1Database,
  { id, version }: Target,
  { by, action, at }: Deed,
  changes: readonly FieldChange[],
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO exp_history (experiment_id, at, actor, door, action, changes)
       SELECT experiment_id, ?3, ?4, ?5, ?6, ?7 FROM exp_experiments
       WHERE experiment_id = ?1 AND version = COALESCE(?2, version)`,
    )
    .bind(id, version, at, by.name, by.door, action, JSON.stringify(changes))

const HistoryRow = z.object({
  at: z.number(),
  actor: z.string(),
  door: z.enum(doors),
  action: z.enum(actions),
  changes: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(FieldChange)),
})
export type HistoryEntry = z.output<typeof HistoryRow>

/** The most that are read; older ones stay stored. */
const mostEntries = 200

/** Newest first. */
export async function readHistory(db: D1Database, { id }: Pick<Experiment, 'id'>): Promise<HistoryEntry[]> {
  const sql = `SELECT at, actor, door, action, changes FROM exp_history WHERE experiment_id = ?
               ORDER BY change_id DESC LIMIT ${mostEntries}`
  const { results } = await db.prepare(sql).bind(id).all()
  return results.map((row) => HistoryRow.parse(row))
}
