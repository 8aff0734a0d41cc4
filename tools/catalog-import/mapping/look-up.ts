import { type Cell, type Fields, isList, isRecord, squash } from '../raw-row.ts'

const squashed = new Map<string, string>()

/** The cell of a column, or at a path of names (`product.fields.name`). A list on the way is walked through. */
export function cellAt(fields: Fields, path: string): Cell | undefined {
  let name = squashed.get(path)
  if (name === undefined) {
    name = squash(path)
    squashed.set(path, name)
  }
  if (Object.hasOwn(fields, name)) return fields[name]
  return name.includes('.') ? walk(fields, name.split('.')) : undefined
}

function walk(cell: Cell | undefined, steps: readonly string[]): Cell | undefined {
  const [step, ...remaining] = steps
  if (step === undefined || cell === undefined) return cell
  if (cell !== null && typeof cell === 'object' && isList(cell)) {
    const place = /^\d+$/.test(step) ? Number(step) : null
    if (place !== null) return walk(cell[place], remaining)
    return cell.flatMap((item) => walk(item, steps) ?? [])
  }
  if (!isRecord(cell)) return undefined
  // A name may itself hold a dot, as the header `name.en` does.
  for (let length = steps.length; length > 0; length -= 1) {
    const name = steps.slice(0, length).join('.')
    if (Object.hasOwn(cell, name)) return walk(cell[name], steps.slice(length))
  }
  return undefined
}

export function textsAt(fields: Fields, path: string): string[] {
  return textsOf(cellAt(fields, path))
}

/** Every text inside of a cell that isn't blank, in order. */
export function textsOf(cell: Cell | undefined): string[] {
  if (cell === undefined || cell === null) return []
  if (typeof cell === 'string') return cell.trim() === '' ? [] : [cell]
  if (typeof cell !== 'object') return [String(cell)]
  if (isList(cell)) return cell.flatMap(textsOf)
  const inside = Object.values(cell).flatMap(textsOf)
  return inside.length > 0 ? [inside.join('\n')] : []
}
