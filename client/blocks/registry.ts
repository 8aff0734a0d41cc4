import type { BlockDefinition } from './block.ts'
import * as families from './families.ts'

export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

/** Every block an editor can place, by the `type` that documents name. A type that is not here is left out and logged. */
export const blocks: BlockRegistry = new Map(
  Object.values(families)
    .flat()
    .map((definition) => [definition.type, definition]),
)
