import { z } from 'zod'
import { sha256Hex } from '../../shared/bytes.ts'
import { IngestExperiment, IngestFlag } from '../../shared/contracts/experiment.ts'
import type { IngestReport } from '../../shared/contracts/ingest.ts'
import { reallocate } from './allocation.ts'
import { raiseRevision, recordPeriod } from './store.ts'

export const IngestRequest = z.object({
  experiments: z.array(z.unknown()).max(100).default([]),
  flags: z.array(z.unknown()).max(200).default([]),
})

/** Ids a flag has in addition to its own: a rollout, a rule and a variation (datafile/build-datafile.ts). */
const idsOfFlag = 4

const Known = z.object({ key: z.string(), content_hash: z.string() })

/** Writes new and changed items. An existing item keeps its ids, and an experiment the fields the console changes. */
export async function ingestExperiments(
  db: D1Database,
  request: z.output<typeof IngestRequest>,
  now: number,
): Promise<IngestReport> {
  const report: IngestReport = { written: 0, unchanged: 0, failed: [] }
  for (const given of request.experiments) await take(given, IngestExperiment, 'exp_experiments', writeExperiment)
  for (const given of request.flags) await take(given, IngestFlag, 'exp_flags', writeFlag)
  return report

  async function take<T extends { key: string }>(
    given: unknown,
    schema: z.ZodType<T>,
    table: 'exp_experiments' | 'exp_flags',
    write: (db: D1Database, item: T, written: Written) => D1PreparedStatement[],
  ): Promise<void> {
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const id = z.object({ key: z.string().max(120) }).safeParse(given).data?.key ?? ''
      report.failed.push({ id, reason: `${issue?.path.join('.')}: ${issue?.message}` })
      return
    }
    const item = parsed.data
    const hash = await sha256Hex(JSON.stringify(item), 16)
    const row: unknown = await db.prepare(`SELECT key, content_hash FROM ${table} WHERE key = ?`).bind(item.key).first()
    const known = row === null ? null : Known.parse(row)
    if (known?.content_hash === hash) {
      report.unchanged += 1
      return
    }
    const firstId = await nextId(db)
    await db.batch([raiseRevision(db, now), ...write(db, item, { firstId, hash, now, isNew: known === null })])
    report.written += 1
  }
}

type Written = { readonly firstId: number; readonly hash: string; readonly now: number; readonly isNew: boolean }

const idsPerItem = 100

/** The first of a hundred unused ids. */
async function nextId(db: D1Database): Promise<number> {
  await db.prepare('UPDATE exp_state SET last_id = last_id + ?').bind(idsPerItem).run()
  const { last_id } = z.object({ last_id: z.number() }).parse(await db.prepare('SELECT last_id FROM exp_state').first())
  return last_id - idsPerItem + 1
}

function writeExperiment(
  db: D1Database,
  { key, name, hypothesis, decidedBy, state, previewPath, metric, audience, variants: given }: IngestExperiment,
  { firstId, hash, now, isNew }: Written,
): D1PreparedStatement[] {
  const audienceText = audience && JSON.stringify(audience)
  if (!isNew) {
    // Visitors have seen these variants.
    const sql = `UPDATE exp_experiments SET content_hash = ?, version = version + 1, name = ?, hypothesis = ?,
                 decided_by = ?, preview_path = ?, metric = ?, audience = ? WHERE key = ?`
    return [db.prepare(sql).bind(hash, name, hypothesis, decidedBy, previewPath, metric, audienceText, key)]
  }
  const variants = given.map((variant, index) => ({ id: firstId + 1 + index, key: variant.key, name: variant.name }))
  const allocation = reallocate([], new Map(given.map(({ share }, index) => [firstId + 1 + index, share])))
  const insert = db
    .prepare(
      `INSERT INTO exp_experiments (experiment_id, key, content_hash, version, name, hypothesis, state, decided_by,
       preview_path, metric, variants, allocation, audience, winner_id, started_at, ended_at)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, NULL)`,
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
      audienceText,
      state === 'running' ? now : null,
    )
  return [insert, recordPeriod(db, key, allocation)]
}

function writeFlag(
  db: D1Database,
  { key, name, share, variables: given }: IngestFlag,
  { firstId, hash }: Written,
): D1PreparedStatement[] {
  const variables = given.map((variable, index) => ({ id: firstId + idsOfFlag + index, ...variable }))
  const insert = db
    .prepare(
      `INSERT INTO exp_flags (flag_id, key, content_hash, name, share, variables) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash, name = excluded.name,
       share = excluded.share, variables = excluded.variables`,
    )
    .bind(firstId, key, hash, name, share, JSON.stringify(variables))
  return [insert]
}
