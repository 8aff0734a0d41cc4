import { mix } from '../../kit/colour.ts'
import { stitches } from '../../kit/panel.ts'
import type { Garment } from './garment.ts'
import { along, type Knot, line, num, type Pt, shift } from './outline.ts'

/** Seams, stitches, ribs, cords, zips, buttons and the embroidered mark. */

const ink = '#0a0812'

/** A seam is a groove: dark in the fold, light where the cloth turns up out of it. */
export const seam = (d: string, depth = 1): string =>
  `<g fill="none"><path d="${d}" stroke="${ink}" stroke-opacity="${num(0.16 * depth)}" stroke-width="11"/>` +
  `<path d="${d}" stroke="${ink}" stroke-opacity="${(0.42 * depth).toFixed(2)}" stroke-width="2.6"/>` +
  `<path d="${d}" stroke="#fffaf0" stroke-opacity="${(0.26 * depth).toFixed(2)}" stroke-width="2.2" transform="translate(2.4 2.6)"/></g>`

const needle = { width: 2.1, length: 6, gap: 4, strength: 0.8 }

/** Two rows of stitches, as on a hem. */
export const twin = (knots: readonly Knot[], colour: string, gap = 9): string =>
  stitches(line(knots).d, colour, needle) + stitches(line(shift(knots, 0, gap)).d, colour, needle)

/**
 * Ribs from one edge of a band to the other, with dark valleys and light crowns. On a band of constant height they are
 * the dashes of one thick line, which needs far fewer bytes; otherwise each rib is drawn.
 */
export const ribs = (from: readonly Pt[], to: readonly Pt[], count: number, weight = 1): string => {
  const middle: Knot[] = []
  let [low, high, length] = [Infinity, 0, 0]
  for (let i = 0; i <= 18; i++) {
    const [a, b] = [along(from, i / 18), along(to, i / 18)]
    const tall = Math.hypot(b[0] - a[0], b[1] - a[1])
    ;[low, high] = [Math.min(low, tall), Math.max(high, tall)]
    const here: Knot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const last = middle[middle.length - 1]
    if (last) length += Math.hypot(here[0] - last[0], here[1] - last[1])
    middle.push(here)
  }
  const [first, last] = [middle[0], middle[middle.length - 1]]
  const straight = first && last ? Math.hypot(last[0] - first[0], last[1] - first[1]) > length * 0.985 : false
  if (straight && high < low * 1.5 && high < length * 0.3) {
    const step = length / count
    const dark = Math.min(step * 0.5, 3 * weight)
    const d = `M${middle.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
    const rib = (colour: string, opacity: number, on: number, offset: number): string =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${Math.round(high * 1.06)}" stroke-dasharray="${on.toFixed(2)} ${(step - on).toFixed(2)}" stroke-dashoffset="${offset.toFixed(2)}"/>`
    return rib(ink, 0.3, dark, 0) + rib('#fffaf0', 0.13, Math.min(step * 0.3, 2 * weight), -step * 0.5)
  }
  let d = ''
  for (let i = 0; i <= count; i++) {
    const [a, b] = [along(from, i / count), along(to, i / count)]
    d += `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
  }
  return `<path d="${d}" stroke="${ink}" stroke-opacity=".3" stroke-width="${num(3 * weight)}"/><path d="${d}" stroke="#fffaf0" stroke-opacity=".13" stroke-width="${num(2 * weight)}" transform="translate(${num(3 * weight)} 0)"/>`
}

/** The house mark, two short offset bars like kerb stones, in satin stitch. */
export const mark = (x: number, y: number, width: number, colour: string, angle = 0): string => {
  const h = width * 0.19
  const bar = (bx: number, by: number): string => {
    const w = width * 0.62
    const slant = h * 0.9
    const d = `M${num(bx + slant)} ${num(by)}H${num(bx + w)}L${num(bx + w - slant)} ${num(by + h)}H${num(bx)}Z`
    let threads = ''
    for (let i = 2; i < w - slant; i += Math.max(3, width / 26))
      threads += `M${num(bx + i + slant)} ${num(by)}l${num(-slant)} ${num(h)}`
    return (
      `<path d="${d}" fill="${ink}" fill-opacity=".34" transform="translate(${num(width * 0.012)} ${num(width * 0.03)})"/><path d="${d}" fill="${colour}"/>` +
      `<path d="${threads}" stroke="${ink}" stroke-opacity=".2" stroke-width="${num(Math.max(0.9, width / 90))}"/>` +
      `<path d="M${num(bx + slant)} ${num(by + h * 0.08)}H${num(bx + w)}" stroke="#fff" stroke-opacity=".4" stroke-width="${num(h * 0.14)}"/>`
    )
  }
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) translate(${num(-width / 2)} ${num(-h * 1.35)})">${bar(0, 0)}${bar(width * 0.38, h * 1.55)}</g>`
}

/** A woven label sewn in at the neck. */
export const label = (garment: Garment, x: number, y: number, w: number, h: number): string =>
  `<rect x="${x - w / 2}" y="${y + 3}" width="${w}" height="${h}" rx="2" fill="${ink}" fill-opacity=".3"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="2" fill="${garment.palette.trim}"/>` +
  `<rect x="${x - w / 2}" y="${y}" width="${w}" height="5" fill="${ink}" fill-opacity=".18"/>${mark(x, y + h * 0.55, w * 0.5, mix(garment.palette.accent, garment.palette.base, 0.15))}`

/** Braided cord with a dark metal tip; the shadow is at the lower right, as everywhere. */
export const cord = (knots: readonly Knot[], colour: string, width = 11, tip = '#8d8a86'): string => {
  const path = line(knots)
  const end = along(path.pts, 1)
  const near = along(path.pts, 0.97)
  const angle = (Math.atan2(end[1] - near[1], end[0] - near[0]) * 180) / Math.PI - 90
  const w = width * 1.25
  return (
    `<g fill="none" stroke-linecap="round"><path d="${path.d}" stroke="${ink}" stroke-opacity=".12" stroke-width="${num(width * 2)}" transform="translate(7 9)"/>` +
    `<path d="${path.d}" stroke="${ink}" stroke-opacity=".34" stroke-width="${num(width * 1.1)}" transform="translate(3.5 4.5)"/>` +
    `<path d="${path.d}" stroke="${mix(colour, ink, 0.38)}" stroke-width="${width}"/><path d="${path.d}" stroke="${colour}" stroke-width="${num(width * 0.74)}" transform="translate(-.8 -.8)"/>` +
    `<path d="${path.d}" stroke="${ink}" stroke-opacity=".22" stroke-width="${num(width * 0.7)}" stroke-dasharray="1.6 4" stroke-linecap="butt"/>` +
    `<path d="${path.d}" stroke="#fff" stroke-opacity=".3" stroke-width="${num(width * 0.18)}" transform="translate(-1.6 -1)"/></g>` +
    `<g transform="translate(${num(end[0])} ${num(end[1])}) rotate(${num(angle)})"><rect x="${num(-w / 2 + 3)}" y="1" width="${num(w)}" height="${num(w * 2.6)}" rx="4" fill="${ink}" fill-opacity=".3"/>` +
    `<rect x="${num(-w / 2)}" y="-4" width="${num(w)}" height="${num(w * 2.6)}" rx="3.5" fill="${tip}"/><rect x="${num(-w / 2)}" y="-4" width="${num(w * 0.36)}" height="${num(w * 2.6)}" rx="3" fill="#fff" fill-opacity=".42"/>` +
    `<rect x="${num(w * 0.18)}" y="-4" width="${num(w * 0.32)}" height="${num(w * 2.6)}" rx="3" fill="#000" fill-opacity=".34"/></g>`
  )
}

/** Coil zip: tape, teeth, and a puller at `at`. */
export const zip = (x: number, top: number, bottom: number, tape: string, metal: string, at: number): string => {
  const length = bottom - top
  return (
    `<rect x="${x - 15}" y="${top}" width="30" height="${length}" fill="${tape}"/><rect x="${x - 19}" y="${top}" width="8" height="${length}" fill="${ink}" fill-opacity=".3"/><rect x="${x + 11}" y="${top}" width="9" height="${length}" fill="${ink}" fill-opacity=".22"/>` +
    `<path d="M${x - 3.2} ${top}V${bottom}M${x + 3.2} ${top + 3}V${bottom}" stroke="${metal}" stroke-width="6" stroke-dasharray="3.6 2.4"/><path d="M${x} ${top}V${bottom}" stroke="${ink}" stroke-opacity=".5" stroke-width="1.4"/>` +
    `<g transform="translate(${x} ${at})"><rect x="-7" y="2" width="20" height="66" rx="7" fill="${ink}" fill-opacity=".32"/><path d="M-11 -14h22l-3 26h-16Z" fill="${metal}"/><path d="M-11 -14h8l-1 26h-4Z" fill="#fff" fill-opacity=".4"/>` +
    `<rect x="-8" y="8" width="16" height="54" rx="6" fill="${metal}"/><rect x="-8" y="8" width="6" height="54" rx="3" fill="#fff" fill-opacity=".38"/><rect x="-3" y="44" width="6" height="11" rx="3" fill="${ink}" fill-opacity=".5"/></g>`
  )
}

export const button = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${num(x + r * 0.22)}" cy="${num(y + r * 0.34)}" r="${num(r * 1.06)}" fill="${ink}" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>` +
  `<circle cx="${x}" cy="${y}" r="${num(r * 0.72)}" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="${num(r * 0.16)}"/><path d="M${num(x - r * 0.8)} ${num(y + r * 0.1)}A${r} ${r} 0 0 1 ${num(x + r * 0.2)} ${num(y - r * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${num(r * 0.2)}"/>`
