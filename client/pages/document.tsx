import type { ReactNode } from 'react'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import { IconSprite } from '../blocks/parts/icon.tsx'
import type { PageContext } from './page-context.ts'

export type Preload = {
  readonly href: string
  readonly as: 'image' | 'style' | 'fetch'
  readonly imageSrcSet?: string
  readonly imageSizes?: string
  readonly media?: string
}

export type DocumentProps = PageContext & {
  title: string
  description: string
  /** Absolute. */
  canonical: string
  /** The same page on every shop front that has it, absolute. */
  alternates: readonly { readonly locale: Locale; readonly href: string }[]
  /** Where a visitor goes whose language isn't among them. */
  defaultHref?: string
  robots?: string
  /** Absolute url of a picture for link previews. */
  shareImage?: string
  cssText: string
  nonce: string
  preloads?: readonly Preload[]
  /** Each one JSON, with `<` escaped. */
  jsonLd?: readonly string[]
  entrySrc: string
  modulePreloads?: readonly string[]
  header: ReactNode
  footer: ReactNode
  /** Behind everything else: what stands over the page. */
  after?: ReactNode
  /** Blocks are outlined: an editor is looking. */
  outlines?: boolean
  children: ReactNode
}

/** Small enough to travel with the page: one request less on every first view. */
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
        <link rel="preload" href="/fonts/archivo-latin.woff2" as="font" type="font/woff2" crossOrigin="" />
        {page.preloads?.map(({ href, ...rest }) => (
          <link key={href} rel="preload" href={href} fetchPriority="high" {...rest} />
        ))}
        <style
          nonce={page.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
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
        {page.jsonLd?.map((json) => (
          <script
            key={json}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
            dangerouslySetInnerHTML={{ __html: json }}
          />
        ))}
        <script type="module" src={page.entrySrc} nonce={page.nonce} />
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
        <section className="toasts" aria-label={t('toast.region')} data-island="toaster" data-close={t('toast.close')}>
          <div id="toasts" role="status" aria-live="polite" />
        </section>
        {page.after}
      </body>
    </html>
  )
}
