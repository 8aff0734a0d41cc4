export type RowCount = { read: number; written: number }

type Answer = {
  readonly results: readonly Readonly<Record<string, unknown>>[]
  readonly meta: { readonly rows_read?: number; readonly rows_written?: number }
}
export type Statement = { bind(...values: unknown[]): Statement; all(): Promise<Answer>; run(): Promise<Answer> }
export type Database = { prepare(sql: string): Statement; batch(statements: readonly Statement[]): Promise<Answer[]> }

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'batch' in value

export function databaseOf(binding: unknown): Database {
  if (!isDatabase(binding)) throw new TypeError('not a database')
  return binding
}

/** A database that adds what D1 says of rows read and written to `count`. */
export function countedDatabase(database: Database, count: RowCount) {
  const real = new WeakMap<object, Statement>()
  const add = (answer: Answer): Answer => {
    count.read += answer.meta.rows_read ?? 0
    count.written += answer.meta.rows_written ?? 0
    return answer
  }
  const wrap = (statement: Statement) => {
    const all = async () => add(await statement.all())
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: async () => add(await statement.run()),
      async first(column?: string): Promise<unknown> {
        const [row = null] = (await all()).results
        return column === undefined ? row : (row?.[column] ?? null)
      },
    }
    real.set(counted, statement)
    return counted
  }
  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    async batch(statements: readonly object[]) {
      const listed = statements.map((statement) => {
        const own = real.get(statement)
        if (!own) throw new TypeError('a statement of another database')
        return own
      })
      return (await database.batch(listed)).map(add)
    },
  }
}
