import type { ReactNode } from 'react'
import { Footer, footerCss } from '../../client/pages/chrome/footer.tsx'
import { headerCss } from '../../client/pages/chrome/header.tsx'
import { Document } from '../../client/pages/document.tsx'
import { previewCss } from '../../client/pages/preview/preview-css.ts'
import { pageCss } from '../../client/styles/page-css.ts'
import type { FooterDocument } from '../../shared/content/document.ts'
import { defaultLocale, locales } from '../../shared/i18n/locales.ts'
import { withoutLocale } from '../../shared/routes.ts'
import type { RequestContext } from '../context/request-context.ts'
import { outcomeText } from '../http/forms/form-outcome.ts'
import { behaviorSrcs, entrySrc, islandSrcs, sharedSrcs } from './assets.ts'
import { marker } from './holes.ts'
import type { Page } from './page.ts'

type ShellProps = {
  readonly context: RequestContext
  readonly page: Omit<Page, 'segments'>
  /** None around a page that stands bare. */
  readonly header: ReactNode
  readonly footer: FooterDocument | null
  /** Stands over the page: the preview's toolbar. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The rules in a page's head. */
export const shellCss = ({ preview }: Pick<RequestContext, 'preview'>, { css }: Pick<Page, 'css'>): string =>
  pageCss([headerCss, footerCss], [...css, ...(preview ? previewCss : [])])

/** Head, header and footer around a page's parts. */
export function Shell({ context, page, header, footer, after, children }: ShellProps) {
  const { site, t, locale, url } = context
  const absolute = (path: string) => new URL(path, url.origin).href
  const path = page.canonical ?? withoutLocale(url.pathname)
  const localised = (other: string) => `/${other}${path === '/' ? '' : path}`
  const alternates = locales.map((other) => ({
    locale: other,
    href: absolute(page.alternates?.[other] ?? localised(other)),
  }))
  const outcome = outcomeText(context)
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
      cssText={shellCss(context, page)}
      after={after}
      outlines={context.preview?.outlines ?? false}
      nonce={marker('nonce')}
      jsonLd={page.jsonLd}
      entrySrc={entrySrc}
      sharedSrcs={sharedSrcs}
      {...(page.mainBehavior && { modulePreloads: behaviorSrcs(page.mainBehavior) })}
      {...(page.mainIsland && { modulePreloads: islandSrcs(page.mainIsland) })}
      header={header}
      footer={footer && <Footer site={site} t={t} footer={footer} alternates={alternates} />}
    >
      {outcome ? (
        <p className="outcome edge" role="status">
          {outcome}
        </p>
      ) : null}
      {children}
    </Document>
  )
}
