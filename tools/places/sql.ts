type Row = Readonly<Record<string, string | number>>

/** D1 takes statements of up to 100,000 bytes. */
const longestStatement = 90_000
/** About a hundred meters. */
const decimals = 1000

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * decimals) / decimals) : `'${value.replaceAll("'", "''")}'`

/** The rows, which have the same columns, in as few statements as there may be. */
export function insertsOf(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const open = `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`
  const statements: string[] = []
  let lines: string[] = []
  let size = 0
  for (const row of rows) {
    const line = `(${columns.map((column) => literal(row[column] ?? '')).join(',')})`
    if (size + Buffer.byteLength(line) > longestStatement) {
      statements.push(open + lines.join(',\n'))
      lines = []
      size = 0
    }
    lines.push(line)
    size += Buffer.byteLength(line) + 2
  }
  if (lines.length > 0) statements.push(open + lines.join(',\n'))
  return statements.map((statement) => `${statement};\n`).join('')
}
