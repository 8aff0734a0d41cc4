import { orNull, text } from '../backend/db/column.ts'
import { pick, readRows } from '../backend/db/table.ts'
import type { IngestDocument } from '../shared/contracts/ingest.ts'
import { liveRows } from './live-rows.ts'
import { contentDocuments } from './tables.ts'

export type Asked = { readonly siteId: string; readonly kind: IngestDocument['kind']; readonly key: string }
/** The instant at which publish windows are judged; null shows the newest revision, published or not. */
export type Viewing = { readonly at: string | null }
/** `until`: the next instant at which a window opens or closes and the answer may be another; null when none will. */
export type Dated<T> = { readonly value: T; readonly until: string | null }
type Document = Record<string, unknown>
export type Listed = { readonly key: string; readonly revision: number; readonly document: Document }

const isOpen =
  '(?1 IS NULL OR ((publish_from IS NULL OR publish_from <= ?1) AND (publish_until IS NULL OR publish_until > ?1)))'

/**
 * The open window that shows (docs/decisions/0013). One that ends lies over those without an end: the one that
 * began last, then the one that ends first. Among the others what took effect last: with its window, or when it was
 * written.
 */
const firstShown = `CASE WHEN ?1 IS NULL THEN revision END DESC, publish_until IS NULL,
  CASE WHEN publish_until IS NULL THEN max(coalesce(publish_from, ''), written_at) ELSE coalesce(publish_from, '') END DESC,
  publish_until, revision DESC`

/** The next edge of any window of these rows. */
const nextEdge = (rows: string): string => `SELECT min(edge) AS edge FROM (
  SELECT publish_from AS edge FROM (${rows}) WHERE publish_from > ?1
  UNION ALL SELECT publish_until FROM (${rows}) WHERE publish_until > ?1)`

const edgeOf = (edges: D1Result | undefined): string | null => readRows({ edge: orNull(text) }, edges)[0]?.edge ?? null

const oneDocument = liveRows('site_id = ?2 AND kind = ?3 AND key = ?4')
const oneSql = `SELECT document FROM (${oneDocument}) WHERE ${isOpen} ORDER BY ${firstShown} LIMIT 1`
const oneEdgeSql = nextEdge(oneDocument)

export async function findDocument(
  db: D1Database,
  { siteId, kind, key }: Asked,
  { at }: Viewing,
): Promise<Dated<Document | null>> {
  const bound = (sql: string) => db.prepare(sql).bind(at, siteId, kind, key)
  const [rows, edges] = await db.batch([bound(oneSql), bound(oneEdgeSql)])
  return {
    value: readRows(pick(contentDocuments, 'document'), rows)[0]?.document ?? null,
    until: edgeOf(edges),
  }
}

const documentsOfKind = liveRows('site_id = ?2 AND kind = ?3 AND (?4 IS NULL OR substr(key, 1, length(?4)) = ?4)')
const listSql = `SELECT key, revision, document FROM (
  SELECT key, revision, document, row_number() OVER (PARTITION BY key ORDER BY ${firstShown}) AS place
  FROM (${documentsOfKind}) WHERE ${isOpen})
WHERE place = 1 ORDER BY key LIMIT ?5`
const listEdgeSql = nextEdge(documentsOfKind)

/**
 * A revision of each document of a kind, by key; `keysUnder` keeps those one or more levels below a slug. At most
 * `limit`.
 */
export async function listDocuments(
  db: D1Database,
  {
    siteId,
    kind,
    keysUnder,
    limit = 200,
  }: { siteId: string; kind: IngestDocument['kind']; keysUnder?: string; limit?: number },
  { at }: Viewing,
): Promise<Dated<Listed[]>> {
  const under = keysUnder === undefined ? null : `${keysUnder}/`
  const [rows, edges] = await db.batch([
    db.prepare(listSql).bind(at, siteId, kind, under, limit),
    db.prepare(listEdgeSql).bind(at, siteId, kind, under),
  ])
  return {
    value: readRows(pick(contentDocuments, 'key', 'revision', 'document'), rows),
    until: edgeOf(edges),
  }
}

/** The earlier of two edges. */
export const earlier = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a
