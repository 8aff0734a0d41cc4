import { type ArticleGridContent, maxArticlesAsked } from '../../../shared/content/article.ts'
import { addressOf } from '../../../shared/place-address.ts'
import type { BlockNeed, Place } from '../block.ts'

/** Where a grid stands. The tags and the offset come from the address, so every state of it is a plain link. */
export type GridState = {
  /** Tag ids that are chosen. */
  readonly chosen: readonly string[]
  /** Where the last page shown begins; what is shown begins at `from`, which is 0 until one answer can't hold it all. */
  readonly offset: number
  readonly from: number
  readonly size: number
  readonly need: Extract<BlockNeed, { kind: 'articles' }>
}

/** Names in the address. An empty `tagId` says that none is chosen, where the editor's own choice is to be left. */
const tagName = 'tagId'
const offsetName = 'offset'

/** Articles a page, spec 2 §9: rows times the columns of small screens, 3 where no rows are given. */
export const pageSizeOf = ({ rowsToLoad, gridSize }: Pick<ArticleGridContent, 'rowsToLoad' | 'gridSize'>): number =>
  Math.min(rowsToLoad === undefined ? 3 : rowsToLoad * gridSize.sm, maxArticlesAsked)

/** A grid that has no filter bar doesn't read the tags of the address, one without `load more` not its offset: they are another grid's. */
export function gridState(grid: ArticleGridContent, { query }: Pick<Place, 'query'>): GridState {
  const size = pageSizeOf(grid)
  const asked = grid.showFilterBar ? query[tagName] : undefined
  const chosen = asked?.filter((id) => id !== '' && id.length <= 80) ?? grid.initialQuery.tagId
  const wanted = grid.loadMore ? Number(query[offsetName]?.[0] ?? 0) : 0
  const offset = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), 10_000 - size) : 0
  const limit = Math.min(offset + size, maxArticlesAsked)
  const from = offset + size - limit
  const always = grid.initialQueryNotFiltered
  return {
    chosen: [...new Set(chosen)].slice(0, 10),
    offset,
    from,
    size,
    need: {
      kind: 'articles',
      query: [always.query, grid.initialQuery.query].filter(Boolean).join(' '),
      tagIds: [...new Set([...always.tagId, ...chosen])].slice(0, 20),
      offset: from,
      limit,
    },
  }
}

/** Whether the chosen tags are those of the editor, which need no word in the address. */
export const isInitial = (
  { initialQuery: { tagId } }: Pick<ArticleGridContent, 'initialQuery'>,
  chosen: readonly string[],
): boolean => tagId.length === chosen.length && tagId.every((id) => chosen.includes(id))

/** The page's address with the grid in another state. The editor's own tags are not named in it. */
export function gridHref(
  { path, query }: Pick<Place, 'path' | 'query'>,
  grid: Pick<ArticleGridContent, 'initialQuery'>,
  { chosen, offset }: Pick<GridState, 'chosen' | 'offset'>,
): string {
  const kept = Object.entries(query).filter(([name]) => name !== tagName && name !== offsetName)
  return addressOf({
    path,
    query: {
      ...Object.fromEntries(kept),
      ...(!isInitial(grid, chosen) && { [tagName]: chosen.length > 0 ? chosen : [''] }),
      ...(offset > 0 && { [offsetName]: [String(offset)] }),
    },
  })
}
