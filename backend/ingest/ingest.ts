import type { z } from 'zod'
import { sha256Hex } from '../../shared/bytes.ts'
import type { IngestFinding, IngestReport } from '../../shared/contracts/ingest.ts'
import { text } from '../db/column.ts'
import { readRows } from '../db/table.ts'

export type Hashed<T> = { readonly item: T; readonly id: string; readonly hash: string }

/** How one kind of data is ingested; only the loop is shared. */
export type Intake<T> = {
  readonly schema: z.ZodType<T>
  readonly idOf: (item: T) => string
  /** The field with the id, to report an item that does not parse. */
  readonly idField: string
  /** Items as they are to be written, completed from stored data. */
  readonly complete?: (db: D1Database, items: readonly T[]) => Promise<readonly T[]>
  /** The part of an item that is compared with its stored version; by default all of it. */
  readonly hashed?: (item: T) => unknown
  /** Selects `{id, hash}` of the stored items with these ids (its one parameter, a JSON array). */
  readonly hashesSql: string
  /** Statements that replace these items. They run as one D1 batch, which is one transaction. */
  readonly write: (
    db: D1Database,
    items: readonly Hashed<T>[],
  ) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>
  /** Writes what isn't `hashed`, of items whose hash is unchanged. Returns how many items had changed in it. */
  readonly update?: (db: D1Database, items: readonly Hashed<T>[]) => Promise<number>
  /** Items that differ from their stored versions, by their ids, as they may be written now: the rest waits. */
  readonly allowed?: (
    db: D1Database,
    differing: readonly Hashed<T>[],
    equal: readonly Hashed<T>[],
  ) => Promise<ReadonlyMap<string, T>>
  /** Items that conflict with stored data and may not be written, with the reason. */
  readonly refused?: (db: D1Database, items: readonly Hashed<T>[]) => Promise<IngestReport['failed']>
  /**
   * Doubts about items that are new or changed, which are written anyway. An intake with doubts reports its faults as
   * data too.
   */
  readonly doubts?: (db: D1Database, items: readonly Hashed<T>[]) => Promise<readonly IngestFinding[]>
  /** Added to the report; the item is written anyway. */
  readonly warningsOf?: (item: T) => readonly string[]
  /**
   * Items per transaction. A transaction that fails is retried item by item, so that only the faulty item is left out.
   */
  readonly perBatch: number
}

/** The ids as a JSON array, for json_each. */
export const listedIds = (items: readonly Hashed<unknown>[]): string => JSON.stringify(items.map(({ id }) => id))

/** Epoch milliseconds of an optional timestamp. */
export const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

/**
 * Writes new and changed items. An item is written whole or not at all; sending it again changes nothing. A dry run
 * writes nothing, and reports what it would have written.
 */
export async function ingest<T>(
  db: D1Database,
  intake: Intake<T>,
  given: readonly unknown[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<IngestReport> {
  const failed: IngestReport['failed'] = []
  const findings: IngestFinding[] = []
  const sent = new Map<string, T>()
  for (const [index, value] of given.entries()) {
    const parsed = intake.schema.safeParse(value)
    if (!parsed.success) {
      const id = givenId(value, intake.idField, index)
      failed.push({ id, reason: reasonOf(parsed.error) })
      if (intake.doubts) findings.push(...parsed.error.issues.flatMap((issue) => faultsOf(id, issue)))
      continue
    }
    const id = intake.idOf(parsed.data)
    if (sent.has(id)) failed.push({ id, reason: 'sent twice in one request' })
    else sent.set(id, parsed.data)
  }
  const completed = (await intake.complete?.(db, [...sent.values()])) ?? [...sent.values()]
  const hashed = async (item: T): Promise<Hashed<T>> => {
    return { item, id: intake.idOf(item), hash: await hashOf(intake.hashed?.(item) ?? item) }
  }
  const items = new Map((await Promise.all(completed.map(hashed))).map((one) => [one.id, one]))

  for (const refusal of (await intake.refused?.(db, [...items.values()])) ?? []) {
    failed.push(refusal)
    items.delete(refusal.id)
  }
  const warnings = [...items.values()].flatMap(({ item, id }) =>
    (intake.warningsOf?.(item) ?? []).map((reason) => ({ id, reason })),
  )

  const stored = await storedHashes(db, intake.hashesSql, [...items.keys()])
  const isChanged = ({ id, hash }: Hashed<T>) => stored.get(id) !== hash
  const allowed = await intake.allowed?.(db, ...partition([...items.values()], isChanged))
  for (const [id, item] of allowed ?? []) items.set(id, await hashed(item))
  const [changed, same] = partition([...items.values()], isChanged)
  if (changed.length > 0) findings.push(...((await intake.doubts?.(db, changed)) ?? []))
  if (dryRun) return reportOf({ written: changed.length, unchanged: same.length, failed, warnings, findings })
  const updated = same.length > 0 ? ((await intake.update?.(db, same)) ?? 0) : 0
  let written = updated
  for (let start = 0; start < changed.length; start += intake.perBatch) {
    const chunk = changed.slice(start, start + intake.perBatch)
    const faults = await writeChunk(db, intake, chunk)
    written += chunk.length - faults.length
    failed.push(...faults)
  }
  return reportOf({ written, unchanged: same.length - updated, failed, warnings, findings })
}

/** Without lists that are empty. */
const reportOf = ({ warnings = [], findings = [], ...report }: IngestReport): IngestReport => ({
  ...report,
  ...(warnings.length > 0 && { warnings }),
  ...(findings.length > 0 && { findings }),
})

function partition<T>(list: readonly T[], belongs: (item: T) => boolean): readonly [T[], T[]] {
  const { true: inside = [], false: outside = [] } = Object.groupBy(list, (item) => `${belongs(item)}` as const)
  return [inside, outside]
}

/** Each unknown field is a finding by itself. A rule of ours names its code in `params`. */
function faultsOf(id: string, issue: z.core.$ZodIssue): IngestFinding[] {
  const fault = (path: readonly PropertyKey[], code: string, words: string): IngestFinding => ({
    id,
    level: 'error',
    path: path.join('.'),
    code,
    words,
  })
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fault([...issue.path, key], 'field-unknown', 'no field has this name'))
  const own: unknown = issue.code === 'custom' ? issue.params?.['code'] : null
  return [fault(issue.path, typeof own === 'string' ? own : issue.code, issue.message)]
}

const maxFaultsListed = 5

/** The first faults of one item, each with its path. */
export function reasonOf({ issues }: z.ZodError): string {
  const listed = issues.slice(0, maxFaultsListed).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [...listed, ...(issues.length > maxFaultsListed ? [`and ${issues.length - maxFaultsListed} more`] : [])].join(
    '; ',
  )
}

async function writeChunk<T>(
  db: D1Database,
  intake: Intake<T>,
  chunk: readonly Hashed<T>[],
): Promise<IngestReport['failed']> {
  try {
    await db.batch(await intake.write(db, chunk))
    return []
  } catch (error) {
    const [only] = chunk
    if (only && chunk.length === 1) {
      // A row stored in the meantime may be the reason: report that instead of the database's error.
      const [refusal] = (await intake.refused?.(db, [only])) ?? []
      return [refusal ?? { id: only.id, reason: error instanceof Error ? error.message : String(error) }]
    }
  }
  const faults: IngestReport['failed'] = []
  for (const item of chunk) faults.push(...(await writeChunk(db, intake, [item])))
  return faults
}

async function storedHashes(db: D1Database, sql: string, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await db.prepare(sql).bind(JSON.stringify(ids)).all()
  return new Map(readRows({ id: text, hash: text }, found).map(({ id, hash }) => [id, hash]))
}

const hashOf = (value: unknown): Promise<string> => sha256Hex(JSON.stringify(value), 16)

function givenId(value: unknown, field: string, index: number): string {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
  return typeof id === 'string' ? id.slice(0, 60) : `#${index}`
}
