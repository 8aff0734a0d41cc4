import type { ComponentType, ReactNode } from 'react'
import type { PageContext } from '../pages/page-context.ts'
import type { IslandName, IslandPropsOf } from './contracts.ts'

/** The props every island's component receives besides its own. `slot` is markup that only the server renders. */
export type IslandContext = PageContext & { readonly slot: ReactNode }

/** Export `island` of NAME/NAME.island.tsx. */
export type IslandOf<N extends IslandName> = ComponentType<IslandContext & IslandPropsOf<N>>
