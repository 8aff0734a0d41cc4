import type { IslandName } from './contracts.ts'
import type { IslandOf } from './island-context.ts'

type Components = { readonly [N in IslandName]: IslandOf<N> }
const components = import.meta.glob('./*/*.island.tsx', { eager: true, import: 'island' })

/** The components of registry.browser.ts, for rendering in the Worker. */
export const serverIsland = <N extends IslandName>(name: N): Components[N] =>
  // Exported as the island of this name; islands.test.ts expects one for every contract.
  components[`./${name}/${name}.island.tsx`] as Components[N]
