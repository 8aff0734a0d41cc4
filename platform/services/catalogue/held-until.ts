import { validUntilHeader } from '../../../shared/operations/content.ts'

/** Headers of an answer that holds until the first of these instants, in ISO; null for what never ends. */
export function heldUntil(...ends: readonly (string | null)[]): Readonly<Record<string, string>> {
  const [first] = ends.flatMap((end) => end ?? []).sort()
  return first === undefined ? {} : { [validUntilHeader]: first }
}
