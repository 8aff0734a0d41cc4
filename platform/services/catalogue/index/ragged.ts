/** Several numbers for each row, in one array: those of `row` are at `starts[row]` to `starts[row + 1] - 1`. */
export type Ragged = { readonly starts: Uint32Array; readonly values: Uint32Array }

export function ragged(rows: readonly (readonly number[])[]): Ragged {
  const starts = new Uint32Array(rows.length + 1)
  for (const [row, values] of rows.entries()) starts[row + 1] = (starts[row] ?? 0) + values.length
  return { starts, values: Uint32Array.from(rows.flat()) }
}

/** Whether one of a row's numbers has its flag. */
export function anyFlagged({ starts, values }: Ragged, row: number, flags: Uint8Array): boolean {
  const end = starts[row + 1] ?? 0
  for (let at = starts[row] ?? 0; at < end; at += 1) if (flags[values[at] ?? 0] === 1) return true
  return false
}
