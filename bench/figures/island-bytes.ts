import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { islandContracts } from '../../client/islands/contracts.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const entry = 'client/entry.ts'
/** The chunks of what all islands share, and of what those share that read (vite.config.ts). */
const sharedByAll = 'react'
const sharedByReaders = 'read'

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(fromRoot('dist/client/.vite/manifest.json'), 'utf8'))

/** Every file that a module loads with it, except the entry script, which every page has. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source]
  if (!chunk || source === entry || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found)
  return found
}

/** KB as a server sends them that compresses ahead. */
const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => {
    const code = readFileSync(fromRoot(`dist/client/${file}`))
    return sum + brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength
  }, 0) / 1024

function worst({ log }: Bench, id: string, sizes: ReadonlyMap<string, number>): number {
  for (const [name, size] of sizes) log(`${id}: ${name} ${size.toFixed(2)} KB`)
  return Math.max(...sizes.values())
}

/** Every file of a chunk that vite.config.ts names. */
const filesOfChunk = (manifest: Manifest, chunk: string): ReadonlySet<string> =>
  filesOf(manifest, Object.keys(manifest).find((key) => manifest[key]?.name === chunk) ?? '')

export const filesOfIsland = (manifest: Manifest, name: string): ReadonlySet<string> =>
  filesOf(manifest, `client/islands/${name}/${name}.island.tsx`)

/** Bytes of each island, beyond the chunks that it shares. */
function furtherSizes(): ReadonlyMap<string, number> {
  const manifest = readManifest()
  const shared = new Set([sharedByAll, sharedByReaders].flatMap((chunk) => [...filesOfChunk(manifest, chunk)]))
  return new Map(
    Object.keys(islandContracts).flatMap((name) => {
      const own = [...filesOfIsland(manifest, name)].filter((file) => !shared.has(file))
      return own.length > 0 ? [[name, kilobytes(own)] as const] : []
    }),
  )
}

export const islandBytesFigures: readonly Figure[] = [
  {
    id: 'island.first',
    goal: 74,
    unit: 'KB brotli (quality 9) of script that the mini cart loads, what all islands share included, entry excluded',
    measure: async () => {
      const manifest = readManifest()
      return kilobytes(new Set([...filesOfIsland(manifest, 'mini-cart'), ...filesOfChunk(manifest, sharedByAll)]))
    },
  },
  {
    id: 'island.read',
    goal: 6,
    unit: 'KB brotli (quality 9) of script that the first island that reads brings for all that do',
    measure: async () => {
      const manifest = readManifest()
      const all = filesOfChunk(manifest, sharedByAll)
      return kilobytes([...filesOfChunk(manifest, sharedByReaders)].filter((file) => !all.has(file)))
    },
  },
  {
    id: 'island.next',
    goal: 12,
    unit: 'KB brotli (quality 9) of script that the largest further island loads beyond what islands share',
    measure: async (bench) => worst(bench, 'island.next', furtherSizes()),
  },
]
