import { insertSelect } from '../backend/db/table.ts'
import type { IngestReport, Withdrawal } from '../shared/contracts/ingest.ts'
import { instantOf } from './documents.ts'
import { heldWindows } from './held.ts'
import { contentDocuments } from './tables.ts'

/**
 * The next revision, which takes a window or the document away and keeps its number: a later one is newer than all
 * there was.
 */
const withdrawSql = insertSelect(
  contentDocuments,
  {
    site_id: '?1',
    kind: '?2',
    key: '?3',
    revision: '?8 + 1',
    publish_from: '?4',
    publish_until: '?5',
    content_hash: "''",
    document: "'{}'",
    written_at: '?6',
    withdrawn: '?7',
  },
  'WHERE ?8 = (SELECT max(revision) FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3)',
)

const forgetSql = `DELETE FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3 AND revision <= ?4
  AND EXISTS (SELECT 1 FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3 AND revision = ?4 + 1 AND withdrawn IS NOT NULL)`

/**
 * Takes documents, or single windows of them, off the site. A missing document is `unchanged`; a document that somebody
 * else has written meanwhile (`basedOn`) is refused.
 */
export async function withdraw(db: D1Database, withdrawals: readonly Withdrawal[], now: number): Promise<IngestReport> {
  const report: IngestReport = { written: 0, unchanged: 0, failed: [] }
  for (const withdrawal of withdrawals) {
    const { siteId, kind, key, basedOn } = withdrawal
    const id = `${siteId ?? ''}|${kind}|${key}`
    const stored = await heldWindows(db, withdrawal)
    const window = withdrawal.window && {
      from: instantOf(withdrawal.window.publishFrom),
      until: instantOf(withdrawal.window.publishUntil),
    }
    const isHeld = stored.windows.some(
      ({ publishFrom, publishUntil }) => !window || (publishFrom === window.from && publishUntil === window.until),
    )
    const conflict = (newest: number) =>
      report.failed.push({ id, reason: `conflict: revision ${newest} was written by somebody else` })
    if (basedOn != null && stored.newest !== basedOn) {
      conflict(stored.newest)
      continue
    }
    if (!isHeld && !(withdrawal.forget && stored.newest > 0)) {
      report.unchanged += 1
      continue
    }
    const place = [siteId ?? '', kind, key] as const
    const written = db
      .prepare(withdrawSql)
      .bind(
        ...place,
        window?.from ?? null,
        window?.until ?? null,
        new Date(now).toISOString(),
        window ? 'window' : 'document',
        stored.newest,
      )
    const forgotten = db.prepare(forgetSql).bind(...place, stored.newest)
    const [done] = await db.batch(withdrawal.forget && !window ? [written, forgotten] : [written])
    if (done?.meta.changes === 0) conflict(stored.newest + 1)
    else report.written += 1
  }
  return report
}
