import { z } from 'zod'
import { integer, json, oneOf, orNull, text } from '../backend/db/column.ts'
import { table } from '../backend/db/table.ts'
import { contentKinds } from '../shared/contracts/ingest.ts'

export const contentDocuments = table('content_documents', {
  site_id: text,
  kind: oneOf(contentKinds),
  key: text,
  revision: integer,
  publish_from: orNull(text),
  publish_until: orNull(text),
  content_hash: text,
  /** Each kind is parsed where it is shown. */
  document: json(z.record(z.string(), z.unknown())),
  written_at: text,
  withdrawn: orNull(oneOf(['window', 'document'])),
})

/** Grows with every change of a document of the kind. */
export const contentVersions = table('content_versions', { kind: oneOf(contentKinds), version: integer })
