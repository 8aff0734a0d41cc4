/** A change in a file, as an exact text that it has once, and what the change stands for. */
export type Mutant = readonly [text: string, replacement: string, means: string]

/**
 * Mutations of one file. The unit tests that import it judge first; `tests` run against what is built, and only for
 * what they leave.
 */
export type MutatedFile = {
  readonly file: string
  readonly tests?: readonly string[]
  readonly mutants: readonly Mutant[]
}
