import type { Context } from 'hono'
import { localHref } from '../../../client/blocks/parts/link.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { NotFoundPage } from '../../../client/pages/not-found-page.tsx'
import type { AppEnv } from '../../app-env.ts'
import type { Page } from '../../render/page.ts'

/** A real 404 with ways on. */
export async function loadNotFoundPage(c: Context<AppEnv>, gone = false): Promise<Page> {
  const context = c.get('context')
  const { site, t, locale } = context
  const menu = await c.get('services').content.menu(context)
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
    css: messagePageCss,
    segments: [{ name: 'not-found', node: () => <NotFoundPage site={site} t={t} ways={ways} gone={gone} /> }],
    content: [],
  }
}
