import { insertRows, pick, readRows } from '../backend/db/table.ts'
import type { Hashed, Intake } from '../backend/ingest/ingest.ts'
import { fragmentCycle, fragmentUses } from '../shared/content/fragment-cycle.ts'
import { checkWritten, faultLine } from '../shared/content/written.ts'
import { IngestDocument, type IngestReport } from '../shared/contracts/ingest.ts'
import type { DocumentCheck } from './document-check.ts'
import { refusedConflicts } from './document-conflicts.ts'
import { liveRows } from './live-rows.ts'
import { contentDocuments } from './tables.ts'

export const SoundDocument = IngestDocument.superRefine((entry, context) => {
  for (const { path, reason } of checkWritten(entry.kind, { ...entry.document, revision: entry.revision }).faults)
    context.addIssue({ code: 'custom', path: ['document', ...path], message: reason })
})

const rowId = "site_id || '|' || kind || '|' || key || '|' || revision"

const deleteSql = `DELETE FROM content_documents WHERE ${rowId} IN (SELECT value FROM json_each(?1))`

/**
 * A document written on top of a revision that is no longer the newest has no content here, which the column refuses:
 * nothing is lost to a race.
 */
const unlessOverwritten = `CASE WHEN value->>'basedOn' IS NULL OR value->>'basedOn' = coalesce(
    (SELECT max(revision) FROM content_documents AS held
     WHERE held.site_id = value->>'site_id' AND held.kind = value->>'kind' AND held.key = value->>'key'), 0)
  THEN value->>'document' END`

export const documentId = ({ siteId, kind, key, revision }: IngestDocument): string =>
  `${siteId ?? ''}|${kind}|${key}|${revision}`

/**
 * How documents come in. A revision that is there with other content, or a newer one than the writer had seen
 * (`basedOn`), is a conflict: the document is refused with what the other writer changed. `replace` is for who loads a
 * whole site again: what is there gives way.
 */
export const documentIntake = (
  { replace, now }: { readonly replace: boolean; readonly now: number },
  check: DocumentCheck,
): Intake<IngestDocument> => ({
  schema: SoundDocument,
  idOf: documentId,
  idField: 'key',
  hashed: ({ basedOn: _basedOn, ...document }) => document,
  hashesSql: `SELECT ${rowId} AS id, content_hash AS hash FROM content_documents WHERE ${rowId} IN (SELECT value FROM json_each(?1))`,
  refused: async (db, items) => [
    ...(await refusedCycles(db, items)),
    ...(await check(db, items)).failed,
    ...(replace ? [] : await refusedConflicts(db, items)),
  ],
  warningsOf: ({ kind, document }) => checkWritten(kind, document).warnings.map(faultLine),
  perBatch: 20,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      site_id: item.siteId ?? '',
      kind: item.kind,
      key: item.key,
      revision: item.revision,
      publish_from: instantOf(item.publishFrom),
      publish_until: instantOf(item.publishUntil),
      content_hash: hash,
      written_at: new Date(now).toISOString(),
      withdrawn: null,
      document: { ...item.document, revision: item.revision },
      basedOn: replace ? null : item.basedOn,
    }))
    const insert = insertRows(db, contentDocuments, rows, { computed: { document: unlessOverwritten } })
    return replace ? [db.prepare(deleteSql).bind(JSON.stringify(items.map(({ id }) => id))), insert] : [insert]
  },
})

/** Windows are compared as text, so every instant is written in the one form that sorts. */
export function instantOf(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

const fragmentsSql = `SELECT key, document, max(revision) FROM (${liveRows(
  "site_id = '' AND kind = 'fragment' AND key IN (SELECT value FROM json_each(?1))",
)}) GROUP BY key`

/**
 * A fragment that would include itself, by way of the fragments sent with it and of those stored, is refused with the
 * chain.
 */
async function refusedCycles(
  db: D1Database,
  items: readonly Hashed<IngestDocument>[],
): Promise<IngestReport['failed']> {
  const sent = items.filter(({ item }) => item.kind === 'fragment')
  const includes = new Map(sent.map(({ item }) => [item.key, named(item.document)]))
  for (let missingKeys = missing(includes); missingKeys.length > 0; missingKeys = missing(includes)) {
    for (const id of missingKeys) includes.set(id, [])
    const rows = await db.prepare(fragmentsSql).bind(JSON.stringify(missingKeys)).all()
    for (const { key, document } of readRows(pick(contentDocuments, 'key', 'document'), rows))
      includes.set(key, named(document))
  }
  return sent.flatMap(({ item, id }) => {
    const chain = fragmentCycle(item.key, (fragmentId) => includes.get(fragmentId) ?? [])
    if (!chain) return []
    const path = fragmentUses(item.document).find(({ fragmentId }) => fragmentId === chain[1])?.path ?? []
    return [{ id, reason: `document.${path.join('.')}: fragments include each other: ${chain.join(' > ')}` }]
  })
}

const named = (document: unknown): string[] => fragmentUses(document).map(({ fragmentId }) => fragmentId)

const missing = (includes: ReadonlyMap<string, readonly string[]>): string[] => [
  ...new Set([...includes.values()].flat().filter((id) => !includes.has(id))),
]
