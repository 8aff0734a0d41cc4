import { z } from 'zod'
import { listOf } from './lenient.ts'

/**
 * Spec 2 §3 "Article", as returned by a search. `url` is absolute or a path of the shop; `publishedAt` is an ISO
 * instant.
 */
export const Article = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  eyebrow: z.string().nullable().catch(null),
  picture: z.object({ url: z.string(), alt: z.string() }).nullable().catch(null),
  publishedAt: z.string().nullable().catch(null),
})
export type Article = z.infer<typeof Article>

/** Spec 2 §3 "Article search response". Facets are the tags of all matches of the initial query. */
export const ArticleSearch = z.object({
  result: listOf(Article),
  facets: listOf(z.object({ id: z.string(), label: z.string() })),
  numFound: z.int().min(0),
})
export type ArticleSearch = z.infer<typeof ArticleSearch>

/** The maximum number of articles in one response of the content service. */
export const maxArticlesAsked = 50

const Tag = z.string().min(1).max(80)

/**
 * An article as written by an editor: kind `article`, with its id as the key. The page it links to is a separate page
 * document.
 */
export const ArticleDocument = z.object({
  id: z.string().min(1).max(120),
  url: z.string().min(1).max(2000),
  title: z.string().min(1).max(200),
  eyebrow: z.string().max(120).nullable().default(null),
  picture: z
    .object({ url: z.string().min(1).max(2000), alt: z.string().max(300) })
    .nullable()
    .default(null),
  publishedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  tags: z
    .array(z.object({ id: Tag, label: z.string().min(1).max(80) }))
    .max(20)
    .default([]),
  /** Searchable text in addition to the title. */
  summary: z.string().max(1000).default(''),
})
export type ArticleDocument = z.infer<typeof ArticleDocument>

/**
 * Spec 2 §3 "Article grid". `initialQuery` has tag ids and search terms; `gridSize` is the number of columns by
 * breakpoint.
 */
export const ArticleGridContent = z.object({
  title: z.string().max(160).optional(),
  rowsToLoad: z.int().min(1).max(10).optional(),
  gridSize: z
    .object({ sm: z.int().min(1).max(6), md: z.int().min(1).max(6), lg: z.int().min(1).max(6) })
    .default({ sm: 1, md: 2, lg: 3 }),
  /** The initial selection; `Clear all` resets to it. */
  initialQuery: z
    .object({ tagId: z.array(Tag).max(20).default([]), query: z.string().max(200).default('') })
    .default({ tagId: [], query: '' }),
  /** Always applied and never shown as a chosen facet. */
  initialQueryNotFiltered: z
    .object({ tagId: z.array(Tag).max(20).default([]), query: z.string().max(200).default('') })
    .default({ tagId: [], query: '' }),
  showFilterBar: z.boolean().default(true),
  loadMore: z.boolean().default(true),
  hidePageDate: z.boolean().default(false),
})
export type ArticleGridContent = z.infer<typeof ArticleGridContent>
