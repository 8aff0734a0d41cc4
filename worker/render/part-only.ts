import type { Context } from 'hono'

/**
 * Asked for with this header a page is its main part alone, after its title and the rules that the shell doesn't have.
 */
export const fragmentHeader = 'x-fragment'

/**
 * Asked for with the name of an island in this header, a page is that island's data: `{title, islands:
 * CollectedIsland[]}`. `NAME;starts`: for one that begins.
 */
export const islandHeader = 'x-island'

/** Without menu, footer and pop-up. */
export const isPartOnly = (c: Context): boolean =>
  c.req.header(fragmentHeader) === 'main' || c.req.header(islandHeader) !== undefined
