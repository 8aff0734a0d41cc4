import type { Context } from 'hono'
import { islandContracts } from '../../../client/islands/contracts.ts'
import type { PagePart } from '../../render/page-cache/page-address.ts'

/**
 * Asked for with this header a page is its main part alone, after its title and the rules that the shell doesn't have.
 */
export const fragmentHeader = 'x-fragment'

/**
 * Asked for with the name of an island in this header, a page is that island's data: `{title, index, canonical,
 * islands: CollectedIsland[]}`. `NAME;starts`: for one that begins.
 */
export const islandHeader = 'x-island'

export function askedPart(c: Context): PagePart {
  const island = c.req.header(islandHeader)
  if (island !== undefined) return `island;${island}`
  return c.req.header(fragmentHeader) === 'main' ? 'fragment' : 'page'
}

/** Without menu, footer and pop-up. */
export const isPartOnly = (c: Context): boolean => askedPart(c) !== 'page'

/** No island has the name that is asked for: each made-up name would be cached as an entry of its own. */
export const isUnknownIsland = (part: PagePart): boolean =>
  part.startsWith('island;') && !Object.hasOwn(islandContracts, part.slice('island;'.length).replace(/;starts$/, ''))
