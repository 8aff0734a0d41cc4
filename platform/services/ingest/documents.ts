import type { z } from 'zod'
import { FooterDocument, MenuDocument, PageDocument } from '../../../shared/content/document.ts'
import { IngestDocument } from '../../../shared/contracts/ingest.ts'
import type { Intake } from './ingest.ts'

/** What a document of each kind must at least be. Fragments and pop-ups are judged by the storefront, block by block. */
const shapes: Partial<Record<IngestDocument['kind'], z.ZodType>> = {
  page: PageDocument,
  category: PageDocument,
  product: PageDocument,
  menu: MenuDocument,
  footer: FooterDocument,
}

const schema = IngestDocument.superRefine((entry, context) => {
  const fault = shapes[entry.kind]?.safeParse({ ...entry.document, revision: entry.revision }).error?.issues[0]
  if (fault) context.addIssue({ code: 'custom', path: ['document', ...fault.path], message: fault.message })
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
