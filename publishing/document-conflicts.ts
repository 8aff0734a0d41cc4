import type { RowOf } from '../backend/db/column.ts'
import { pick, readRows, selected } from '../backend/db/table.ts'
import type { Hashed } from '../backend/ingest/ingest.ts'
import { diffLines } from '../shared/content/diff.ts'
import type { IngestDocument, IngestReport } from '../shared/contracts/ingest.ts'
import { contentDocuments } from './tables.ts'

const columns = pick(
  contentDocuments,
  'revision',
  'content_hash',
  'written_at',
  'withdrawn',
  'publish_from',
  'publish_until',
  'document',
)
type Row = RowOf<typeof columns>

/** The newest revision, the one that is sent, and the one that the writer had seen. */
const rowsSql = `SELECT ${selected(columns)} FROM content_documents
WHERE site_id = ?1 AND kind = ?2 AND key = ?3 AND revision IN (?4, ?5,
  (SELECT max(revision) FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3),
  (SELECT max(revision) FROM content_documents WHERE site_id = ?1 AND kind = ?2 AND key = ?3 AND revision < ?4))
ORDER BY revision DESC`

/**
 * Two people at one document: what is sent would take the place of a revision that its writer hasn't seen. Refused,
 * with what the other changed. Sending the same again is none.
 */
export async function refusedConflicts(
  db: D1Database,
  items: readonly Hashed<IngestDocument>[],
): Promise<IngestReport['failed']> {
  const refusals: IngestReport['failed'] = []
  for (const { item, id, hash } of items) {
    const { siteId, kind, key, revision, basedOn = null } = item
    const bound = db.prepare(rowsSql).bind(siteId ?? '', kind, key, revision, basedOn ?? -1)
    const rows = readRows(columns, await bound.all())
    const [newest] = rows
    const same = rows.find((row) => row.revision === revision)
    if (!newest || same?.content_hash === hash) continue
    const unseen = basedOn === null ? same !== undefined : newest.revision !== basedOn
    if (!unseen) continue
    const base = rows.find((row) => (basedOn === null ? row.revision < revision : row.revision === basedOn))
    refusals.push({ id, reason: conflictReason(newest, base) })
  }
  return refusals
}

const maxChangesListed = 12

function conflictReason(newest: Row, base: Row | undefined): string {
  const summary = `conflict: revision ${newest.revision} was written${newest.written_at && ` at ${newest.written_at}`} by somebody else`
  if (newest.withdrawn !== null)
    return `${summary} and took ${newest.withdrawn === 'document' ? 'the document' : 'this window'} away`
  const changes = diffLines(base && shown(base), shown(newest))
  const omitted = changes.length > maxChangesListed ? [`and ${changes.length - maxChangesListed} more`] : []
  return `${summary}: ${[...changes.slice(0, maxChangesListed), ...omitted].join('; ') || 'the same again'}`
}

function shown({ document, publish_from, publish_until }: Row): Record<string, unknown> {
  const { revision: _revision, updatedAt: _updatedAt, ...own } = document
  return {
    ...own,
    ...(publish_from && { publishFrom: publish_from }),
    ...(publish_until && { publishUntil: publish_until }),
  }
}
