import { compileCondition } from './mapping/condition.ts'
import { textsAt } from './mapping/look-up.ts'
import type { Join } from './mapping/mapping.ts'
import { type Cell, type Fields, squash } from './raw-row.ts'

/** Records of the file that other rows refer to by a key, as in an export of database tables. */
export function compileJoins(joins: readonly Join[]) {
  const compiled = joins.map((join) => ({ ...join, as: squash(join.as), matches: compileCondition(join.where) }))
  return {
    /** Under which names and keys a record is to be kept. */
    keysOf: (fields: Fields) =>
      compiled.flatMap(({ as, key, matches }) =>
        matches(fields)
          ? textsAt(fields, key)
              .slice(0, 1)
              .map((text) => ({ as, key: text }))
          : [],
      ),
    /**
     * The row with what belongs to it, in the order of the joins: a later one may go by what an earlier one brought.
     */
    joined(row: Fields, find: (name: string, key: string) => readonly Fields[]): Fields {
      let fields: Fields = row
      for (const { as, by, many } of compiled) {
        const matches = textsAt(fields, by).flatMap((key) => find(as, key))
        const [first] = matches
        const cell: Cell = many ? matches : (first ?? null)
        fields = { ...fields, [as]: cell }
      }
      return fields
    },
  }
}
