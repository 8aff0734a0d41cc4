import type { BlockDefinition } from './block.ts'
import * as families from './families.ts'

export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

/**
 * Every block an editor can use, by the `type` in documents. An unknown type is left out and logged.
 */
export const blocks: BlockRegistry = new Map(
  Object.values(families)
    .flat()
    .map((definition) => [definition.type, definition]),
)
