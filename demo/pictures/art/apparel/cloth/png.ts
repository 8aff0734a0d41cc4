import { deflate } from './deflate.ts'

/**
 * Light on cloth is too irregular for gradients, so it is a very small PNG inside the SVG, which the renderer enlarges
 * smoothly. The PNG's palette has colour and alpha: one byte per cell says how dark or light it is.
 */

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const out = new Uint8Array(data.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i)
  out.set(data, 8)
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)))
  return out
}

const base64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8190) text += btoa(String.fromCharCode(...bytes.subarray(i, i + 8190)))
  return text
}

export type Rgb = readonly [r: number, g: number, b: number]

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Tone 128 changes nothing, lower is shadow, higher is light. */
export type Ramp = { readonly shade: Rgb; readonly light: Rgb; readonly deepest: number; readonly brightest: number }

const levels = 80
const zero = levels / 2

/** PNG's Paeth filter: predict each cell from its neighbours and keep the difference. */
const filtered = (width: number, height: number, cells: Uint8Array): Uint8Array => {
  const raw = new Uint8Array((width + 1) * height)
  const cell = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (cells[y * width + x] ?? 0))
  for (let y = 0; y < height; y++) {
    raw[y * (width + 1)] = 4
    for (let x = 0; x < width; x++) {
      const [a, b, c] = [cell(x - 1, y), cell(x, y - 1), cell(x - 1, y - 1)]
      const p = a + b - c
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
      raw[y * (width + 1) + x + 1] = cell(x, y) - (pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
    }
  }
  return raw
}

export const tonePng = (width: number, height: number, tones: Uint8Array, ramp: Ramp): string => {
  const palette = new Uint8Array(levels * 3)
  const alpha = new Uint8Array(levels)
  for (let i = 0; i < levels; i++) {
    palette.set(i < zero ? ramp.shade : ramp.light, i * 3)
    alpha[i] = Math.round(
      255 * (i < zero ? ((zero - i) / zero) * ramp.deepest : ((i - zero) / (levels - 1 - zero)) * ramp.brightest),
    )
  }
  const raw = filtered(
    width,
    height,
    tones.map((tone) => Math.round((tone / 255) * (levels - 1) + (tone === 128 ? 0.01 : 0))),
  )
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 3], 8)
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflate(raw)),
    chunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return `data:image/png;base64,${base64(file)}`
}
