import type { Context } from 'hono'
import { localHref } from '../../../client/blocks/parts/links/local-href.ts'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { NotFoundPage } from '../../../client/pages/not-found-page.tsx'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import type { AppEnv } from '../../app-env.ts'
import { ownRenderContext, type RenderContext } from '../../context/render-context.ts'
import { around } from '../../render/around.ts'
import { blockSegments } from '../../render/blocks.ts'
import type { Page } from '../../render/page.ts'
import { popularSegment } from '../recommended.tsx'

/** How a product isn't there: 410 where its service knows that it won't come back. */
export type GoneStatus = 404 | 410

/** A real 404 with links to continue, and the editors' content for it. `gone`: of a product. */
export async function loadNotFoundPage(
  c: Context<AppEnv>,
  {
    context = ownRenderContext(c.get('context')),
    gone,
  }: { readonly context?: RenderContext; readonly gone?: GoneStatus } = {},
): Promise<Page> {
  const { site, t, locale } = context
  const { content } = c.get('services')
  const [menu, espot] = await Promise.all([content.menu(context), content.page(context, 'error-4xx')])
  const segments = await blockSegments(context, content, espot, { prefix: 'e' })
  const links = menu.document.items.flatMap((item) => {
    const to = item.target && localHref(locale, item.target.url)
    return to ? [{ label: item.title, href: to }] : []
  })
  return {
    status: gone ?? 404,
    title: t('site.titleSuffix', { title: t('notFound.pageTitle') }),
    description: t('notFound.body'),
    canonical: null,
    index: false,
    jsonLd: [],
    css: [...messagePageCss, ...recommendedCss, ...segments.css],
    segments: around(
      [
        { name: 'not-found', node: () => <NotFoundPage site={site} t={t} ways={links} gone={gone !== undefined} /> },
        popularSegment(context),
      ],
      segments,
    ),
    content: [espot.state],
    frames: segments.origins,
    notes: [segments.note],
  }
}
