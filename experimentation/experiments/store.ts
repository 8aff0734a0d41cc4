import { z } from 'zod'
import { type Weights, weightsOf } from './allocation.ts'
import type { Change } from './change.ts'
import { Experiment, Flag, type Range } from './experiment.ts'
import { changesBetween, type Deed, recordDeed } from './history.ts'

const State = z.object({ revision: z.number(), changed_at: z.number() })

/** The revision of the datafile, and when it was created (epoch seconds). */
export async function readState(db: D1Database): Promise<z.output<typeof State>> {
  return State.parse(await db.prepare('SELECT revision, changed_at FROM exp_state').first())
}

/** `changed_at` never repeats: If-Modified-Since has a resolution of seconds, and would miss the later change. */
export const raiseRevision = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare('UPDATE exp_state SET revision = revision + 1, changed_at = MAX(changed_at + 1, ?)')
    .bind(Math.floor(now / 1000))

export async function readExperiments(db: D1Database): Promise<Experiment[]> {
  const { results } = await db.prepare('SELECT * FROM exp_experiments ORDER BY experiment_id').all()
  return results.map((row) => Experiment.parse(row))
}

export async function readExperiment(db: D1Database, key: string): Promise<Experiment | null> {
  const row: unknown = await db.prepare('SELECT * FROM exp_experiments WHERE key = ?').bind(key).first()
  return row === null ? null : Experiment.parse(row)
}

export async function readFlags(db: D1Database): Promise<Flag[]> {
  const { results } = await db.prepare('SELECT * FROM exp_flags ORDER BY flag_id').all()
  return results.map((row) => Flag.parse(row))
}

/** The share of visitors for each variant, from a revision on. */
export type Period = { readonly fromRevision: number; readonly weights: Weights }

const PeriodRow = z.object({ from_revision: z.number(), weights: z.string() })

export async function readPeriods(db: D1Database, experimentId: number): Promise<Period[]> {
  const sql = 'SELECT from_revision, weights FROM exp_periods WHERE experiment_id = ? ORDER BY from_revision'
  const { results } = await db.prepare(sql).bind(experimentId).all()
  return results.map((row) => {
    const { from_revision: fromRevision, weights } = PeriodRow.parse(row)
    return { fromRevision, weights: new Map(z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(weights))) }
  })
}

/** Stores the split that applies from the revision these statements, in their batch, have just raised. */
export const recordPeriod = (db: D1Database, key: string, allocation: readonly Range[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO exp_periods SELECT experiment_id, (SELECT revision FROM exp_state), ?3
       FROM exp_experiments WHERE key = ?1 AND allocation = ?2
       ON CONFLICT (experiment_id, from_revision) DO UPDATE SET weights = excluded.weights`,
    )
    .bind(key, JSON.stringify(allocation), JSON.stringify([...weightsOf(allocation)]))

/** False: another editor has changed it since `experiment` was read, and nothing is written. */
export async function writeChange(
  db: D1Database,
  experiment: Experiment,
  changed: Change,
  deed: Deed,
): Promise<boolean> {
  const { key, version, state, allocation, winnerId, startedAt, endedAt } = changed
  const update = db
    .prepare(
      `UPDATE exp_experiments SET version = version + 1, state = ?, allocation = ?, winner_id = ?, started_at = ?,
       ended_at = ? WHERE key = ? AND version = ?`,
    )
    .bind(state, JSON.stringify(allocation), winnerId, startedAt, endedAt, key, version)
  const record = recordDeed(db, experiment, deed, changesBetween(experiment, { ...experiment, ...changed }))
  const [, , updated] = await db.batch([raiseRevision(db, deed.at), record, update, recordPeriod(db, key, allocation)])
  return updated?.meta.changes === 1
}
