import { facetKeys } from '../../../shared/contracts/catalog.ts'

export type Refinements = {
  readonly byKey: ReadonlyMap<string, readonly string[]>
  /** A key that nobody knows was asked for: nothing can match. */
  readonly impossible: boolean
}

const known: ReadonlySet<string> = new Set(facetKeys)

/** `['size:42', 'size:43', 'kind:boot']` -> size: 42 or 43, kind: boot. */
export function readRefinements(refine: readonly string[]): Refinements {
  const byKey = new Map<string, string[]>()
  let impossible = false
  for (const one of refine) {
    const split = one.indexOf(':')
    const key = one.slice(0, split)
    const value = one.slice(split + 1)
    if (!known.has(key)) impossible = true
    else if (!byKey.get(key)?.includes(value)) byKey.set(key, [...(byKey.get(key) ?? []), value])
  }
  return { byKey, impossible }
}
