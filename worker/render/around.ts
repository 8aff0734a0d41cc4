import type { PageBlocks } from './blocks.ts'
import type { Segment } from './stream.ts'

/** The page's own part among what editors have put around it; with several documents the first one is the nearest. */
export const around = (
  own: readonly Segment[],
  ...documents: readonly Pick<PageBlocks, 'segments' | 'above'>[]
): readonly Segment[] => [
  ...documents.toReversed().flatMap(({ segments, above }) => segments.slice(0, above)),
  ...own,
  ...documents.flatMap(({ segments, above }) => segments.slice(above)),
]
