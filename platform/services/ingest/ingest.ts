import type { z } from 'zod'
import type { IngestReport } from '../../../shared/contracts/ingest.ts'

export type Hashed<T> = { readonly item: T; readonly id: string; readonly hash: string }

/** How one kind of thing enters: everything but the loop, which is the same for all. */
export type Intake<T> = {
  readonly schema: z.ZodType<T>
  readonly idOf: (item: T) => string
  /** For a failure of something that does not even parse. */
  readonly idField: string
  /** JSON rows `{id, hash}` of what is stored under these ids (a JSON array is its one parameter). */
  readonly hashesSql: string
  /** Statements that replace these items. They run as one D1 batch, which is one transaction. */
  readonly write: (db: D1Database, items: readonly Hashed<T>[]) => D1PreparedStatement[]
  /** What only what is stored can tell: the ids that may not be written, with the reason. */
  readonly refused?: (db: D1Database, items: readonly Hashed<T>[]) => Promise<IngestReport['failed']>
  /** Told with the report; the item is written all the same. */
  readonly warningsOf?: (item: T) => readonly string[]
  /** Items per transaction. A transaction that fails is tried again item by item, so that only the faulty one is left out. */
  readonly perBatch: number
}

/** Writes what is new or different. An item is written whole or not at all; sending it again changes nothing. */
export async function ingest<T>(db: D1Database, intake: Intake<T>, given: readonly unknown[]): Promise<IngestReport> {
  const failed: IngestReport['failed'] = []
  const items = new Map<string, Hashed<T>>()
  for (const [index, value] of given.entries()) {
    const parsed = intake.schema.safeParse(value)
    if (!parsed.success) {
      failed.push({ id: givenId(value, intake.idField, index), reason: reasonOf(parsed.error) })
      continue
    }
    const id = intake.idOf(parsed.data)
    if (items.has(id)) failed.push({ id, reason: 'sent twice in one request' })
    else items.set(id, { item: parsed.data, id, hash: await hashOf(parsed.data) })
  }

  for (const refusal of (await intake.refused?.(db, [...items.values()])) ?? []) {
    failed.push(refusal)
    items.delete(refusal.id)
  }
  const warnings = [...items.values()].flatMap(({ item, id }) =>
    (intake.warningsOf?.(item) ?? []).map((reason) => ({ id, reason })),
  )

  const stored = await storedHashes(db, intake.hashesSql, [...items.keys()])
  const changed = [...items.values()].filter(({ id, hash }) => stored.get(id) !== hash)
  let written = 0
  for (let start = 0; start < changed.length; start += intake.perBatch) {
    const chunk = changed.slice(start, start + intake.perBatch)
    const faults = await writeChunk(db, intake, chunk)
    written += chunk.length - faults.length
    failed.push(...faults)
  }
  return { written, unchanged: items.size - changed.length, failed, ...(warnings.length > 0 && { warnings }) }
}

const faultsTold = 5

/** The first faults of one item, each with its path. */
function reasonOf({ issues }: z.ZodError): string {
  const told = issues.slice(0, faultsTold).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [...told, ...(issues.length > faultsTold ? [`and ${issues.length - faultsTold} more`] : [])].join('; ')
}

async function writeChunk<T>(
  db: D1Database,
  intake: Intake<T>,
  chunk: readonly Hashed<T>[],
): Promise<IngestReport['failed']> {
  try {
    await db.batch(intake.write(db, chunk))
    return []
  } catch (error) {
    const [only] = chunk
    if (only && chunk.length === 1)
      return [{ id: only.id, reason: error instanceof Error ? error.message : String(error) }]
  }
  const faults: IngestReport['failed'] = []
  for (const one of chunk) faults.push(...(await writeChunk(db, intake, [one])))
  return faults
}

async function storedHashes(db: D1Database, sql: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { results } = await db.prepare(sql).bind(JSON.stringify(ids)).all<{ id: string; hash: string }>()
  return new Map(results.map(({ id, hash }) => [id, hash]))
}

async function hashOf(value: unknown): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value))))
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function givenId(value: unknown, field: string, index: number): string {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof id === 'string' ? id.slice(0, 60) : `#${index}`
}
