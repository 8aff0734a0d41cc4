import { z } from 'zod'
import type { FailureOf, Success } from '../result.ts'

/** A part of a value that was invalid and left out. */
export type LenientFault = { readonly path: string; readonly reason: string }
/** A failure if an invalid part was required. */
export type Lenient<T> = (Success<T> & { readonly faults: readonly LenientFault[] }) | FailureOf<LenientFault>

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Each round repairs one field; no human-written value has more faults than this. */
const maxRounds = 200

/**
 * The repairs so far, by path: texts dropped for their length, in their truncated form, and lists that were emptied.
 */
type RepairState = { readonly cuts: Map<string, string>; readonly emptied: Set<string> }

/**
 * Parses an editor's input field by field: an invalid field or list item (null, wrong type, too long, not in an enum)
 * is treated as missing. If the field is required, a long text is truncated and a list becomes empty; anything else
 * invalidates the enclosing field, and in the end the value.
 */
export function readLeniently<S extends z.ZodType>(schema: S, input: unknown): Lenient<z.output<S>> {
  const faults: LenientFault[] = []
  const state: RepairState = { cuts: new Map(), emptied: new Set() }
  let value = input
  for (let round = 0; round < maxRounds; round += 1) {
    const parsed = schema.safeParse(value)
    if (parsed.success) return { ok: true, value: parsed.data, faults }
    // The last one first, so that dropping a list item does not shift others still to be dropped.
    const lastIssue = parsed.error.issues.at(-1)
    if (!lastIssue) break
    const issue = innermost(lastIssue)
    const repaired = repair(value, issue, state)
    if (!repaired) return { ok: false, failure: faults.at(-1) ?? faultOf(issue) }
    value = repaired.value
    if (repaired.isFault) faults.push(faultOf(issue))
  }
  return { ok: false, failure: faults.at(-1) ?? { path: '', reason: 'invalid' } }
}

const faultOf = ({ path, message }: Pick<Issue, 'path' | 'message'>): LenientFault => ({
  path: path.map(String).join('.'),
  reason: message,
})

/** For a union, the innermost issue of the best matching option. */
function innermost(issue: Issue, parentPath: Path = []): Issue {
  const path = [...parentPath, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [best] = [...issue.errors].sort((a, b) => a.length - b.length)
    const [inner] = best ?? []
    if (inner) return innermost(inner, path)
  }
  return { ...issue, path: [...path] } as Issue
}

/** Null if the value can't be repaired. `isFault`: a new fault, rather than a consequence of an earlier repair. */
function repair(value: unknown, issue: Issue, state: RepairState): { value: unknown; isFault: boolean } | null {
  const { path } = issue
  if (path.length === 0) return null
  const name = path.map(String).join('.')
  const current = valueAt(value, path)
  const needsList = issue.code === 'invalid_type' && issue.expected === 'array' && !state.emptied.has(name)
  if (needsList) {
    state.emptied.add(name)
    return { value: withValueAt(value, path, []), isFault: true }
  }
  if (current === undefined) {
    const cut = state.cuts.get(name)
    state.cuts.delete(name)
    if (cut !== undefined) return { value: withValueAt(value, path, cut), isFault: false }
    return repair(value, { ...issue, path: path.slice(0, -1) } as Issue, state)
  }
  if (issue.code === 'too_big' && Array.isArray(current))
    return { value: withValueAt(value, path, current.slice(0, Number(issue.maximum))), isFault: true }
  if (issue.code === 'too_big' && typeof current === 'string')
    state.cuts.set(name, current.slice(0, Number(issue.maximum)))
  return { value: withValueAt(value, path, undefined), isFault: true }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

/** A copy with another value at a path; undefined removes it from its list or object. */
function withValueAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    const index = Number(key)
    const part = withValueAt(value[index], rest, replacement)
    return part === undefined ? value.toSpliced(index, 1) : value.with(index, part)
  }
  const { [key as string]: part, ...others } = (value ?? {}) as Record<string, unknown>
  const changedPart = withValueAt(part, rest, replacement)
  return changedPart === undefined ? others : { ...others, [key]: changedPart }
}

/** A list without its invalid items; empty if the input is not a list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (input): unknown[] => (Array.isArray(input) ? input.filter((entry) => item.safeParse(entry).success) : []),
    z.array(item),
  ) as unknown as z.ZodArray<T>
