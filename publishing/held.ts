import { integer, type RowOf, text } from '../backend/db/column.ts'
import { pick, readRows, selected } from '../backend/db/table.ts'
import type { HeldWindows, IngestDocument } from '../shared/contracts/ingest.ts'
import { liveRows } from './live-rows.ts'
import { contentDocuments } from './tables.ts'

const headColumns = pick(contentDocuments, 'site_id', 'kind', 'key', 'publish_from', 'publish_until', 'document')
const heldColumns = { ...headColumns, ...pick(contentDocuments, 'revision') }

const live = liveRows(`(?1 IS NULL OR site_id = ?1) AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR key = ?3)`)
const place = "site_id || '|' || kind || '|' || key"
/** Pads a revision, so that places sort as text. */
const windowPlace = `${place} || '|' || printf('%010d', revision)`

const columns = selected(headColumns)
const sqlOf = {
  document: `SELECT ${columns}, max(revision) AS revision, ${place} AS place FROM (${live}) WHERE (?4 IS NULL OR ${place} > ?4)
GROUP BY site_id, kind, key ORDER BY place LIMIT ?5`,
  window: `SELECT ${columns}, revision, ${windowPlace} AS place FROM (${live}) WHERE (?4 IS NULL OR ${windowPlace} > ?4) ORDER BY place LIMIT ?5`,
} as const

/** Kinds and sites of documents; null is any. `after` is the `next` of the answer before. */
export type Held = {
  readonly siteId: string | null
  readonly kind: string | null
  readonly key: string | null
  readonly after: string | null
  readonly limit: number
  /** The newest revision of each document, or of each of its windows. */
  readonly each: keyof typeof sqlOf
}

/** Revisions of these documents on the platform, whether or not a window is open, without withdrawn ones. */
export async function heldDocuments(
  db: D1Database,
  { siteId, kind, key, after, limit, each }: Held,
): Promise<{ documents: IngestDocument[]; next: string | null }> {
  const found = await db.prepare(sqlOf[each]).bind(siteId, kind, key, after, limit).all()
  const rows = readRows({ ...heldColumns, place: text }, found)
  const last = rows.at(-1)
  return { documents: rows.map(entryOf), next: last && rows.length === limit ? last.place : null }
}

const newestSql =
  'SELECT coalesce(max(revision), 0) AS newest FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3'
const windowsSql = `SELECT * FROM (${liveRows('site_id = ?1 AND kind = ?2 AND key = ?3')}) ORDER BY revision`

const revisionSql = `SELECT * FROM content_documents
WHERE site_id = ?1 AND kind = ?2 AND key = ?3 AND revision = ?4 AND withdrawn IS NULL`

/** A document as a publisher has to know it; `base` is a revision to compare with. */
export async function heldWindows(
  db: D1Database,
  {
    siteId,
    kind,
    key,
    base = -1,
  }: Pick<IngestDocument, 'siteId' | 'kind' | 'key'> & { readonly base?: number | undefined },
): Promise<HeldWindows> {
  const place = [siteId ?? '', kind, key] as const
  const [newest, windows, heldRows] = await db.batch([
    db.prepare(newestSql).bind(...place),
    db.prepare(windowsSql).bind(...place),
    db.prepare(revisionSql).bind(...place, base),
  ])
  return {
    newest: readRows({ newest: integer }, newest)[0]?.newest ?? 0,
    windows: readRows(heldColumns, windows).map(entryOf),
    base: readRows(heldColumns, heldRows).map(entryOf)[0] ?? null,
  }
}

const entryOf = (row: RowOf<typeof heldColumns>): IngestDocument => ({
  siteId: row.site_id || null,
  kind: row.kind,
  key: row.key,
  revision: row.revision,
  publishFrom: row.publish_from,
  publishUntil: row.publish_until,
  document: row.document,
})
