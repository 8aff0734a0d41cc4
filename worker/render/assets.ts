import manifest from 'virtual:asset-manifest'
import type { BehaviorName, IslandName } from '../../client/islands/contracts.ts'

const entry = manifest['client/entry.ts']

/** The page's one script. In a build without the browser's part there is none, which a page survives. */
export const entrySrc = entry ? `/${entry.file}` : ''

function withImports(source: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source]
  if (!chunk || source === 'client/entry.ts' || found.has(`/${chunk.file}`)) return found
  found.add(`/${chunk.file}`)
  for (const other of chunk.imports ?? []) withImports(other, found)
  return found
}

/** A behavior's script and what it loads. Behaviors of a page's first sight come beside the entry, not after it. */
export const behaviorSrcs = (name: BehaviorName): readonly string[] => [
  ...withImports(`client/behaviors/${name}/${name}.ts`),
]

/** Files of an island. */
export const islandSrcs = (name: IslandName): readonly string[] => [
  ...withImports(`client/islands/${name}/${name}.island.tsx`),
]

/** Files that every island needs: fetched ahead, at the first sign of a person (client/entry.ts). */
const shared = Object.keys(manifest).find((key) => manifest[key]?.name === 'react')
export const sharedSrcs: readonly string[] = shared ? [...withImports(shared)] : []
