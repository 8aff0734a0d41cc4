import type { Hashed } from '../backend/ingest/ingest.ts'
import type { IngestDocument, IngestReport } from '../shared/contracts/ingest.ts'

/** A document that was sent, with the id that a report names it by. */
export type SentDocument = Pick<Hashed<IngestDocument>, 'id' | 'item'>
export type DocumentFaults = Required<Pick<IngestReport, 'failed' | 'warnings'>>

/**
 * Judgment of the shop's own services on documents that were sent together: handed in by whoever mounts publishing,
 * which knows no products.
 */
export type DocumentCheck = (db: D1Database, sent: readonly SentDocument[]) => Promise<DocumentFaults>
