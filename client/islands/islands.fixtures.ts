import type { ReactNode } from 'react'
import type { IslandName, IslandPropsOf } from './contracts.ts'

/** An island in one state. `slot` is its server-only markup. */
export type Fixture<N extends IslandName> = { readonly props: IslandPropsOf<N>; readonly slot?: ReactNode }

/** Export `fixtures` of NAME/NAME.fixtures.ts. */
export type Fixtures<N extends IslandName> = Readonly<Record<string, Fixture<N>>>

const files = import.meta.glob<Fixtures<never>>('./*/*.fixtures.{ts,tsx}', { eager: true, import: 'fixtures' })

/** The states that tests render each island in. */
export const islandFixtures = new Map(
  Object.entries(files).map(([path, fixtures]) => [path.split('/')[1] ?? '', fixtures]),
)
