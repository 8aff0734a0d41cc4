import type { Columns } from '../db/column.ts'
import { readRows, type Table } from '../db/table.ts'

/** The person whose data is meant. `provenEmail` is lower-cased; null while the person has not proven the address. */
export type DataSubject = { readonly consumerId: string; readonly provenEmail: string | null }

/** How a table holds data of people: a room's list of these is what an export and a deletion go through. */
export type PersonalTable = {
  readonly table: Table
  /** SQL, which rows are a person's: `?1` is the consumer's id, `?2` the proven address. A null equals nothing. */
  readonly of: string
  /** Columns that a person doesn't get, since they open something or are no use to anybody. */
  readonly secret?: readonly string[]
  /** `anonymize`: the rows stay, and the room says by statements of its own what is taken out of them. */
  readonly erase: 'delete' | 'anonymize'
}

/** Rows from `from` on, at most `most` of a table: of every one, or of the one that `table` names. */
export type ExportPage = { readonly table: string | null; readonly from: number; readonly most: number }

export const isOnPage = ({ table }: ExportPage, name: string): boolean => table === null || table === name

/** `rest`: what follows `of`. D1 takes exactly the values that a statement names. */
const statementOf = (db: D1Database, verb: string, { table, of }: PersonalTable, subject: DataSubject, rest = '') =>
  db
    .prepare(`${verb} FROM ${table.name} WHERE (${of}) ${rest}`)
    .bind(subject.consumerId, ...(of.includes('?2') ? [subject.provenEmail] : []))

type ExportedRow = Readonly<Record<string, unknown>>

/** A person's rows, by their table. */
export async function exportRows(
  db: D1Database,
  tables: readonly PersonalTable[],
  subject: DataSubject,
  page: ExportPage,
): Promise<Record<string, readonly ExportedRow[]>> {
  const shown = tables.filter(({ table }) => isOnPage(page, table.name))
  if (shown.length === 0) return {}
  const rest = `ORDER BY 1, 2 LIMIT ${page.most} OFFSET ${page.from}`
  const found = await db.batch(shown.map((one) => statementOf(db, 'SELECT *', one, subject, rest)))
  return Object.fromEntries(
    shown.map(({ table, secret = [] }, index) => {
      const columns: Columns = Object.fromEntries(
        Object.entries(table.columns).filter(([name]) => !secret.includes(name)),
      )
      return [table.name, readRows(columns, found[index])]
    }),
  )
}

/** In the order of the list: rows that are found through others come before them. */
export const deleteRows = (
  db: D1Database,
  tables: readonly PersonalTable[],
  subject: DataSubject,
): D1PreparedStatement[] =>
  tables.filter(({ erase }) => erase === 'delete').map((one) => statementOf(db, 'DELETE', one, subject))
