import type { IslandName } from './contracts.ts'
import type { IslandOf } from './island-context.ts'

const scripts = import.meta.glob<IslandOf<IslandName>>('./*/*.island.tsx', { import: 'island' })

/** What loads an island, from a chunk of its own. */
export const islandLoader = (name: string): (() => Promise<IslandOf<IslandName>>) | undefined =>
  scripts[`./${name}/${name}.island.tsx`]
