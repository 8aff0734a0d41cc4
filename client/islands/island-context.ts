import type { ReactNode } from 'react'
import type { PageContext } from '../pages/page-context.ts'

/** The props every island's component receives besides its own. `slot` is markup that only the server renders. */
export type IslandContext = PageContext & { readonly slot: ReactNode }
