import type { ReactNode } from 'react'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import { IconSprite } from '../blocks/parts/icon-sprite.tsx'
import { Island, scriptJson } from '../blocks/parts/island.tsx'
import { DialogTemplate } from './chrome/dialog-shells.tsx'
import type { PageContext } from './page-context.ts'

/** A page to search engines, other sites and the browser. */
type HeadStartProps = {
  readonly title: string
  readonly description: string
  /** Search engines may show the page. */
  readonly index: boolean
}

type HeadRestProps = Pick<PageContext, 't'> & {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly canonical: string
  /** Absolute URLs of the page in every locale that has it. */
  readonly alternates: readonly { readonly locale: Locale; readonly href: string }[]
  /** The URL for visitors whose language is not among them. */
  readonly defaultHref?: string
  /** Absolute URL of a picture for link previews. */
  readonly shareImage?: string
  readonly nonce: string
  /** Structured data for search engines. */
  readonly jsonLd: readonly object[]
  readonly entrySrc: string
  /** Scripts that the entry may preload. */
  readonly sharedSrcs: readonly string[]
  /** Scripts the page needs soon, preloaded together with the entry. */
  readonly modulePreloads?: readonly string[]
}

type BodyEndProps = Pick<PageContext, 'site'> & {
  readonly footer: ReactNode
  /** Rendered last: content that overlays the page. */
  readonly after: ReactNode
}

/** Inlined to save a request on every first visit. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='3' fill='%2314140f'/%3E%3Cpath d='M10.2 9h11.4l-3.8 6H6.4zM14.2 17h11.4l-3.8 6H10.4z' fill='%23f6f4ef'/%3E%3C/svg%3E"

/** The head before the page's rules. */
export const HeadStart = ({ title, description, index }: HeadStartProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="robots" content={index ? 'all' : 'noindex'} />
  </>
)

/** A page in the browser's own frame: its icon and color. */
export const TabLook = () => (
  <>
    <link rel="icon" href={icon} type="image/svg+xml" />
    <meta name="theme-color" content="#f6f4ef" />
  </>
)

/** The head after the page's rules. */
export const HeadRest = ({ t, title, description, canonical, alternates, defaultHref, ...page }: HeadRestProps) => (
  <>
    <link rel="canonical" href={canonical} />
    {alternates.map(({ locale, href }) => (
      <link key={locale} rel="alternate" hrefLang={sites[locale].bcp47} href={href} />
    ))}
    {defaultHref ? <link rel="alternate" hrefLang="x-default" href={defaultHref} /> : null}
    <TabLook />
    <meta property="og:site_name" content={t('site.name')} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={canonical} />
    {page.shareImage ? <meta property="og:image" content={page.shareImage} /> : null}
    {page.jsonLd.map(scriptJson).map((json) => (
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
  </>
)

/** The body before its header. */
export const BodyStart = ({ t }: Pick<PageContext, 't'>) => (
  <>
    <IconSprite />
    <a className="skip" href="#main">
      {t('skip.main')}
    </a>
  </>
)

/** The body after its main element. */
export const BodyEnd = ({ site, footer, after }: BodyEndProps) => (
  <>
    {footer}
    <DialogTemplate locale={site.locale} />
    <Island name="toaster" on="intent" locale={site.locale} props={{}} />
    {after}
  </>
)
