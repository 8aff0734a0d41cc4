import { compileMatch, segmentsIn } from '../../shared/audience/attribute-match.ts'
import { type Condition, unknown } from '../../shared/audience/condition.ts'
import { compileTree, leavesOf } from '../../shared/audience/condition-tree.ts'
import type { Traits } from '../../shared/audience/traits.ts'
import { type Fields, objectsOf, textOf } from '../../shared/json-fields.ts'

/** User that audiences are asked about, with the answers so far by their number: a user is asked once for all rules. */
export type Visitor = Traits & { readonly answers: Uint8Array }

export type Audiences = {
  readonly count: number
  /** Compiles a rule's own conditions, whose leaves are ids of audiences; null where everybody is meant. */
  readonly compile: (conditions: unknown) => Condition<Visitor> | null
  /** Segments of the customer data platform that a rule's conditions ask about. */
  readonly segmentsIn: (conditions: unknown) => readonly string[]
  /** Segments that the conditions of any audience ask about. */
  readonly segments: readonly string[]
}

/** A datafile's audiences: `conditions` as text in `audiences`, as JSON in `typedAudiences`, which take precedence. */
export function compileAudiences(datafile: Fields): Audiences {
  const trees = new Map<string, unknown>()
  for (const { id, conditions } of objectsOf(datafile['audiences']))
    trees.set(textOf(id), typeof conditions === 'string' ? JSON.parse(conditions) : conditions)
  for (const { id, conditions } of objectsOf(datafile['typedAudiences'])) trees.set(textOf(id), conditions)
  const compiled = new Map(
    [...trees].map(([id, tree], index) => [id, remembered(compileTree(tree, compileMatch), index)]),
  )
  const segments = new Map([...trees].map(([id, tree]) => [id, segmentsIn(tree)]))
  return {
    segments: [...new Set([...segments.values()].flat())],
    segmentsIn: (conditions) => leavesOf(conditions).flatMap((id) => segments.get(textOf(id)) ?? []),
    count: compiled.size,
    compile: (conditions) =>
      isEverybody(conditions) ? null : compileTree(conditions, (id) => compiled.get(textOf(id)) ?? unknown),
  }
}

const isEverybody = (conditions: unknown): boolean =>
  !conditions || ((Array.isArray(conditions) || typeof conditions === 'string') && conditions.length === 0)

const answered = { no: 1, yes: 2, unsure: 3 }

function remembered(condition: Condition<Traits>, index: number): Condition<Visitor> {
  return (user) => {
    const known = user.answers[index]
    if (known) return known === answered.unsure ? null : known === answered.yes
    const answer = condition(user)
    user.answers[index] = answer === null ? answered.unsure : answer ? answered.yes : answered.no
    return answer
  }
}
