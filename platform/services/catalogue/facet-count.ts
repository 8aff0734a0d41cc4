import type { FacetKey } from '../../../shared/contracts/catalog.ts'

/** How many styles of a list have a value. `labels` are those of a size; `swatch` is a colour's. */
export type FacetCount = {
  readonly key: FacetKey
  readonly value: string
  readonly labels: readonly string[]
  readonly swatch: readonly string[] | null
  readonly styles: number
}
