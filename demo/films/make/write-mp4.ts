type Frame = { readonly key: boolean; readonly data: Uint8Array }
type Film = {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** The decoder's configuration record (avcC). */
  readonly description: Uint8Array
  readonly frames: readonly Frame[]
}

const u8 = (...values: readonly number[]) => Buffer.from(values)
const u16 = (...values: readonly number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)))
const u32 = (...values: readonly number[]) =>
  Buffer.concat(
    values.map((value) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])),
  )
const zeros = (count: number) => Buffer.alloc(count)

const box = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(name, 'latin1'), content])
}
const fullBox = (name: string, flags: number, ...parts: readonly Uint8Array[]) => box(name, u32(flags), ...parts)

const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/**
 * A silent H.264 film as an MP4 (ISO/IEC 14496-12 and -15). The index comes first, so that playback can start and seek
 * before the file is downloaded. All frames are in one chunk and have the same duration; none refers to a later one.
 */
export function writeMp4({ width, height, framesPerSecond, description, frames }: Film): Buffer {
  const ticks = 1000
  const timescale = ticks * framesPerSecond
  const length = frames.length * ticks
  const keys = frames.flatMap(({ key }, index) => (key ? [index + 1] : []))
  const sampleEntry = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(0x18, 0xffff),
    box('avcC', description),
  )
  const index = (offset: number) =>
    box(
      'moov',
      fullBox('mvhd', 0, u32(0, 0, timescale, length, 0x10000), u16(0x100), zeros(10), matrix, zeros(24), u32(2)),
      box(
        'trak',
        fullBox('tkhd', 3, u32(0, 0, 1, 0, length), zeros(8), u16(0, 0, 0, 0), matrix, u32(width << 16, height << 16)),
        box(
          'mdia',
          fullBox('mdhd', 0, u32(0, 0, timescale, length), u16(0x55c4, 0)),
          fullBox('hdlr', 0, u32(0), Buffer.from('vide'), zeros(12), Buffer.from('film\0')),
          box(
            'minf',
            fullBox('vmhd', 1, zeros(8)),
            box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
            box(
              'stbl',
              fullBox('stsd', 0, u32(1), sampleEntry),
              fullBox('stts', 0, u32(1, frames.length, ticks)),
              fullBox('stss', 0, u32(keys.length, ...keys)),
              fullBox('stsc', 0, u32(1, 1, frames.length, 1)),
              fullBox('stsz', 0, u32(0, frames.length, ...frames.map(({ data }) => data.length))),
              fullBox('stco', 0, u32(1, offset)),
            ),
          ),
        ),
      ),
    )
  const kind = box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomavc1mp41'))
  const start = kind.length + index(0).length + 8
  return Buffer.concat([kind, index(start), box('mdat', ...frames.map(({ data }) => data))])
}
