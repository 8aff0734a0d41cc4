import type { ReactNode } from 'react'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import { IconSprite } from '../blocks/parts/icon-sprite.tsx'
import { Island, scriptJson } from '../blocks/parts/island.tsx'
import { DialogTemplate } from './chrome/dialog-shells.tsx'
import type { PageContext } from './page-context.ts'

export type DocumentProps = PageContext & {
  title: string
  description: string
  /** Absolute. */
  canonical: string
  /** Absolute URLs of the page in every locale that has it. */
  alternates: readonly { readonly locale: Locale; readonly href: string }[]
  /** The URL for visitors whose language is not among them. */
  defaultHref?: string
  robots?: string
  /** Absolute URL of a picture for link previews. */
  shareImage?: string
  cssText: string
  nonce: string
  /** Structured data for search engines. */
  jsonLd?: readonly object[]
  entrySrc: string
  /** Scripts that the entry may preload. */
  sharedSrcs: readonly string[]
  /** Scripts the page needs soon, preloaded together with the entry. */
  modulePreloads?: readonly string[]
  header: ReactNode
  footer: ReactNode
  /** Rendered last: content that overlays the page. */
  after?: ReactNode
  /** Outlines blocks in an editor's preview. */
  outlines?: boolean
  children: ReactNode
}

/** Inlined to save a request on every first visit. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='3' fill='%2314140f'/%3E%3Cpath d='M10.2 9h11.4l-3.8 6H6.4zM14.2 17h11.4l-3.8 6H10.4z' fill='%23f6f4ef'/%3E%3C/svg%3E"

export function Document(page: DocumentProps) {
  const { site, t } = page
  return (
    <html lang={site.bcp47}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.robots ? <meta name="robots" content={page.robots} /> : null}
        <style
          nonce={page.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own CSS
          dangerouslySetInnerHTML={{ __html: page.cssText }}
        />
        <link rel="canonical" href={page.canonical} />
        {page.alternates.map(({ locale, href }) => (
          <link key={locale} rel="alternate" hrefLang={sites[locale].bcp47} href={href} />
        ))}
        {page.defaultHref ? <link rel="alternate" hrefLang="x-default" href={page.defaultHref} /> : null}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <meta name="theme-color" content="#f6f4ef" />
        <meta property="og:site_name" content={t('site.name')} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={page.canonical} />
        {page.shareImage ? <meta property="og:image" content={page.shareImage} /> : null}
        {page.jsonLd?.map(scriptJson).map((json) => (
          <script
            key={json}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
            dangerouslySetInnerHTML={{ __html: json }}
          />
        ))}
        <script type="module" src={page.entrySrc} nonce={page.nonce} data-shared={page.sharedSrcs.join(' ')} />
        {page.modulePreloads?.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={page.nonce} />
        ))}
      </head>
      <body data-outlines={page.outlines ? '' : undefined}>
        <IconSprite />
        <a className="skip" href="#main">
          {t('skip.main')}
        </a>
        {page.header}
        <main id="main" tabIndex={-1}>
          {page.children}
        </main>
        {page.footer}
        <DialogTemplate locale={site.locale} />
        <Island name="toaster" on="intent" locale={site.locale} props={{}} />
        {page.after}
      </body>
    </html>
  )
}
