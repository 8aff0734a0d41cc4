import type { IslandName } from './contracts.ts'
import type { IslandOf } from './island-context.ts'

type IslandModule = { readonly island: IslandOf<IslandName> }

const scripts = import.meta.glob<IslandModule>('./*/*.island.tsx')

/** Loaders of islands, each from a chunk of its own. */
export const islandLoader = (name: string): (() => Promise<IslandModule>) | undefined =>
  scripts[`./${name}/${name}.island.tsx`]
