import { isAscii } from 'node:buffer'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { UnusableFeed } from './raw-row.ts'

const headBytes = 64 * 1024
const chunkBytes = 128 * 1024

export type TextInput = {
  readonly encoding: string
  /** The first 64 KB, decoded: enough to tell a format. */
  readonly head: string
  /** Said to the user: what was assumed about the encoding. */
  readonly note: string | null
  /** Share of the file (0 to 1) that `text` has read. */
  readonly progress: () => number
  readonly text: (signal?: AbortSignal) => AsyncGenerator<string>
}

/**
 * Opens a text file of any size, plain or gzipped. The file is read once ahead to tell its encoding: a name alone can
 * be wrong for 40 MB.
 */
export async function openText(path: string): Promise<TextInput> {
  if (!existsSync(path)) throw new UnusableFeed(`There is no file ${path}.`)
  const stat = statSync(path)
  if (!stat.isFile()) throw new UnusableFeed(`${path} is not a file.`)
  if (stat.size === 0) throw new UnusableFeed(`${path} is empty.`)

  const gzipped = (await firstBytes(bytesOf(path, false), 2)).equals(Buffer.from([0x1f, 0x8b]))
  const { encoding, note, head } = await scan(bytesOf(path, gzipped))
  let read = 0
  return {
    encoding,
    note,
    head,
    progress: () => Math.min(read / stat.size, 1),
    async *text(signal) {
      const decoder = new TextDecoder(encoding)
      const count = (bytes: number) => {
        read += bytes
      }
      for await (const chunk of bytesOf(path, gzipped, count)) {
        if (signal?.aborted) return
        yield decoder.decode(chunk, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

async function* bytesOf(path: string, gzipped: boolean, count?: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: chunkBytes })
  if (count) file.on('data', (chunk) => count(chunk.length))
  const source = gzipped ? file.pipe(createGunzip({ chunkSize: chunkBytes })) : file
  file.on('error', (error) => source.destroy(error))
  try {
    for await (const chunk of source) yield chunk as Buffer
  } catch (error) {
    throw new UnusableFeed(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    file.destroy()
  }
}

async function firstBytes(source: AsyncGenerator<Buffer>, length: number): Promise<Buffer> {
  for await (const chunk of source) return chunk.subarray(0, length)
  return Buffer.alloc(0)
}

async function scan(source: AsyncGenerator<Buffer>): Promise<Pick<TextInput, 'encoding' | 'note' | 'head'>> {
  const tally = utf8Tally()
  let start: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    if (start.length < headBytes) start = Buffer.concat([start, chunk.subarray(0, headBytes - start.length)])
    tally.take(chunk)
  }
  const wide = wideEncoding(start)
  const { encoding, note } = wide ? { encoding: wide, note: null } : narrowEncoding(tally, start)
  return { encoding, note, head: new TextDecoder(encoding).decode(start) }
}

/** UTF-16 by its mark, or by the zero that every second byte of plain English then is. */
function wideEncoding(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const sample = start.subarray(0, 1024)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const threshold = sample.length / 5
  const [evenZeros = 0, oddZeros = 0] = zeros
  if (oddZeros > threshold && evenZeros === 0) return 'utf-16le'
  if (evenZeros > threshold && oddZeros === 0) return 'utf-16be'
  return null
}

function narrowEncoding(tally: Utf8Tally, start: Buffer): { encoding: string; note: string | null } {
  if (tally.broken() === 0) return { encoding: 'utf-8', note: null }
  if (tally.whole() > tally.broken()) {
    return { encoding: 'utf-8', note: `${tally.broken()} characters are not valid UTF-8 and show as \uFFFD.` }
  }
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i
    .exec(start.toString('latin1', 0, 200))?.[1]
    ?.toLowerCase()
  const encoding = declared && declared !== 'utf-8' && isKnownEncoding(declared) ? declared : 'windows-1252'
  return { encoding, note: `The file is not UTF-8: it is read as ${encoding}.` }
}

function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

type Utf8Tally = {
  readonly take: (chunk: Buffer) => void
  readonly whole: () => number
  readonly broken: () => number
}

/** Counts sequences beyond ASCII that are whole and that are broken, over all chunks. */
function utf8Tally(): Utf8Tally {
  let length = 0
  let broken = 0
  let missing = 0
  const lead = (byte: number) => {
    if (byte < 0x80) return 0
    if (byte >= 0xc2 && byte <= 0xdf) return 1
    if (byte >= 0xe0 && byte <= 0xef) return 2
    if (byte >= 0xf0 && byte <= 0xf4) return 3
    broken += 1
    return 0
  }
  return {
    take(chunk) {
      if (missing === 0 && isAscii(chunk)) return
      for (const byte of chunk) {
        if (missing === 0) missing = lead(byte)
        else if ((byte & 0xc0) === 0x80) {
          missing -= 1
          if (missing === 0) length += 1
        } else {
          broken += 1
          missing = lead(byte)
        }
      }
    },
    whole: () => length,
    broken: () => broken,
  }
}
