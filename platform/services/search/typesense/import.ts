import { z } from 'zod'
import type { Edges } from '../../../../backend/edges.ts'
import { type Locale, locales, sites } from '../../../../shared/i18n/locales.ts'
import { stateOfRefusable } from '../../../../shared/readiness.ts'
import { freshIndex } from '../../catalogue/index/catalogue-index.ts'
import { documentsOf } from './documents.ts'
import { collectionOf, collectionSchema, type ProductDocument } from './product-document.ts'
import { askServer, type SearchServer } from './server.ts'

const timeoutMs = 30_000
const [alreadyThere, missing] = [409, 404]

/** Creates what collections are missing. */
export async function createCollections(server: SearchServer, edges: Pick<Edges, 'fetch'>): Promise<void> {
  for (const locale of locales) {
    const body = JSON.stringify(collectionSchema(locale))
    const { status, text } = await askServer(server, { method: 'POST', path: '/collections', timeoutMs, body }, edges)
    if (status !== 201 && status !== alreadyThere) throw new Error(`${collectionOf(locale)}: ${status} ${text}`)
  }
}

/** Writes these products into every locale's collection. Rejects where one isn't taken. */
export async function importProducts(
  db: D1Database,
  productIds: ReadonlySet<string>,
  server: SearchServer,
  edges: Pick<Edges, 'fetch' | 'now'>,
): Promise<void> {
  for (const locale of locales) {
    const index = await freshIndex(db, locale, edges.now())
    const documents = documentsOf(index, productIds, locale, sites[locale])
    if (documents.length > 0) await importDocuments(locale, documents, server, edges)
  }
}

const Imported = z.object({ success: z.boolean(), error: z.string().optional() })

/** The answer is 200 also where documents were refused: a line for each says so. */
export async function importDocuments(
  locale: Locale,
  documents: readonly ProductDocument[],
  server: SearchServer,
  edges: Pick<Edges, 'fetch'>,
): Promise<void> {
  const path = `/collections/${collectionOf(locale)}/documents/import?action=upsert`
  const body = documents.map((document) => JSON.stringify(document)).join('\n')
  const { status, text } = await askServer(server, { method: 'POST', path, timeoutMs, body }, edges)
  if (status !== 200) throw new Error(`${collectionOf(locale)}: ${status} ${text.slice(0, 200)}`)
  const refused = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Imported.parse(JSON.parse(line)))
    .find(({ success }) => !success)
  if (refused) throw new Error(`${collectionOf(locale)}: ${refused.error ?? 'a document was refused'}`)
}

/** For /readyz. A server without collections would be stood in for, search after search. */
export async function searchServerState(server: SearchServer, edges: Pick<Edges, 'fetch'>): Promise<string> {
  const path = `/collections/${collectionOf(locales[0])}`
  const { status } = await askServer(server, { method: 'GET', path, timeoutMs }, edges)
  return status === missing
    ? 'has no collections: npm run search:fill creates them'
    : stateOfRefusable(status, 'SEARCH_API_KEY')
}
