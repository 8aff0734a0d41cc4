import type { BannerContent } from '../../../shared/content/banner.ts'

type WithBackground = Pick<BannerContent, 'backgroundColor'>

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two `#rrggbb`, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const ink = '#14140f'
const paper = '#f6f4ef'
const minContrast = 4.5

/**
 * The text color for a background: the brand's ink or paper, or if neither is readable (on mid grays) black or white,
 * one of which always is.
 */
export function readableInk(ground: string): string {
  const moreReadable = (a: string, b: string) => (contrast(a, ground) >= contrast(b, ground) ? a : b)
  const brandInk = moreReadable(ink, paper)
  return contrast(brandInk, ground) >= minContrast ? brandInk : moreReadable('#000000', '#ffffff')
}

const isHex = (colour: string | undefined): colour is string => colour?.startsWith('#') ?? false

/** Whether the background needs light text. */
export const isDeep = ({ backgroundColor }: WithBackground): boolean =>
  backgroundColor === 'night' || (isHex(backgroundColor) && luminance(readableInk(backgroundColor)) > 0.5)

/** Attributes of the block's root. A custom color needs an id for its `groundRules`. */
export function groundAttributes({ backgroundColor }: WithBackground, id: string) {
  if (!backgroundColor) return {}
  return isHex(backgroundColor) ? { id, 'data-hex': '' } : { 'data-ground': backgroundColor }
}

/**
 * Variables for an editor's custom color and the text on it; empty for named colors. The block's own CSS paints
 * `[data-hex]`.
 */
export function groundRules({ backgroundColor }: WithBackground, id: string): string {
  if (!isHex(backgroundColor)) return ''
  const textColor = readableInk(backgroundColor)
  const darker = textColor === ink || textColor === '#000000' ? '#000' : '#fff'
  return `@layer blocks{#${id}{--ground:${backgroundColor};--on:${textColor};--fill:${textColor};--under:${backgroundColor};--deep:${darker}}}`
}
