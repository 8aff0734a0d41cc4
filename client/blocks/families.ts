/** Every family of blocks: one line each, for a folder beside this file. `npm run new:block -- NAME` adds one. */
export { bannerBlocks } from './banner/banner.tsx'
export { categoryTilesBlocks } from './category-tiles/category-tiles.tsx'
export { collectionBlocks } from './collection/collection.tsx'
export { ctaBlocks } from './cta/cta.tsx'
export { heroBlocks } from './hero/hero.tsx'
export { richTextBlocks } from './rich-text/rich-text.tsx'
export { spacerBlocks } from './spacer/spacer.tsx'
