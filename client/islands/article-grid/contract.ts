import { z } from 'zod'
import { Article, ArticleGridContent, ArticleSearch } from '../../../shared/content/article.ts'
import type { IslandContract } from '../island-contract.ts'

/** A grid of articles (spec 2 §2.3): the articles shown, and the state its links are built from. */
const ArticleGridProps = z.object({
  /** The section's id, which prefixes the ids of its articles. */
  id: z.string(),
  articles: z
    .array(
      Article.pick({ id: true, title: true, eyebrow: true, picture: true }).extend({
        url: z.string(),
        date: z.object({ day: z.string(), words: z.string() }).nullable(),
      }),
    )
    .readonly(),
  /** The total number of matches, and the index of the first one shown. */
  total: z.int(),
  from: z.int(),
  chosen: z.array(z.string()).readonly(),
  offset: z.int(),
  size: z.int(),
  /** The topics to choose from; empty when the grid has no filter bar. */
  topics: ArticleSearch.shape.facets.readonly(),
  initialQuery: z.object({ tagId: z.array(z.string()).readonly() }),
  loadMore: z.boolean(),
  gridSize: ArticleGridContent.shape.gridSize,
  /** The section has a heading. */
  titled: z.boolean(),
  /** The grid opens the page, so its first picture is the largest contentful paint. */
  first: z.boolean(),
  place: z.object({
    path: z.string(),
    query: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
  }),
})

export const articleGrid = {
  props: ArticleGridProps,
  messages: [
    'articles.all',
    'articles.count',
    'articles.failed',
    'articles.filter',
    'articles.more',
    'articles.noMore',
    'articles.none',
    'articles.remove',
    'articles.seeLess',
    'articles.seeMore',
    'filters.clear',
  ],
} as const satisfies IslandContract
