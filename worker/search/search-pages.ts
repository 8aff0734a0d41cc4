import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import type { FoundPage } from '../../shared/contracts/found-page.ts'
import type { ContentContext, ContentReader } from '../content/content-reader.ts'
import type { RenderContext } from '../context/render-context.ts'
import { beginPages, findPages } from './find-pages.ts'
import { type ShopPage, shopPages } from './shop-pages.ts'

/** Spec 1 §7 "article search limit 4". */
const mostArticles = 4
/** Longer texts are no name of an article. */
const longestQuery = 60

type Content = Pick<ContentReader, 'articles' | 'menu' | 'footer'>
type Context = Pick<RenderContext, 'site'> & ContentContext

/** Pages and stories that a query finds; none, if the content service doesn't answer. */
export const searchPages = (context: Context, content: Content, query: string): Promise<FoundPage[]> =>
  read(context, content, query, findPages)

/** Pages and stories that go on from a text that is being typed. */
export const suggestPages = (context: Context, content: Content, text: string): Promise<FoundPage[]> =>
  read(context, content, text, beginPages)

async function read(context: Context, content: Content, query: string, find: typeof findPages): Promise<FoundPage[]> {
  if (query === '') return []
  const asksForArticles = query.length <= longestQuery
  const [menu, footer, articles] = await Promise.all([
    content.menu(context),
    content.footer(context),
    asksForArticles ? content.articles(context, { query, tagIds: [], offset: 0, limit: mostArticles }) : null,
  ])
  const pages = shopPages(context, { menu: menu.document, footer: footer.document })
  const found = find(query, pages, context.site.language)
  const isNamesake = ({ label, department, href }: ShopPage) =>
    found.some((other) => other.href !== href && other.label === label && other.department === department)
  const named = found.map((page) => ({
    label: page.label,
    note: isNamesake(page) ? page.above.join(', ') : page.department,
    href: page.href,
  }))
  const stories = (articles?.result ?? []).flatMap(({ title, eyebrow, url }) => {
    const to = localHref(context.locale, url)
    return to ? [{ label: title, note: eyebrow ?? context.t('articles.label'), href: to }] : []
  })
  return [...named, ...stories]
}
