import type { BannerContent } from '../../../shared/content/banner.ts'

type Grounded = Pick<BannerContent, 'backgroundColor'>

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (deep + 0.05)
}

const ink = '#14140f'
const paper = '#f6f4ef'
const readable = 4.5

/** What to write with on a ground: our ink or paper, and where neither is readable (mid greys) pure black or white, one of which always is. */
export function readableInk(ground: string): string {
  const best = (a: string, b: string) => (contrast(a, ground) >= contrast(b, ground) ? a : b)
  const ours = best(ink, paper)
  return contrast(ours, ground) >= readable ? ours : best('#000000', '#ffffff')
}

const isHex = (colour: string | undefined): colour is string => colour?.startsWith('#') ?? false

/** Whether light words stand on it. */
export const isDeep = ({ backgroundColor }: Grounded): boolean =>
  backgroundColor === 'night' || (isHex(backgroundColor) && luminance(readableInk(backgroundColor)) > 0.5)

/** For the block's root. A colour of the editor's own needs `groundRules` too, and so an id. */
export function groundAttributes({ backgroundColor }: Grounded, id: string) {
  if (!backgroundColor) return {}
  return isHex(backgroundColor) ? { id, 'data-hex': '' } : { 'data-ground': backgroundColor }
}

/** What the editor's own colour is, and what is written on it; nothing where there is none. `[data-hex]` is painted by banner-frame.css. */
export function groundRules({ backgroundColor }: Grounded, id: string): string {
  if (!isHex(backgroundColor)) return ''
  const on = readableInk(backgroundColor)
  const deep = on === ink || on === '#000000' ? '#000' : '#fff'
  return `@layer blocks{#${id}{--ground:${backgroundColor};--on:${on};--fill:${on};--under:${backgroundColor};--deep:${deep}}}`
}
