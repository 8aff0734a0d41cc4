import { z } from 'zod'
import { sha256Hex } from '../../shared/bytes.ts'
import type { IngestExperiment } from '../../shared/contracts/experiment.ts'
import { reallocate } from './allocation.ts'
import { type Actor, changesBetween, recordDeed } from './history.ts'
import { raiseRevision, recordPeriod } from './store.ts'

const idsPerItem = 100

/** The first of a hundred unused ids. */
export async function nextId(db: D1Database): Promise<number> {
  await db.prepare('UPDATE exp_state SET last_id = last_id + ?').bind(idsPerItem).run()
  const { last_id } = z.object({ last_id: z.number() }).parse(await db.prepare('SELECT last_id FROM exp_state').first())
  return last_id - idsPerItem + 1
}

/** Tells whether an item is sent again unchanged. */
export const hashOf = (item: object): Promise<string> => sha256Hex(JSON.stringify(item), 16)

export type Numbered = { readonly firstId: number; readonly hash: string; readonly now: number; readonly by: Actor }

/** Statements that store a new experiment. They change nothing if its key is taken. */
export function insertExperiment(
  db: D1Database,
  item: IngestExperiment,
  { firstId, hash, now, by }: Numbered,
): D1PreparedStatement[] {
  const { key, name, hypothesis, decidedBy, state, previewPath, metric, audience, variants: given } = item
  const variants = given.map((variant, index) => ({ id: firstId + 1 + index, key: variant.key, name: variant.name }))
  const allocation = reallocate([], new Map(given.map(({ share }, index) => [firstId + 1 + index, share])))
  const insert = db
    .prepare(
      `INSERT INTO exp_experiments (experiment_id, key, content_hash, version, name, hypothesis, state, decided_by,
       preview_path, metric, variants, allocation, audience, winner_id, started_at, ended_at)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, NULL) ON CONFLICT (key) DO NOTHING`,
    )
    .bind(
      firstId,
      key,
      hash,
      name,
      hypothesis,
      state,
      decidedBy,
      previewPath,
      metric,
      JSON.stringify(variants),
      JSON.stringify(allocation),
      audience && JSON.stringify(audience),
      state === 'running' ? now : null,
    )
  const changes = changesBetween(null, { ...item, variants, allocation, winnerId: null })
  const record = recordDeed(db, { id: firstId, version: null }, { by, action: 'create', at: now }, changes)
  return [insert, record, recordPeriod(db, key, allocation)]
}

/** False: the key is taken, and the experiment that has it is unchanged. */
export async function createExperiment(
  db: D1Database,
  item: IngestExperiment,
  by: Actor,
  now: number,
): Promise<boolean> {
  const numbered = { firstId: await nextId(db), hash: await hashOf(item), now, by }
  const [, inserted] = await db.batch([raiseRevision(db, now), ...insertExperiment(db, item, numbered)])
  return inserted?.meta.changes === 1
}
