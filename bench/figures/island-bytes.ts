import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { islandProps } from '../../client/islands/contracts.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

const entry = 'client/entry.ts'
/** The chunk of what all islands share (vite.config.ts). */
const shared = 'react'
/** The islands that a shopper meets first: one of them brings what all share. */
const firstMet = ['mini-cart', 'search-box']

const readManifest = (): Manifest => JSON.parse(readFileSync(fromRoot('dist/client/.vite/manifest.json'), 'utf8'))

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

/** `of` answers the files that count for an island. */
function sizesOf(
  names: readonly string[],
  of: (own: ReadonlySet<string>, all: ReadonlySet<string>) => Iterable<string>,
) {
  const manifest = readManifest()
  const all = filesOf(manifest, Object.keys(manifest).find((key) => manifest[key]?.name === shared) ?? '')
  return new Map(
    names.flatMap((name) => {
      const own = filesOf(manifest, `client/islands/${name}/${name}.tsx`)
      return own.size > 0 ? [[name, kilobytes(of(own, all))] as const] : []
    }),
  )
}

export const islandBytesFigures: readonly Figure[] = [
  {
    id: 'island.first',
    goal: 78,
    unit: 'KB brotli (quality 9) of script that the first island loads, what all share included, entry excluded',
    measure: async (bench) =>
      worst(
        bench,
        'island.first',
        sizesOf(firstMet, (own, all) => new Set([...own, ...all])),
      ),
  },
  {
    id: 'island.next',
    goal: 12,
    unit: 'KB brotli (quality 9) of script that the largest further island loads beyond what all share',
    measure: async (bench) =>
      worst(
        bench,
        'island.next',
        sizesOf(Object.keys(islandProps), (own, all) => [...own].filter((file) => !all.has(file))),
      ),
  },
]
