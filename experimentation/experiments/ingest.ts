import { z } from 'zod'
import { IngestExperiment, IngestFlag } from '../../shared/contracts/experiment.ts'
import type { IngestReport } from '../../shared/contracts/ingest.ts'
import { type Actor, changesBetween, recordDeed } from './history.ts'
import { hashOf, insertExperiment, type Numbered, nextId } from './insert.ts'
import { raiseRevision, readExperiment } from './store.ts'

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
    write: (db: D1Database, item: T, written: Numbered) => Promise<D1PreparedStatement[]>,
  ): Promise<void> {
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const id = z.object({ key: z.string().max(120) }).safeParse(given).data?.key ?? ''
      report.failed.push({ id, reason: `${issue?.path.join('.')}: ${issue?.message}` })
      return
    }
    const item = parsed.data
    const hash = await hashOf(item)
    const row: unknown = await db.prepare(`SELECT key, content_hash FROM ${table} WHERE key = ?`).bind(item.key).first()
    const known = row === null ? null : Known.parse(row)
    if (known?.content_hash === hash) {
      report.unchanged += 1
      return
    }
    const firstId = await nextId(db)
    await db.batch([raiseRevision(db, now), ...(await write(db, item, { firstId, hash, now, by: operator }))])
    report.written += 1
  }
}

/** Whoever has the operator's token; the JSON door knows no names. */
const operator: Actor = { name: 'operator', door: 'api' }

async function writeExperiment(
  db: D1Database,
  item: IngestExperiment,
  numbered: Numbered,
): Promise<D1PreparedStatement[]> {
  const { key, name, hypothesis, decidedBy, previewPath, metric, audience } = item
  const before = await readExperiment(db, key)
  if (!before) return insertExperiment(db, item, numbered)
  const { hash, by, now: at } = numbered
  // Visitors have seen its variants.
  const sql = `UPDATE exp_experiments SET content_hash = ?, version = version + 1, name = ?, hypothesis = ?,
               decided_by = ?, preview_path = ?, metric = ?, audience = ? WHERE key = ?`
  const audienceText = audience && JSON.stringify(audience)
  const update = db.prepare(sql).bind(hash, name, hypothesis, decidedBy, previewPath, metric, audienceText, key)
  const after = { ...before, name, hypothesis, decidedBy, previewPath, metric, audience }
  const changes = changesBetween(before, after)
  const target = { id: before.id, version: null }
  return [update, ...(changes.length === 0 ? [] : [recordDeed(db, target, { by, action: 'edit', at }, changes)])]
}

async function writeFlag(
  db: D1Database,
  { key, name, share, variables: given }: IngestFlag,
  { firstId, hash }: Numbered,
): Promise<D1PreparedStatement[]> {
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
