import type { Context } from 'hono'
import { StaticPage, staticPageCss } from '../../../client/pages/static-page.tsx'
import { href, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { blockSegments } from '../../render/blocks.ts'
import { renderSegments } from '../../render/stream.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { RouteAnswer } from '../pages.ts'

/** Help, legal and brand pages: one document each. Critical: the document; without it the address is a 404. */
export async function loadContentPage(c: Context<AppEnv>, slug: string): Promise<RouteAnswer> {
  const context = c.get('context')
  const { content } = c.get('services')
  const found = await content.page(context, slug)
  const { document, state } = found
  if (!document) return state === 'unavailable' ? loadUnavailablePage(c, 'API503') : null
  const { segments, css, origins, note, titled } = await blockSegments(context, content, found, { leading: true })
  const { t, site, locale } = context
  const crumbs = slug.startsWith('stories/') ? [{ name: t('articles.label'), href: href.stories(locale) }] : []
  const framed = async () => {
    const html = await renderSegments(segments)
    return {
      name: 'static',
      node: () => (
        <StaticPage site={site} t={t} title={document.title} crumbs={crumbs} path={context.url.pathname}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the blocks' own rendered HTML, escaped by React and sanitised where an editor's */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </StaticPage>
      ),
    }
  }
  return {
    status: 200,
    title: t('site.titleSuffix', { title: document.seo.title || document.title }),
    description: document.seo.description,
    canonical: withoutLocale(context.url.pathname),
    index: !document.seo.noindex,
    jsonLd: [],
    css: [...staticPageCss, ...css],
    // A page whose blocks bring its title is theirs alone.
    segments: titled ? segments : [await framed()],
    content: [state],
    frames: origins,
    notes: [note],
  }
}
