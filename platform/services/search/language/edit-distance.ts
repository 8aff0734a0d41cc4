/** Longer words are not compared. */
const longest = 60
type Row = Uint8Array
/** The last three rows of the table, used by turns: a search compares thousands of words. */
const tableRows = (): [Row, Row, Row] => [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]
const shared = tableRows()

/**
 * Insertions, deletions, replacements and swaps of neighbors that turn one word into the other, or into a beginning of
 * it; anything above `allowed` is `allowed + 1`.
 */
export function editDistance(from: string, to: string, allowed: number, toBeginning = false): number {
  const tooFar = allowed + 1
  if (from.length > longest || to.length > longest) return tooFar
  let [beforeLast, last, current] = shared
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    if (fillRow(from, to, row, beforeLast, last, current) > allowed) return tooFar
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const distance = toBeginning ? Math.min(...last.subarray(0, to.length + 1)) : (last[to.length] ?? tooFar)
  return Math.min(distance, tooFar)
}

/** The least figure of the row. */
function fillRow(from: string, to: string, row: number, beforeLast: Row, last: Row, current: Row): number {
  current[0] = row
  let least = row
  for (let column = 1; column <= to.length; column += 1) {
    const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1)
    let cost = Math.min(
      (last[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + (isSame ? 0 : 1),
    )
    if (isSwap(from, to, row, column)) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
    current[column] = cost
    least = Math.min(least, cost)
  }
  return least
}

const isSwap = (from: string, to: string, row: number, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
  from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
