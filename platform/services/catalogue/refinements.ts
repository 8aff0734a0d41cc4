import { facetKeys } from '../../../shared/listing-state.ts'

export type Refinements = {
  readonly byKey: ReadonlyMap<string, readonly string[]>
  /** An unknown key was requested: nothing can match. */
  readonly impossible: boolean
}

const knownKeys: ReadonlySet<string> = new Set(facetKeys)

/** `['size:42', 'size:43', 'kind:boot']` -> size: 42 or 43, kind: boot. */
export function readRefinements(refine: readonly string[]): Refinements {
  const byKey = new Map<string, string[]>()
  let impossible = false
  for (const refinement of refine) {
    const split = refinement.indexOf(':')
    const key = refinement.slice(0, split)
    const value = refinement.slice(split + 1)
    if (!knownKeys.has(key)) impossible = true
    else if (!byKey.get(key)?.includes(value)) byKey.set(key, [...(byKey.get(key) ?? []), value])
  }
  return { byKey, impossible }
}
