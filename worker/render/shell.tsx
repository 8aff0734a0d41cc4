import type { ReactNode } from 'react'
import { Footer, footerCss } from '../../client/pages/chrome/footer.tsx'
import { Header, headerCss } from '../../client/pages/chrome/header.tsx'
import { Document } from '../../client/pages/document.tsx'
import { previewCss } from '../../client/pages/preview/preview-css.ts'
import { pageCss } from '../../client/styles/page-css.ts'
import type { FooterDocument, MenuDocument } from '../../shared/content/document.ts'
import { defaultLocale, locales } from '../../shared/i18n/locales.ts'
import { href, withoutLocale } from '../../shared/routes.ts'
import type { RequestContext } from '../context/request-context.ts'
import { saidText } from '../http/said.ts'
import { entrySrc } from './assets.ts'
import { miniCartProps, searchBoxProps } from './island-props.ts'
import { scriptJson } from './json-ld.ts'
import type { Page } from './page.ts'

type ShellProps = {
  readonly context: RequestContext
  readonly page: Omit<Page, 'segments'>
  /** None around a page that stands bare. */
  readonly menu: MenuDocument | null
  readonly footer: FooterDocument | null
  /** Stands over the page: the preview's toolbar. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** Head, header and footer around a page's parts. */
export function Shell({ context, page, menu, footer, after, children }: ShellProps) {
  const { site, t, locale, url } = context
  const absolute = (path: string) => new URL(path, url.origin).href
  const path = page.canonical ?? withoutLocale(url.pathname)
  const localised = (other: string) => `/${other}${path === '/' ? '' : path}`
  const alternates = locales.map((other) => ({
    locale: other,
    href: absolute(page.alternates?.[other] ?? localised(other)),
  }))
  const query = url.searchParams.get('q')
  const firstName = context.session?.person?.firstName
  const said = saidText(context)
  return (
    <Document
      site={site}
      t={t}
      title={page.title}
      description={page.description}
      canonical={absolute(localised(locale))}
      alternates={page.canonical === null ? [] : alternates}
      {...(page.canonical !== null && {
        defaultHref: absolute(page.alternates?.[defaultLocale] ?? localised(defaultLocale)),
      })}
      {...(page.index && !context.preview && !context.testContext ? {} : { robots: 'noindex' })}
      {...(page.shareImage && { shareImage: absolute(page.shareImage) })}
      cssText={pageCss([headerCss, footerCss], [...page.css, ...(context.preview ? previewCss : [])])}
      after={after}
      outlines={context.preview?.outlines ?? false}
      nonce={context.nonce}
      jsonLd={page.jsonLd.map(scriptJson)}
      entrySrc={entrySrc}
      header={
        menu && (
          <Header
            site={site}
            t={t}
            menu={menu}
            path={url.pathname}
            cartCount={context.session && context.session.bagCount > 0 ? String(context.session.bagCount) : ''}
            accountHref={href.account(locale)}
            accountLabel={firstName ? t('header.accountNamed', { name: firstName }) : t('header.account')}
            {...(firstName && { accountName: firstName })}
            favoritesHref={href.favorites(locale)}
            {...(query !== null && { query: query.slice(0, 120) })}
            features={context.config.FEATURES}
            miniCart={miniCartProps(context, page.onCartPage ?? false)}
            searchBox={searchBoxProps(context)}
          />
        )
      }
      footer={footer && <Footer site={site} t={t} footer={footer} alternates={alternates} />}
    >
      {said ? (
        <p className="said edge" role="status">
          {said}
        </p>
      ) : null}
      {children}
    </Document>
  )
}
