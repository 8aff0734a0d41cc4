import { type Article, ArticleDocument, type ArticleSearch } from '../shared/content/article.ts'

export type ArticlesAsked = {
  /** Words that all must be in an article's title, eyebrow, summary or tags. */
  readonly query: string
  /** All of them must be on an article. */
  readonly tagId: readonly string[]
  readonly offset: number
  readonly limit: number
}

/**
 * Spec 2 §7 "Article grid": newest first, one page of what carries all tags and all words. The facets are the tags of
 * all that the words find, the most used first, so that choosing one doesn't take the others away.
 */
export function searchArticles(documents: readonly unknown[], query: ArticlesAsked): ArticleSearch {
  const terms = fold(query.query).split(/\s+/).filter(Boolean)
  const worded = documents
    .flatMap((document) => ArticleDocument.safeParse(document).data ?? [])
    .filter((article) => terms.every((word) => textOf(article).includes(word)))
  const tagged = worded
    .filter(({ tags }) => query.tagId.every((id) => tags.some((tag) => tag.id === id)))
    .sort((a, b) => instantOf(b) - instantOf(a) || compare(a.id, b.id))
  return {
    result: tagged.slice(query.offset, query.offset + query.limit).map(shown),
    facets: facetsOf(worded),
    numFound: tagged.length,
  }
}

const shown = ({ id, url, title, eyebrow, picture, publishedAt }: ArticleDocument): Article => ({
  id,
  url,
  title,
  eyebrow,
  picture,
  publishedAt,
})

function facetsOf(articles: readonly ArticleDocument[]): ArticleSearch['facets'] {
  const counts = new Map<string, { label: string; count: number }>()
  for (const { tags } of articles)
    for (const { id, label } of tags) counts.set(id, { label, count: (counts.get(id)?.count ?? 0) + 1 })
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB.count - countA.count || compare(a, b))
    .map(([id, { label }]) => ({ id, label }))
}

/** Without accents and in lower case: `cafe` finds `Café`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const textOf = ({ title, eyebrow, summary, tags }: ArticleDocument): string =>
  fold([title, eyebrow ?? '', summary, ...tags.map(({ label }) => label)].join(' '))

/** An article without a date comes last. */
const instantOf = ({ publishedAt }: ArticleDocument): number => (publishedAt === null ? 0 : Date.parse(publishedAt))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
