import { type Condition, unknown } from './condition.ts'

/** The deepest nesting that is looked at. */
const maxDepth = 100
const operators: readonly unknown[] = ['and', 'or', 'not']

/** Compiles `["and", a, ["or", b, c]]`. Without an operator in front, a list of names is an `or`. */
export function compileTree<User>(
  tree: unknown,
  leaf: (value: unknown) => Condition<User>,
  depth = 0,
): Condition<User> {
  if (!Array.isArray(tree)) return leaf(tree)
  if (depth > maxDepth) return unknown
  const [first]: readonly unknown[] = tree
  const implicit = typeof first === 'string' && !operators.includes(first)
  const parts = (implicit ? tree : tree.slice(1)).map((part) => compileTree(part, leaf, depth + 1))
  if (first === 'not') return negated(parts[0] ?? unknown)
  return combined(parts, first !== 'and')
}

const negated =
  <User>(part: Condition<User>): Condition<User> =>
  (user) => {
    const answer = part(user)
    return answer === null ? null : !answer
  }

/** `decisive` is the answer of one part that settles the whole: true for `or`, false for `and`. */
function combined<User>(parts: readonly Condition<User>[], decisive: boolean): Condition<User> {
  const [only] = parts
  if (only && parts.length === 1) return only
  return (user) => {
    let unsure = false
    for (const part of parts) {
      const answer = part(user)
      if (answer === decisive) return decisive
      if (answer === null) unsure = true
    }
    return unsure ? null : !decisive
  }
}

/** Every leaf of a tree of conditions; its operators are leaves that name nothing. */
export function leavesOf(tree: unknown, depth = 0): readonly unknown[] {
  if (!Array.isArray(tree)) return [tree]
  return depth > maxDepth ? [] : tree.flatMap((part) => leavesOf(part, depth + 1))
}
