import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import type { FoundPage } from '../../shared/contracts/found-page.ts'
import type { ContentContext, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import { findPages } from './find-pages.ts'
import { shopPages } from './shop-pages.ts'

/** Spec 1 §7 "article search limit 4". */
const mostArticles = 4
/** Longer texts are no name of an article. */
const longestQuery = 60

/** Pages and stories that a query finds; none, if the content service doesn't answer. */
export async function searchPages(
  context: Pick<RenderContext, 'site'> & ContentContext,
  content: Pick<ContentReader, 'articles' | 'menu' | 'footer'>,
  query: string,
): Promise<FoundPage[]> {
  if (query === '') return []
  const asksForArticles = query.length <= longestQuery
  const [menu, footer, articles] = await Promise.all([
    content.menu(context),
    content.footer(context),
    asksForArticles ? content.articles(context, { query, tagIds: [], offset: 0, limit: mostArticles }) : null,
  ])
  const pages = shopPages(context, { menu: menu.document, footer: footer.document })
  const found = findPages(query, pages, context.site.language).map(({ label, department, href }) => ({
    label,
    note: department,
    href,
  }))
  const stories = (articles?.result ?? []).flatMap(({ title, eyebrow, url }) => {
    const to = localHref(context.locale, url)
    return to ? [{ label: title, note: eyebrow ?? context.t('articles.label'), href: to }] : []
  })
  return [...found, ...stories]
}
