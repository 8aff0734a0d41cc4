import { bannerBlocks } from './banner/banner.tsx'
import type { BlockDefinition } from './block.ts'
import { categoryTilesBlocks } from './category-tiles/category-tiles.tsx'
import { collectionBlocks } from './collection/collection.tsx'
import { ctaBlocks } from './cta/cta.tsx'
import { heroBlocks } from './hero/hero.tsx'
import { richTextBlocks } from './rich-text/rich-text.tsx'
import { spacerBlocks } from './spacer/spacer.tsx'

/** One line per family: a folder of this directory. */
export const families: readonly (readonly BlockDefinition[])[] = [
  bannerBlocks,
  categoryTilesBlocks,
  collectionBlocks,
  ctaBlocks,
  heroBlocks,
  richTextBlocks,
  spacerBlocks,
]

export type BlockRegistry = ReadonlyMap<string, BlockDefinition>

/** Every block an editor can place, by the `type` that documents name. A type that is not here is left out and logged. */
export const blocks: BlockRegistry = new Map(families.flat().map((definition) => [definition.type, definition]))
