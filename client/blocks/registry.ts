import { banner } from './banner/banner.tsx'
import type { BlockDefinition } from './block.ts'
import { categoryTiles } from './category-tiles/category-tiles.tsx'
import { collection } from './collection/collection.tsx'
import { cta } from './cta/cta.tsx'
import { hero } from './hero/hero.tsx'
import { richText } from './rich-text/rich-text.tsx'
import { spacer } from './spacer/spacer.tsx'

/**
 * Every block an editor can place, by the `type` that documents name. A type that is not here is left out and logged.
 */
export const blocks: Readonly<Record<string, BlockDefinition>> = {
  banner,
  'category-tiles': categoryTiles,
  collection,
  cta,
  hero,
  'rich-text': richText,
  spacer,
}
