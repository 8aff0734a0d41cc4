import type { Material } from '../../contract.ts'
import { type Ramp, tonePng } from './png.ts'

/** The surface of each cloth as one small seamless tile. Numbers are tones: 0 changes nothing, negative is darker. */

type Tile = {
  readonly size: number
  readonly scale: number
  readonly strength: number
  readonly tone: (x: number, y: number) => number
}

const hash = (x: number, y: number): number => {
  let h = Math.imul(x + 17, 374761393) ^ Math.imul(y + 31, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

const size = 48
const wrap = (n: number): number => ((n % size) + size) % size
const fine = (x: number, y: number): number => hash(wrap(x), wrap(y))
/** Noise smeared along a direction looks like fibre. */
const fibre = (x: number, y: number, dx: number, dy: number, n: number): number => {
  let sum = 0
  for (let i = 0; i < n; i++) sum += fine(x + dx * i, y + dy * i)
  return sum / Math.sqrt(n)
}
const soft = (x: number, y: number): number => (fine(x, y) + fine(x + 1, y) + fine(x, y + 1) + fine(x + 1, y + 1)) / 2
const wave = (t: number): number => Math.sin(t * Math.PI * 2)

/** Knitted stitches: two leaning loops to a column. */
const stitch = (x: number, y: number, w: number, h: number): number => {
  const column = (x % w) / w - 0.5
  return (
    wave(y / h - Math.abs(column) * 1.1) * 0.55 -
    (Math.abs(column) > 0.4 ? 0.5 : 0) -
    (Math.abs(column) < 0.08 ? 0.35 : 0)
  )
}

const tiles: Record<Material, Tile> = {
  jersey: { size, scale: 1.9, strength: 0.1, tone: (x, y) => stitch(x, y, 4, 4) * 0.4 + fibre(x, y, 0, 1, 3) * 0.5 },
  fleece: { size, scale: 2.1, strength: 0.11, tone: (x, y) => soft(x, y) * 0.3 + fine(x, y) * 0.55 },
  denim: {
    size,
    scale: 2,
    strength: 0.34,
    tone: (x, y) => wave((x + y) / 4) * 0.45 + fibre(x, y, 0, 1, 9) * 0.3 + fine(x, y) * 0.45,
  },
  wool: {
    size,
    scale: 2.8,
    strength: 0.2,
    tone: (x, y) => fibre(x, y, 1, 1, 3) * 0.35 + fibre(x, y, 1, -1, 3) * 0.35 + fine(x, y) * 0.5,
  },
  knit: { size, scale: 2.6, strength: 0.5, tone: (x, y) => stitch(x, y, 8, 6) + fine(x, y) * 0.12 },
  nylon: {
    size,
    scale: 2.1,
    strength: 0.075,
    tone: (x, y) =>
      (x % 12 === 0 || y % 12 === 0 ? -0.75 : 0.1) + (x % 12 === 1 || y % 12 === 1 ? 0.5 : 0) + fine(x, y) * 0.12,
  },
  canvas: {
    size,
    scale: 2,
    strength: 0.2,
    tone: (x, y) => (((x >> 1) + (y >> 1)) % 2) * 0.5 - 0.25 + fibre(x, y, 1, 0, 6) * 0.3 + fibre(x, y, 0, 1, 6) * 0.3,
  },
  suede: {
    size,
    scale: 2.4,
    strength: 0.13,
    tone: (x, y) => soft(x, y) * 0.4 + fibre(x, y, 1, 2, 3) * 0.3 + fine(x, y) * 0.3,
  },
  leather: { size, scale: 2.8, strength: 0.14, tone: (x, y) => -Math.abs(soft(x, y)) + soft(x + 9, y + 5) * 0.5 + 0.2 },
  mesh: {
    size,
    scale: 2.2,
    strength: 0.5,
    tone: (x, y) => (((x % 6) - 2.5) ** 2 + (((y + (Math.floor(x / 6) % 2) * 3) % 6) - 2.5) ** 2 < 3.2 ? -0.9 : 0.12),
  },
}

const neutral: Ramp = { shade: [12, 10, 18], light: [255, 252, 244], deepest: 1, brightest: 0.9 }
const cache = new Map<Material, string>()

const picture = (material: Material): string => {
  const known = cache.get(material)
  if (known !== undefined) return known
  const tile = tiles[material]
  const tones = new Uint8Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const tone = Math.max(-1, Math.min(1, tile.tone(x, y) * tile.strength))
      tones[y * size + x] = Math.round(128 + 127 * tone)
    }
  const href = tonePng(size, size, tones, neutral)
  cache.set(material, href)
  return href
}

/** `zoom` above 1 enlarges the weave, for detail views. */
export const weavePattern = (id: string, material: Material, zoom = 1, angle = 0): string => {
  const edge = size * tiles[material].scale * zoom
  const turn = angle === 0 ? '' : ` patternTransform="rotate(${angle})"`
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${edge}" height="${edge}"${turn}><image width="${edge}" height="${edge}" href="${picture(material)}"/></pattern>`
}
