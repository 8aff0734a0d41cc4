/** Light on cloth is a field, not a handful of gradients, so it travels as a very small picture inside the SVG, which the
 * renderer enlarges smoothly. The palette carries colour and alpha: one byte a cell says how dark or how light. */

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

const adler = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
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

// Stored, not deflated: the maps are a few kilobytes and an encoder would cost more time than it saves in bytes.
const stored = (raw: Uint8Array): Uint8Array => {
  const blocks = Math.ceil(raw.length / 65535)
  const out = new Uint8Array(raw.length + blocks * 5 + 6)
  out.set([0x78, 0x01])
  let at = 2
  for (let i = 0; i < blocks; i++) {
    const part = raw.subarray(i * 65535, (i + 1) * 65535)
    out.set([i === blocks - 1 ? 1 : 0, part.length & 255, part.length >> 8, ~part.length & 255, (~part.length >> 8) & 255], at)
    out.set(part, at + 5)
    at += part.length + 5
  }
  new DataView(out.buffer).setUint32(at, adler(raw))
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

/** Index 128 is untouched cloth, below it shade, above it light. */
export type Ramp = { readonly shade: Rgb; readonly light: Rgb; readonly deepest: number; readonly brightest: number }

export const tonePng = (width: number, height: number, tones: Uint8Array, ramp: Ramp): string => {
  const palette = new Uint8Array(768)
  const alpha = new Uint8Array(256)
  for (let i = 0; i < 256; i++) {
    palette.set(i < 128 ? ramp.shade : ramp.light, i * 3)
    alpha[i] = Math.round(255 * (i < 128 ? ((128 - i) / 128) * ramp.deepest : ((i - 128) / 127) * ramp.brightest))
  }
  const raw = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) raw.set(tones.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
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
    chunk('IDAT', stored(raw)),
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
