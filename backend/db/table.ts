import type { Column, Columns, NewRow, RowOf } from './column.ts'

/** A table's one list of columns. */
export type Table<C extends Columns = Columns> = { readonly name: string; readonly columns: C }

export const table = <C extends Columns>(name: string, columns: C): Table<C> => ({ name, columns })

/** Some columns of a table, to read a row by. */
export function pick<C extends Columns, Name extends keyof C & string>(
  { columns }: Table<C>,
  ...names: readonly Name[]
): Pick<C, Name> {
  const picked: Partial<Pick<C, Name>> = {}
  for (const name of names) picked[name] = columns[name]
  return picked as Pick<C, Name>
}

/** The columns as a SELECT names them; `of` is the table's alias. */
export const selected = (columns: Columns, of?: string): string =>
  Object.keys(columns)
    .map((name) => (of ? `${of}.${name}` : name))
    .join(', ')

/** A raw row parsed by these columns; other columns are left out. */
export function readRow<C extends Columns>(columns: C, row: unknown): RowOf<C> {
  const given: Readonly<Record<string, unknown>> = { ...(typeof row === 'object' ? row : null) }
  const read = Object.entries<Column>(columns).map(([name, column]) => {
    try {
      return [name, column.read(given[name])] as const
    } catch (cause) {
      throw new Error(`column ${name}`, { cause })
    }
  })
  return Object.fromEntries(read) as RowOf<C>
}

/** The rows of a result of D1 or of an object's storage; empty if a batch has no such statement. */
export const readRows = <C extends Columns>(
  columns: C,
  answer: { readonly results: readonly unknown[] } | undefined,
): RowOf<C>[] => (answer?.results ?? []).map((row) => readRow(columns, row))

export async function firstRow<C extends Columns>(
  columns: C,
  statement: Pick<D1PreparedStatement, 'first'>,
): Promise<RowOf<C> | null> {
  const row: unknown = await statement.first()
  return row === null ? null : readRow(columns, row)
}

/** `INSERT INTO … SELECT` with an SQL expression for every column; `rest` is its FROM and WHERE. */
export function insertSelect<C extends Columns>(
  { name, columns }: Table<C>,
  values: Readonly<Record<keyof C, string>>,
  rest = '',
): string {
  const names = Object.keys(columns)
  return `INSERT INTO ${name} (${names.join(', ')})\nSELECT ${names.map((column) => values[column]).join(', ')} ${rest}`
}

/** Inserts one row. `rest` is an ON CONFLICT clause. Values are bound in the order of the columns. */
export function insertRow<C extends Columns>(
  db: D1Database,
  { name, columns }: Table<C>,
  row: NewRow<C>,
  rest = '',
): D1PreparedStatement {
  const values = boundValues(columns, row)
  const sql = `INSERT INTO ${name} (${Object.keys(columns).join(', ')}) VALUES (${values.map(() => '?').join(', ')}) ${rest}`
  return db.prepare(sql).bind(...values)
}

function boundValues<C extends Columns>(columns: C, row: NewRow<C>): (string | number | null)[] {
  const given: Readonly<Record<string, unknown>> = row
  return Object.entries<Column<unknown, unknown>>(columns).map(([name, column]) => column.bind(given[name]))
}

/**
 * Any number of rows by one statement, from a JSON array (?1): a whole catalogue loads in seconds. `computed` columns
 * are SQL, over json_each's `key` and `value` and the further bound values (?2 …).
 */
export function insertRows<C extends Columns, Computed extends keyof C & string = never>(
  db: D1Database,
  into: Table<C>,
  rows: readonly Omit<NewRow<C>, Computed>[],
  { computed, rest = '', bound = [] }: InsertOptions<Computed> = {},
): D1PreparedStatement {
  const values = Object.fromEntries(Object.keys(into.columns).map((name) => [name, `value->>'${name}'`]))
  // `WHERE true`: without it ON CONFLICT would be read as a join's ON.
  const sql = insertSelect<Columns>(into, { ...values, ...computed }, `FROM ${givenRows} WHERE true ${rest}`)
  return db.prepare(sql).bind(JSON.stringify(rows), ...bound)
}
/** Each row is parsed once, not once for each of its columns: the LIMIT keeps the subquery apart. */
const givenRows = '(SELECT key, jsonb(value) AS value FROM json_each(?1) LIMIT -1)'

type InsertOptions<Computed extends string> = {
  readonly computed?: Readonly<Record<Computed, string>>
  readonly rest?: string
  readonly bound?: readonly (string | number | null)[]
}

/**
 * An ON CONFLICT clause: every column except the key takes the new value, unless it is in `kept` or has an SQL
 * expression in `merged`.
 */
export function upsert<C extends Columns, Key extends keyof C & string>(
  { columns }: Table<C>,
  key: readonly Key[],
  {
    kept = [],
    merged = {},
  }: {
    readonly kept?: readonly Exclude<keyof C & string, Key>[]
    readonly merged?: { readonly [Name in Exclude<keyof C & string, Key>]?: string }
  } = {},
): string {
  const left: readonly string[] = [...key, ...kept]
  const by: Readonly<Record<string, string | undefined>> = merged
  const set = Object.keys(columns)
    .filter((name) => !left.includes(name))
    .map((name) => `${name} = ${by[name] ?? `excluded.${name}`}`)
  return `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set.join(', ')}`
}
