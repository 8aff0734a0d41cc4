import type { SemanticVersion } from './semantic-version.ts'

/** Traits of a user that conditions ask about. */
export type Traits = {
  /** Without a prototype, so that `constructor` is no attribute of everybody. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly qualifiedSegments: readonly string[] | null
  /** Attributes that were read as versions, by their text. */
  readonly versions: Map<string, SemanticVersion | null>
}

export const traitsOf = (
  attributes: Readonly<Record<string, unknown>>,
  qualifiedSegments: readonly string[] | null,
): Traits => ({
  attributes: Object.assign(Object.create(null), attributes),
  qualifiedSegments,
  versions: new Map(),
})
