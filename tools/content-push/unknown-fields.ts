import type { WrittenFault } from '../../shared/content/written.ts'
import { ownValue } from '../../shared/own-value.ts'

/** As much of a zod schema as a walk through it needs. */
type Schema = {
  readonly _zod: { readonly def: Definition }
  safeParse(value: unknown): { readonly success: boolean }
}
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  /** There for an object that takes other fields as well. */
  readonly catchall?: Schema
  readonly element?: Schema
  readonly innerType?: Schema
  readonly valueType?: Schema
  readonly options?: readonly Schema[]
  readonly in?: Schema
  readonly getter?: () => Schema
}

/**
 * Fields that a schema doesn't know and would drop without a word, however deep; a near miss is told with what was
 * probably meant. A part that the schema leaves open (`z.unknown()`) is not looked into. `extra` are further fields of
 * the outermost object.
 */
export function unknownFields(
  schema: object,
  value: unknown,
  path: WrittenFault['path'] = [],
  extra: readonly string[] = [],
): WrittenFault[] {
  const { _zod, safeParse } = schema as Schema
  if (!_zod || !safeParse || typeof value !== 'object' || value === null) return []
  const { def } = _zod
  if (def.type === 'object' && def.shape) return ofObject(def, def.shape, value, path, extra)
  if (def.type === 'array' && def.element && Array.isArray(value)) {
    const { element } = def
    return value.flatMap((item, index) => unknownFields(element, item, [...path, index]))
  }
  if (def.type === 'record' && def.valueType) {
    const { valueType } = def
    return Object.entries(value).flatMap(([key, part]) => unknownFields(valueType, part, [...path, key]))
  }
  const inner =
    def.type === 'union'
      ? def.options?.find((option) => option.safeParse(value).success)
      : (def.innerType ?? def.in ?? def.getter?.())
  return inner ? unknownFields(inner, value, path, extra) : []
}

function ofObject(
  { catchall }: Definition,
  shape: Readonly<Record<string, Schema>>,
  value: object,
  path: WrittenFault['path'],
  extra: readonly string[],
): WrittenFault[] {
  return Object.entries(value).flatMap(([key, part]): WrittenFault[] => {
    const fieldSchema = ownValue(shape, key)
    if (fieldSchema) return unknownFields(fieldSchema, part, [...path, key])
    if (catchall || extra.includes(key)) return []
    const meant = nearest(key, [...Object.keys(shape), ...extra])
    return [{ path: [...path, key], reason: `there is no such field${meant ? `: did you mean "${meant}"?` : ''}` }]
  })
}

/** The known word that differs least, where that is little. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const maxEdits = Math.max(1, Math.floor(word.length / 3))
  const [best] = candidates
    .map((candidate) => ({ other: candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= maxEdits ? best.other : null
}

/** Letters to add, drop, change or swap. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => row || column),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let fewest = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost)
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        fewest = Math.min(fewest, at(row - 2, column - 2) + 1)
      ;(rows[row] as number[])[column] = fewest
    }
  return at(a.length, b.length)
}
