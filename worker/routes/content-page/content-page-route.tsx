import { StaticPage, staticPageCss } from '../../../client/pages/static-page.tsx'
import { href, withoutLocale } from '../../../shared/routes.ts'
import type { PublicAnswer, PublicRequest } from '../public-loader.ts'

/**
 * Help, legal and brand pages: one document each. Critical: the document; if it doesn't exist, the address is a 404.
 */
export async function loadContentPage(
  { context, content, blocksOf }: PublicRequest,
  slug: string,
): Promise<PublicAnswer> {
  const page = await content.page(context, slug)
  const { document, state } = page
  if (!document) return state === 'unavailable' ? { failure: { code: 'API503' } } : null
  const { segments, css, origins, note, titled } = await blocksOf(page, { leading: true })
  const { t, site, locale } = context
  const crumbs = slug.startsWith('stories/') ? [{ name: t('articles.label'), href: href.stories(locale) }] : []
  const framed = {
    name: 'static',
    parts: segments,
    frame: (html: string) => (
      <StaticPage site={site} t={t} title={document.title} crumbs={crumbs} path={context.url.pathname}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that blocks rendered, escaped or sanitised */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </StaticPage>
    ),
  }
  return {
    status: 200,
    title: t('site.titleSuffix', { title: document.seo.title || document.title }),
    description: document.seo.description,
    canonical: withoutLocale(context.url.pathname),
    index: !document.seo.noindex,
    jsonLd: [],
    css: [...staticPageCss, ...css],
    // If a block provides the page's title, the page has no heading of its own.
    segments: titled ? segments : [framed],
    content: [state],
    frames: origins,
    notes: [note],
  }
}
