import type { IngestDocument } from '../../../shared/contracts/ingest.ts'

export type Asked = { readonly siteId: string; readonly kind: IngestDocument['kind']; readonly key: string }
/** The instant at which publish windows are judged; null shows the newest revision, published or not. */
export type Viewing = { readonly at: string | null }
export type Listed = { readonly key: string; readonly revision: number; readonly document: Record<string, unknown> }

const inWindow =
  '(?1 IS NULL OR ((publish_from IS NULL OR publish_from <= ?1) AND (publish_until IS NULL OR publish_until > ?1)))'

export async function findDocument(
  db: D1Database,
  { siteId, kind, key }: Asked,
  { at }: Viewing,
): Promise<Record<string, unknown> | null> {
  const sql = `SELECT document FROM content_documents
WHERE site_id = ?2 AND kind = ?3 AND key = ?4 AND ${inWindow} ORDER BY revision DESC LIMIT 1`
  const text = await db.prepare(sql).bind(at, siteId, kind, key).first<string>('document')
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

/** One revision of each document of a kind, by key; `keysUnder` keeps those one or more levels below a slug. At most `limit`. */
export async function listDocuments(
  db: D1Database,
  {
    siteId,
    kind,
    keysUnder,
    limit = 200,
  }: { siteId: string; kind: IngestDocument['kind']; keysUnder?: string; limit?: number },
  { at }: Viewing,
): Promise<Listed[]> {
  const sql = `SELECT key, max(revision) AS revision, document FROM content_documents
WHERE site_id = ?2 AND kind = ?3 AND ${inWindow} AND (?4 IS NULL OR substr(key, 1, length(?4)) = ?4) GROUP BY key ORDER BY key LIMIT ?5`
  const under = keysUnder === undefined ? null : `${keysUnder}/`
  const { results } = await db
    .prepare(sql)
    .bind(at, siteId, kind, under, limit)
    .all<{ key: string; revision: number; document: string }>()
  return results.map(({ key, revision, document }) => ({
    key,
    revision,
    document: JSON.parse(document) as Record<string, unknown>,
  }))
}
