/**
 * Contents of a feed's record once it is read: JSON. Names are squashed (`squash`), so that `Image Link` and
 * `image_link` are one.
 */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell }
export type Fields = Readonly<Record<string, Cell>>

/** A row, or the reason why there is none. `line` counts from 1 and is where the record starts in the file. */
export type ReadItem =
  | { readonly kind: 'row'; readonly line: number; readonly fields: Fields }
  | { readonly kind: 'fault'; readonly line: number; readonly field: string; readonly reason: string }

/** The file can't be used: the message says why, and what to do. */
export class UnusableFeed extends Error {
  override readonly name = 'UnusableFeed'
}

/**
 * `Image Link`, `image_link`, `imageLink`, `g:image_link` -> `imagelink`. Dots stay: they separate the steps of a path.
 */
export function squash(name: string): string {
  return name
    .replace(/^\s*g:/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '')
}

export function squashKeys(cell: Cell): Cell {
  if (cell === null || typeof cell !== 'object') return cell
  if (isList(cell)) return cell.map(squashKeys)
  return Object.fromEntries(Object.entries(cell).map(([name, value]) => [squash(name), squashKeys(value)]))
}

export function isList(cell: Cell): cell is readonly Cell[] {
  return Array.isArray(cell)
}

export function isRecord(cell: Cell | undefined): cell is { readonly [name: string]: Cell } {
  return typeof cell === 'object' && cell !== null && !Array.isArray(cell)
}
