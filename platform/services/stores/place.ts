import type { Position } from '../../../shared/address/position.ts'
import type { FoundPlace } from '../../../shared/contracts/store.ts'

/** A place that was typed, where it is, and how stores without a position are known to be there. */
export type Place = FoundPlace &
  Position & {
    readonly cityKeys: readonly string[]
    /** A GLOB of postal codes; null for a town. */
    readonly codes: string | null
  }
