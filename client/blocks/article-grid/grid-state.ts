import { type ArticleGridContent, maxArticlesAsked } from '../../../shared/content/article.ts'
import type { BlockNeed, Place } from '../block.ts'
import { offsetName, tagName } from './grid-href.ts'

/** The state of a grid. Tags and offset come from the URL, so every state can be linked to. */
export type GridState = {
  /** Ids of the chosen tags. */
  readonly chosen: readonly string[]
  /**
   * Start of the last page shown. The articles shown start at `from`, which is 0 until one response can't hold them
   * all.
   */
  readonly offset: number
  readonly from: number
  readonly size: number
  readonly need: Extract<BlockNeed, { kind: 'articles' }>
}

/** Articles per page (spec 2 §9): rows times the columns on small screens, or 3 without a number of rows. */
export const pageSizeOf = ({ rowsToLoad, gridSize }: Pick<ArticleGridContent, 'rowsToLoad' | 'gridSize'>): number =>
  Math.min(rowsToLoad === undefined ? 3 : rowsToLoad * gridSize.sm, maxArticlesAsked)

/**
 * A grid without a filter bar ignores tags in the URL, and one without "load more" ignores the offset: they belong to
 * another grid on the page.
 */
export function gridState(grid: ArticleGridContent, { query }: Pick<Place, 'query'>): GridState {
  const size = pageSizeOf(grid)
  const requestedTags = grid.showFilterBar ? query[tagName] : undefined
  const chosen = requestedTags?.filter((id) => id !== '' && id.length <= 80) ?? grid.initialQuery.tagId
  const requestedOffset = grid.loadMore ? Number(query[offsetName]?.[0] ?? 0) : 0
  const offset = Number.isInteger(requestedOffset) ? Math.min(Math.max(requestedOffset, 0), 10_000 - size) : 0
  const limit = Math.min(offset + size, maxArticlesAsked)
  const from = offset + size - limit
  const fixedQuery = grid.initialQueryNotFiltered
  return {
    chosen: [...new Set(chosen)].slice(0, 10),
    offset,
    from,
    size,
    need: {
      kind: 'articles',
      query: [fixedQuery.query, grid.initialQuery.query].filter(Boolean).join(' '),
      tagIds: [...new Set([...fixedQuery.tagId, ...chosen])].slice(0, 20),
      offset: from,
      limit,
    },
  }
}
