import type { ReactNode } from 'react'
import { Footer, footerCss } from '../../client/pages/chrome/footer.tsx'
import { headerCss } from '../../client/pages/chrome/header.tsx'
import { BodyEnd, BodyStart, HeadRest, HeadStart } from '../../client/pages/document.tsx'
import { previewCss } from '../../client/pages/preview/preview-css.ts'
import { pageCss } from '../../client/styles/page-css.ts'
import type { FooterDocument, MenuDocument } from '../../shared/content/document.ts'
import { defaultLocale, type Locale, locales } from '../../shared/i18n/locales.ts'
import { withoutLocale } from '../../shared/routes.ts'
import type { RenderContext } from '../context/render-context.ts'
import { outcomeText } from '../http/forms/form-outcome.ts'
import { behaviorSrcs, entrySrc, islandSrcs, sharedSrcs } from './assets.ts'
import type { DocumentHead } from './document-text.ts'
import { marker } from './holes.ts'
import { queryIn } from './other-locale.ts'
import type { Page } from './page.ts'
import { headerMarkup } from './site-header.tsx'
import { type DrawOptions, renderNode } from './stream.ts'

type ShellProps = {
  readonly context: RenderContext
  readonly page: Omit<Page, 'segments'>
  /** Both null around a page that stands bare. */
  readonly menu: MenuDocument | null
  readonly footer: FooterDocument | null
  /** Stands over the page: the preview's toolbar. */
  readonly after: ReactNode
}

/** The text around a page's parts: `top` from the body's beginning to its main element, `end` what follows. */
export type PageShell = { readonly document: DocumentHead; readonly top: string; readonly end: string }

/** Rendered in pieces, each of which is whole elements. Throws if one can't be rendered. */
export function renderShell({ context, page, menu, footer, after }: ShellProps, options: DrawOptions): PageShell {
  const { site, t, preview } = context
  const alternates = alternatesOf(context, page)
  const { start, rules, rest } = headNodes(context, page, alternates)
  const header = menu && headerMarkup({ context, page, menu }, options)
  const choices = alternates.map(({ locale, href }) => ({
    locale,
    href: (href.split('?')[0] ?? href) + queryIn(locale, context),
  }))
  const footerNode = footer && <Footer site={site} t={t} footer={footer} alternates={choices} />
  return {
    document: { lang: site.bcp47, start: renderNode(start), rules, rest: renderNode(rest) },
    top: [
      `<body data-allows="${marker('allows')}"${preview?.outlines ? ' data-outlines=""' : ''}>`,
      renderNode(<BodyStart t={t} />),
      marker('consentPrompt'),
      header,
      '<main id="main" tabindex="-1">',
      marker('countryQuestion'),
      renderNode(<Outcome text={outcomeText(context)} />),
    ].join(''),
    end: `</main>${renderNode(<BodyEnd site={site} footer={footerNode} after={after} />)}</body></html>`,
  }
}

type Alternates = readonly { readonly locale: Locale; readonly href: string }[]

const absolute = ({ url }: Pick<RenderContext, 'url'>, path: string): string => new URL(path, url.origin).href

/** The page's path behind another locale, where it has no own one there. A refused form may have no page. */
function pathIn(locale: Locale, { url }: Pick<RenderContext, 'url'>, { canonical }: Pick<Page, 'canonical'>): string {
  const path = canonical ?? (url.pathname.startsWith('/api/') ? '/' : withoutLocale(url.pathname))
  return `/${locale}${path === '/' ? '' : path}`
}

const alternatesOf = (context: RenderContext, page: ShellProps['page']): Alternates =>
  locales.map((locale) => ({
    locale,
    href: absolute(context, page.alternates?.[locale] ?? pathIn(locale, context, page)),
  }))

/** The one address that search engines know the page by. */
export const canonicalOf = (context: RenderContext, page: Pick<Page, 'canonical'>): string =>
  absolute(context, pathIn(context.locale, context, page))

/** Search engines may show the page. */
export const isIndexed = (
  { index }: Pick<Page, 'index'>,
  { preview, testContext }: Pick<RenderContext, 'preview' | 'testContext'>,
): boolean => index && !preview && !testContext

/** The text of a `DocumentHead`. */
type HeadNodes = { readonly start: ReactNode; readonly rules: string; readonly rest: ReactNode }

export function headNodes(
  context: RenderContext,
  page: ShellProps['page'],
  alternates = alternatesOf(context, page),
): HeadNodes {
  const { t, preview } = context
  const { title, description, jsonLd, shareImage } = page
  const canonical = canonicalOf(context, page)
  // Further pages of a list have none: another country may have fewer of them, and `alternates` are those of its first.
  const isNamed = page.index && alternates.some(({ href }) => href === canonical)
  const defaultHref = alternates.find((alternate) => alternate.locale === defaultLocale)?.href
  const start = <HeadStart title={title} description={description} index={isIndexed(page, context)} />
  const rest = (
    <HeadRest
      t={t}
      title={title}
      description={description}
      canonical={canonical}
      alternates={isNamed ? alternates : []}
      {...(isNamed && defaultHref !== undefined && { defaultHref })}
      {...(shareImage && { shareImage: absolute(context, shareImage) })}
      nonce={marker('nonce')}
      jsonLd={jsonLd}
      entrySrc={entrySrc}
      sharedSrcs={sharedSrcs}
      {...(page.mainBehavior && { modulePreloads: behaviorSrcs(page.mainBehavior) })}
      {...(page.mainIsland && { modulePreloads: islandSrcs(page.mainIsland) })}
    />
  )
  return { start, rules: pageCss([headerCss, footerCss], [...page.css, ...(preview ? previewCss : [])]), rest }
}

/** The outcome of the form that has led here. */
const Outcome = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className="outcome edge" role="status">
      {text}
    </p>
  )
