import { localHref } from '../../../client/blocks/parts/links/local-href.ts'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import { SearchHub, searchHubCss } from '../../../client/pages/search/search-hub.tsx'
import type { Subject } from '../../../shared/subjects/subjects.ts'
import { shopPages } from '../../search/shop-pages.ts'
import type { PublicLoader } from '../public-loader.ts'
import { popularSegment } from '../recommended.tsx'
import { loadSearchPage } from './search-route.tsx'

/** Subjects that most people look for. */
const help: readonly Subject[] = ['tracking', 'returns', 'shipping', 'sizing', 'stores', 'contact']

/** Where a search starts (spec 1 §2 "searchhub"); with a query, its results. */
export const loadSearchHub: PublicLoader = async (request, params) => {
  const { context, content, timing } = request
  const { site, t, locale, url } = context
  if (url.searchParams.get('q')?.trim()) return loadSearchPage(request, params)
  const [menu, footer] = await Promise.all([content.menu(context), content.footer(context)])
  timing.mark('data')
  const departments = menu.document.items.flatMap(({ title, target, picture }) => {
    const to = target && localHref(locale, target.url)
    return to ? [{ name: title, href: to, picture: picture ?? null }] : []
  })
  const pages = shopPages(context, { menu: menu.document, footer: footer.document })
  const helpPages = help.flatMap((subject) => {
    const page = pages.find(({ subjects }) => subjects[0] === subject)
    return page ? [{ label: page.label, note: null, href: page.href }] : []
  })
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('search.title') }),
    description: t('search.emptyBody'),
    canonical: '/searchhub',
    index: false,
    jsonLd: [],
    css: [...messagePageCss, searchHubCss, ...recommendedCss],
    segments: [
      { name: 'hub', node: () => <SearchHub site={site} t={t} departments={departments} help={helpPages} /> },
      popularSegment(context),
    ],
    content: [menu.state, footer.state],
    events: [],
  }
}
