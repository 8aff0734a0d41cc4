import { fragmentCycle, fragmentUses } from '../../../shared/content/fragment-cycle.ts'
import { checkWritten, tellFault } from '../../../shared/content/written.ts'
import { IngestDocument, type IngestReport } from '../../../shared/contracts/ingest.ts'
import type { Hashed, Intake } from './ingest.ts'

const schema = IngestDocument.superRefine((entry, context) => {
  for (const { path, reason } of checkWritten(entry.kind, { ...entry.document, revision: entry.revision }).faults)
    context.addIssue({ code: 'custom', path: ['document', ...path], message: reason })
})

const rowId = "site_id || '|' || kind || '|' || key || '|' || revision"

const deleteSql = `DELETE FROM content_documents WHERE ${rowId} IN (SELECT value FROM json_each(?1))`

const documentsSql = `
INSERT INTO content_documents (site_id, kind, key, revision, publish_from, publish_until, content_hash, document)
SELECT value->>'siteId', value->>'kind', value->>'key', value->>'revision', value->>'publishFrom', value->>'publishUntil',
  value->>'hash', value->>'document'
FROM json_each(?1)`

export const documentIntake: Intake<IngestDocument> = {
  schema,
  idOf: ({ siteId, kind, key, revision }) => `${siteId ?? ''}|${kind}|${key}|${revision}`,
  idField: 'key',
  hashesSql: `SELECT ${rowId} AS id, content_hash AS hash FROM content_documents WHERE ${rowId} IN (SELECT value FROM json_each(?1))`,
  refused: refusedCycles,
  warningsOf: ({ kind, document }) => checkWritten(kind, document).warnings.map(tellFault),
  perBatch: 20,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      ...item,
      siteId: item.siteId ?? '',
      publishFrom: utc(item.publishFrom),
      publishUntil: utc(item.publishUntil),
      document: { ...item.document, revision: item.revision },
      hash,
    }))
    return [
      db.prepare(deleteSql).bind(JSON.stringify(items.map(({ id }) => id))),
      db.prepare(documentsSql).bind(JSON.stringify(rows)),
    ]
  },
}

/** Windows are compared as text, so every instant is written in the one form that sorts. */
function utc(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

const newestFragmentsSql = `
SELECT key, document, max(revision) FROM content_documents
WHERE site_id = '' AND kind = 'fragment' AND key IN (SELECT value FROM json_each(?1)) GROUP BY key`

/** A fragment that would include itself, by way of the fragments sent with it and of those stored, is refused with the chain. */
async function refusedCycles(
  db: D1Database,
  items: readonly Hashed<IngestDocument>[],
): Promise<IngestReport['failed']> {
  const sent = items.filter(({ item }) => item.kind === 'fragment')
  const includes = new Map(sent.map(({ item }) => [item.key, named(item.document)]))
  for (let wanted = missing(includes); wanted.length > 0; wanted = missing(includes)) {
    for (const id of wanted) includes.set(id, [])
    const { results } = await db
      .prepare(newestFragmentsSql)
      .bind(JSON.stringify(wanted))
      .all<{ key: string; document: string }>()
    for (const { key, document } of results) includes.set(key, named(JSON.parse(document)))
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
