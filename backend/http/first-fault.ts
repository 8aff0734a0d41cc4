import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * Where a body is wrong, and why: the first fault. In a union, the shape with the fewest faults is the one that was
 * meant. `path` is empty for the whole.
 */
export function firstFault({ issues }: z.ZodError): { readonly path: readonly PropertyKey[]; readonly reason: string } {
  const issue = issues[0] && nearest(issues[0])
  return { path: issue?.path ?? [], reason: issue?.message ?? 'invalid' }
}

function nearest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [inner] = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? []
  return inner ? { ...nearest(inner), path: [...issue.path, ...nearest(inner).path] } : issue
}
