import { z } from 'zod'

/** Widths that pictures are made at, in pixels: a page asks for what it needs and gets the next one up, so that few are ever drawn. */
const ladder = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000] as const
const widestScene = 2400
const ratios = { least: 0.4, most: 3 } as const

/** Qualities and sharpness are snapped too: each combination is a file that is kept. */
const qualities = [30, 50, 70, 85] as const
const sharpnesses = [0, 30, 60, 100] as const

/**
 * Spec 1 §9 "Image transform: quality 50, doubled width and height, default sharpen 60, device pixel ratio 2". `width` is in pixels of the
 * file: a caller that has counted the screen's density (srcset) sends it alone. With `dpr` it is in CSS pixels and is multiplied here; `dpr=` without a
 * figure means 2.
 */
const number = (fallback: number) => z.coerce.number().catch(fallback)
const Query = z.object({
  width: number(800),
  quality: number(50),
  sharpen: number(60),
  dpr: z
    .union([z.literal('').transform(() => 2), z.coerce.number().min(0.5).max(4)])
    .catch(1)
    .default(1),
  ratio: number(16 / 9),
})

export type Transform = { readonly width: number; readonly quality: number; readonly sharpen: number }

/** Nothing in a query is an error: what cannot be read takes its default, what is out of range the nearest allowed. */
export function productTransform(search: URLSearchParams): Transform {
  return transformOf(Query.parse(Object.fromEntries(search)), ladder)
}

/** A scene is also given a ratio (width over height), snapped to two decimals. */
export function sceneTransform(search: URLSearchParams): Transform & { readonly ratio: number } {
  const query = Query.parse(Object.fromEntries(search))
  const ratio = Math.round(Math.min(ratios.most, Math.max(ratios.least, query.ratio)) * 100) / 100
  return { ...transformOf(query, [...ladder, widestScene]), ratio }
}

function transformOf(query: z.output<typeof Query>, widths: readonly number[]): Transform {
  const wanted = query.width * query.dpr
  return {
    width: widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0,
    quality: nearest(qualities, query.quality),
    sharpen: nearest(sharpnesses, query.sharpen),
  }
}

function nearest(steps: readonly number[], value: number): number {
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))
}
