import type { IngestDocument } from '../../../shared/contracts/ingest.ts'

const newestSql = `SELECT site_id, kind, key, max(revision) AS revision, publish_from, publish_until, document FROM content_documents
WHERE (?1 IS NULL OR site_id = ?1) AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR key = ?3)
  AND (?4 IS NULL OR site_id || '|' || kind || '|' || key > ?4)
GROUP BY site_id, kind, key ORDER BY site_id || '|' || kind || '|' || key LIMIT ?5`

/** Of which documents; null is any. `after` is the `next` of the answer before. */
export type Held = {
  readonly siteId: string | null
  readonly kind: string | null
  readonly key: string | null
  readonly after: string | null
  readonly limit: number
}

/** The newest revision of each document, whether or not its window is open: what a publisher compares with. */
export async function newestDocuments(
  db: D1Database,
  { siteId, kind, key, after, limit }: Held,
): Promise<{ documents: IngestDocument[]; next: string | null }> {
  const { results } = await db.prepare(newestSql).bind(siteId, kind, key, after, limit).all<{
    site_id: string
    kind: IngestDocument['kind']
    key: string
    revision: number
    publish_from: string | null
    publish_until: string | null
    document: string
  }>()
  const documents = results.map((row) => ({
    siteId: row.site_id || null,
    kind: row.kind,
    key: row.key,
    revision: row.revision,
    publishFrom: row.publish_from,
    publishUntil: row.publish_until,
    document: JSON.parse(row.document) as Record<string, unknown>,
  }))
  const last = results.at(-1)
  return {
    documents,
    next: last && results.length === limit ? `${last.site_id}|${last.kind}|${last.key}` : null,
  }
}
