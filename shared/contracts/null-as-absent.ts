import type { z } from 'zod'
import { isFields } from '../json-fields.ts'

type Path = readonly PropertyKey[]

/**
 * A body as sent, without the fields that are null where the contract takes no null: callers send null for "nothing",
 * so such a field is absent. Where the contract takes null, null has a meaning of its own and stays. Every other fault
 * is left for the contract to find.
 */
export function nullAsAbsent(contract: z.ZodType, sent: unknown): unknown {
  const { error } = contract.safeParse(sent)
  const kept = pathsOf(error?.issues ?? []).reduce(withoutNull, sent)
  // A fault further in is found once those before it are gone.
  return kept === sent ? sent : nullAsAbsent(contract, kept)
}

/** Where a value is not taken; of a choice, what each of its contracts doesn't take. */
const pathsOf = (issues: readonly z.core.$ZodIssue[]): Path[] =>
  issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0)
      return issue.errors.flatMap(pathsOf).map((path) => [...issue.path, ...path])
    // A value that was taken, and refused by a rule.
    return issue.code === 'custom' ? [] : [issue.path]
  })

/** The value without the field that the path leads to, if that is null; else the same value. */
function withoutNull(value: unknown, [name, ...further]: Path): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    if (typeof name !== 'number' || further.length === 0) return value
    const item = withoutNull(items[name], further)
    return item === items[name] ? value : items.with(name, item)
  }
  if (!isFields(value) || typeof name !== 'string' || !Object.hasOwn(value, name)) return value
  const { [name]: field, ...others } = value
  if (further.length === 0) return field === null ? others : value
  const kept = withoutNull(field, further)
  return kept === field ? value : { ...value, [name]: kept }
}
