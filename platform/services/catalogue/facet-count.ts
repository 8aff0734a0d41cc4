import type { FacetKey } from '../../../shared/contracts/catalog.ts'
import type { Worn } from './wear.ts'

/** How many styles of a list have a value. `worn`: what wears a size, under which labels; `swatch` is a colour's. */
export type FacetCount = {
  readonly key: FacetKey
  readonly value: string
  readonly worn: readonly Worn[]
  readonly swatch: readonly string[] | null
  readonly styles: number
}
