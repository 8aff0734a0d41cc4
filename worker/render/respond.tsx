import type { Context } from 'hono'
import { createElement } from 'react'
import { pageCss } from '../../client/styles/page-css.ts'
import { Document } from '../../client/pages/document.tsx'
import { Footer, footerCss } from '../../client/pages/chrome/footer.tsx'
import { Header, headerCss } from '../../client/pages/chrome/header.tsx'
import { locales } from '../../shared/i18n/locales.ts'
import { href, withoutLocale } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { setLocaleCookie, setVisitorCookie } from '../http/page-headers.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { entrySrc } from './assets.ts'
import { miniCartProps, searchBoxProps } from './island-props.ts'
import { scriptJson } from './json-ld.ts'
import type { Page } from './page.ts'
import { renderSegment, streamPage } from './stream.ts'

/** Where the parts of a page go in its shell. No text of ours or an editor's can be this tag: React and the sanitiser escape it. */
const outlet = '<kerb-outlet></kerb-outlet>'

/** Sends a page: shell around its parts, streamed. By now its status, headers and critical data are settled. */
export async function respond(c: Context<AppEnv>, page: Page): Promise<Response> {
  const context = c.get('context')
  const timing = c.get('timing')
  const { content } = c.get('services')
  const [menu, footer] = await Promise.all([content.menu(context), content.footer(context)])
  timing.mark('content')
  const [head, tail] = shell(context, page, menu.document, footer.document)
  const states = [...page.content, menu.state, footer.state].filter((state) => state !== 'fresh' && state !== 'miss' && state !== 'absent')
  await setVisitorCookie(c, context)
  setLocaleCookie(c, context)
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('cache-control', page.noStore ? 'private, no-store' : 'private, no-cache')
  c.header('content-security-policy', contentSecurityPolicy(context.nonce, context.config))
  c.header('content-language', context.site.bcp47)
  c.header('x-content-state', states.length > 0 ? [...new Set(states)].join(',') : 'fresh')
  c.header('x-page-cache', 'bypass;not-built')
  timing.mark('render')
  c.header('server-timing', timing.header())
  if (c.req.method === 'HEAD') return c.body(null, page.status)
  return c.body(streamPage(head, page.segments, tail), page.status)
}

function shell(
  context: RequestContext,
  page: Page,
  menu: Parameters<typeof Header>[0]['menu'],
  footer: Parameters<typeof Footer>[0]['footer'],
): [head: string, tail: string] {
  const { site, t, locale, url } = context
  const absolute = (path: string) => new URL(path, url.origin).href
  const path = page.canonical ?? withoutLocale(url.pathname)
  const localised = (other: string) => `/${other}${path === '/' ? '' : path}`
  const alternates = locales.map((other) => ({ locale: other, href: absolute(page.alternates?.[other] ?? localised(other)) }))
  const query = url.searchParams.get('q')
  const html = renderSegment('shell', () => (
    <Document
      site={site}
      t={t}
      title={page.title}
      description={page.description}
      canonical={absolute(localised(locale))}
      alternates={page.canonical === null ? [] : alternates}
      {...(page.index ? {} : { robots: 'noindex' })}
      {...(page.shareImage && { shareImage: absolute(page.shareImage) })}
      cssText={pageCss([headerCss, footerCss], page.css)}
      nonce={context.nonce}
      jsonLd={page.jsonLd.map(scriptJson)}
      entrySrc={entrySrc}
      header={
        <Header
          site={site}
          t={t}
          menu={menu}
          path={url.pathname}
          cartCount={context.session && context.session.bagCount > 0 ? String(context.session.bagCount) : ''}
          accountHref={href.account(locale)}
          accountLabel={t('header.account')}
          favoritesHref={href.favorites(locale)}
          {...(query !== null && { query: query.slice(0, 120) })}
          miniCart={miniCartProps(context, page.onCartPage ?? false)}
          searchBox={searchBoxProps(context)}
        />
      }
      footer={<Footer site={site} t={t} footer={footer} alternates={alternates} />}
    >
      {createElement('kerb-outlet')}
    </Document>
  ))
  const at = html.indexOf(outlet)
  if (at < 0) throw new Error('the document has no outlet')
  return [`<!DOCTYPE html>${html.slice(0, at)}`, html.slice(at + outlet.length)]
}
