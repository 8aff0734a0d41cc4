/** Measurements of the slides at the current width, in pixels. */
type Slides = {
  readonly count: number
  readonly firstLeft: number
  readonly firstWidth: number
  /** Undefined for a single slide. */
  readonly secondLeft: number | undefined
}
type List = { readonly scrollWidth: number; readonly clientWidth: number }

/** How a list scrolls at the current width. A position is the index of the first visible slide. */
export type Track = {
  /** Distance between two slides, in pixels. */
  readonly step: number
  /** Maximum scroll offset, in pixels. */
  readonly end: number
  /** All slides are visible, so the list does not scroll. */
  readonly fits: boolean
  /** The last position. */
  readonly last: number
  /** Offset from the first visible slide to the centered one, in slides. */
  readonly middle: number
}

export function trackOf({ scrollWidth, clientWidth }: List, slides: Slides): Track {
  const { count, firstLeft, firstWidth, secondLeft = firstLeft } = slides
  const end = scrollWidth - clientWidth
  const step = secondLeft - firstLeft || 1
  // Sizes are rounded, so ignore a difference of one pixel.
  return end < 2
    ? { step, end, fits: true, last: 0, middle: (count - 1) >> 1 }
    : {
        step,
        end,
        fits: false,
        last: Math.ceil(end / step - 0.1),
        middle: Math.round(((clientWidth - firstWidth) / 2 - firstLeft) / step),
      }
}

/** The current position. At the end of the list it is always the last one. */
export const positionAt = ({ step, end, last }: Track, scrollLeft: number): number =>
  scrollLeft > end - 2 ? last : Math.min(Math.round(scrollLeft / step), last)

/** Limits a requested position to the ends of the list, or wraps around in a `loop`. */
export function resolvePosition({ last }: Track, requested: number, loop: boolean): number {
  if (requested > last) return loop ? 0 : last
  if (requested < 0) return loop ? last : 0
  return requested
}

export const scrollLeftOf = ({ step, end }: Track, position: number): number => Math.min(position * step, end)
