import type { Stage } from './stage.ts'

/**
 * Position and size of the still life. The rest of the frame stays calm for text: left of it in wide frames, above it
 * in square and tall ones.
 */
export type Layout = { readonly x: number; readonly floor: number; readonly k: number; readonly horizon: number }

/** `reach` is half the width of the still life at scale 1: in a tall frame, narrow ones are enlarged to fill it. */
export const layout = ({ w, h, kind }: Stage, reach = 520): Layout => {
  if (kind === 'wide') {
    const x = w * (w > 2000 ? 0.7 : 0.68)
    return { x, floor: 850, k: Math.min(1, (w - x - 20) / Math.min(reach, 560)), horizon: 700 }
  }
  const k = kind === 'square' ? 0.84 : Math.min(470 / reach, (h * 0.64) / 760)
  const floor = h - (kind === 'square' ? 130 : h * 0.13)
  return { x: w / 2, floor, k, horizon: floor - 150 * k }
}
