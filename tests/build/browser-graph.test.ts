import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { behaviorProps, islandContracts } from '../../client/islands/contracts.ts'
import { buildIfStale } from '../../tools/serve/build.ts'
import { livePath } from '../../tools/serve/live-news.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import { localSecrets } from '../../tools/serve/worker-options.ts'

const chunks = new Map<string, Rolldown.OutputChunk>()
const listChunks: Plugin = {
  name: 'list-chunks',
  generateBundle: {
    // After Vite has written into the entry what it preloads.
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output)
    },
  },
}
const modulesOf = (of: Iterable<Rolldown.OutputChunk>): string[] =>
  [...of].flatMap(({ moduleIds }) => moduleIds.map((id) => relative(fromRoot(''), id)))

/** The chunk that a module is in. */
function chunkOf(source: string): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(fromRoot(source)))
  if (!chunk) throw new Error(`${source} has no chunk`)
  return chunk
}

/**
 * Chunks that come with a chunk, and that it asks for later; of the entry only what comes with it, since it asks for
 * everything.
 */
function loadedBy(
  chunk: Rolldown.OutputChunk,
  result = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  if (result.has(chunk)) return result
  result.add(chunk)
  for (const file of chunk.isEntry ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports]) {
    const other = chunks.get(file)
    if (other) loadedBy(other, result)
  }
  return result
}

beforeAll(async () => {
  await buildIfStale()
  await build({
    root: fromRoot(''),
    mode: 'browser',
    logLevel: 'error',
    build: { write: false },
    plugins: [listChunks],
  })
})

describe('what a browser can load', () => {
  it('holds the entry and its islands', () => {
    const modules = modulesOf(chunks.values())
    expect(modules).toContain('client/entry.ts')
    expect(modules.filter((id) => id.startsWith('client/islands/')).length).toBeGreaterThan(0)
  })

  it('holds no file of the Workers', () => {
    const rooms = /^(worker|platform|demo|tools|tests)\/|^client\/islands\/registry\.server\./
    expect(modulesOf(chunks.values()).filter((id) => rooms.test(id))).toEqual([])
  })

  it('asks nobody what was built since', () => {
    const names = readdirSync(fromRoot('dist/client/assets'))
    expect(names).not.toEqual([])
    const asking = names.filter((name) =>
      readFileSync(fromRoot(`dist/client/assets/${name}`), 'latin1').includes(livePath),
    )
    expect(asking).toEqual([])
  })

  it('loads in one order: no chunk needs one that needs it', () => {
    const needs = (file: string, result = new Set<string>()): ReadonlySet<string> => {
      for (const other of chunks.get(file)?.imports ?? []) if (!result.has(other)) needs(other, result.add(other))
      return result
    }
    expect([...chunks.keys()].filter((file) => needs(file).has(file))).toEqual([])
  })

  it('parses no messages: they travel parsed', () => {
    const parser = /icu-messageformat-parser\/(?!no-parser)|message-formatter\.ts$|i18n\/messages\//
    expect(modulesOf(chunks.values()).filter((id) => parser.test(id))).toEqual([])
  })

  it('names no secret of the Workers', () => {
    const secrets = ['wrangler.toml', 'platform/wrangler.toml'].flatMap(secretsOf)
    expect(secrets).toContain('SESSION_SECRET')
    const files = readdirSync(fromRoot('dist/client'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const leaks = files.flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'latin1')
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${entry.name}: ${secret}`)
    })
    expect(leaks).toEqual([])
  })
})

/** The islands that read by SWR. */
const reading = ['article-grid', 'cart-view', 'listing', 'pickup', 'quickshop', 'reviews', 'search-box']

describe('SWR comes with the islands that read', () => {
  const swr = /node_modules\/swr\//
  const swrIn = (source: string) => modulesOf(loadedBy(chunkOf(source))).filter((id) => swr.test(id))
  const component = (name: string) => `client/islands/${name}/${name}.island.tsx`

  it('not with what every island needs', () => {
    expect(swrIn('client/runtime/hydrate.tsx')).toEqual([])
  })

  it('not with any other, like the mini cart, the first that most shoppers open', () => {
    const names = Object.keys(islandContracts)
    expect(names).toContain('mini-cart')
    expect(names.filter((name) => swrIn(component(name)).length > 0).toSorted()).toEqual(reading)
  })

  it.each(reading)('beside the script of %s, not after it', (name) => {
    const { fileName: island, imports } = chunkOf(component(name))
    const { fileName: read } = chunkOf('client/state/use-read.ts')
    expect(imports).toContain(read)
    // The entry imports the one and preloads the other; anything else would wait for the island to arrive.
    const { code } = chunkOf('client/entry.ts')
    expect([`import(\`./${basename(island)}\`)`, read].filter((named) => !code.includes(named))).toEqual([])
  })
})

describe('React comes with an island', () => {
  const react = /node_modules\/(?:react|react-dom|scheduler|swr)\//
  const reactIn = (source: string) => modulesOf(loadedBy(chunkOf(source))).filter((id) => react.test(id))

  it('and is what an island shares with the others', () => {
    expect(reactIn('client/runtime/hydrate.tsx')).not.toEqual([])
  })

  it('not with the entry', () => {
    expect(reactIn('client/entry.ts')).toEqual([])
  })

  it.each(Object.keys(behaviorProps))('not with the behavior %s', (name) => {
    expect(reactIn(`client/behaviors/${name}/${name}.ts`)).toEqual([])
  })
})

/** Names and local values of what a reader of the page must never see. */
const secretsOf = (config: string): string[] => Object.entries(localSecrets(config)).flat()
