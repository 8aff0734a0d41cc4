import type { Failure, Report } from './report.ts'

export type Settled = {
  readonly passed: number
  readonly failed: readonly Failure[]
  /** Tests that failed and then passed, with its first message. */
  readonly unsteady: readonly Failure[]
}

const keyOf = ({ test, file }: Failure) => test ?? file

/** A file, or something outside of tests, has passed if a later run ended and it did not fail again. */
function recovered(failure: Failure, again: Report): boolean {
  if (failure.test) return again.passed.includes(failure.test)
  return !again.failures.some((later) => !later.file || keyOf(later) === keyOf(failure))
}

/** The result of a run, and of a second one of the files that failed: a test that passed in one of them has passed. */
export function settle(first: Report, again: Report): Settled {
  const isNew = (failure: Failure) => !first.failures.some((earlier) => keyOf(earlier) === keyOf(failure))
  const passedBefore = ({ test }: Failure) => test !== undefined && first.passed.includes(test)
  return {
    passed: new Set([...first.passed, ...again.passed]).size,
    failed: [
      ...first.failures.filter((failure) => !recovered(failure, again)),
      ...again.failures.filter((failure) => isNew(failure) && !passedBefore(failure)),
    ],
    unsteady: [
      ...first.failures.filter((failure) => recovered(failure, again)),
      ...again.failures.filter(passedBefore),
    ],
  }
}
