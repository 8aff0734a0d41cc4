import type { RawBlock } from '../../../shared/content/document.ts'

/** A block for an experiment of demo/seed/experiments.ts: one variant sees `target`, everyone else the baseline. */
export const experiment = (
  experienceId: string,
  variantId: string,
  baseline: RawBlock,
  target: RawBlock,
): RawBlock => ({
  type: 'experiment',
  experienceId,
  variants: [{ variantId, targets: [target] }],
  baselines: [baseline],
})
