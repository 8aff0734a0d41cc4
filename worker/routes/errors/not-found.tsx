import type { Context } from 'hono'
import { localHref } from '../../../client/blocks/parts/link.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { NotFoundPage } from '../../../client/pages/not-found-page.tsx'
import type { AppEnv } from '../../app-env.ts'
import { blockSegments } from '../../render/blocks.ts'
import type { Page } from '../../render/page.ts'

/** A real 404 with ways on, and what editors have put under them. */
export async function loadNotFoundPage(c: Context<AppEnv>, gone = false): Promise<Page> {
  const context = c.get('context')
  const { site, t, locale } = context
  const { content } = c.get('services')
  const [menu, espot] = await Promise.all([content.menu(context), content.page(context, 'error-4xx')])
  const own = await blockSegments(context, content, espot, { prefix: 'e' })
  const ways = menu.document.items.flatMap((item) => {
    const to = item.target && localHref(locale, item.target.url)
    return to ? [{ label: item.title, href: to }] : []
  })
  return {
    status: 404,
    title: t('site.titleSuffix', { title: t('notFound.pageTitle') }),
    description: t('notFound.body'),
    canonical: null,
    index: false,
    jsonLd: [],
    css: [...messagePageCss, ...own.css],
    segments: [
      { name: 'not-found', node: () => <NotFoundPage site={site} t={t} ways={ways} gone={gone} /> },
      ...own.segments,
    ],
    content: [espot.state],
    frames: own.origins,
    notes: [own.note],
  }
}
