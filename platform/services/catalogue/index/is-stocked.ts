import type { Block } from './block.ts'

/** Whether a row has a size on hand. */
export const isStocked = ({ sizes }: Block, row: number): boolean =>
  (sizes.starts[row + 1] ?? 0) > (sizes.starts[row] ?? 0)
