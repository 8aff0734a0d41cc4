import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { type Html, html, verbatim } from './html.ts'

export type Page = {
  readonly locale: Locale
  readonly title: string
  readonly css: string
  /** Path of the page's script on this origin. */
  readonly script: string | null
  readonly body: Html
  /** `data-` attributes of the body element, for the page's script. */
  readonly data?: Readonly<Record<string, string>>
  /** The origin that may frame it; null for none. */
  readonly framedBy: string | null
  /** Another origin that the form may redirect to: browsers check redirects against `form-action` too. */
  readonly leadsTo?: string | null
  /** URL of the shop's text font (WOFF2). The shop has to allow it with CORS. */
  readonly font?: string | null
  readonly status?: number
}

/** The policy allows no content from other origins and no script without the nonce. Never cached. */
export function pageAnswer(page: Page): Response {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    ...(page.font ? [`font-src ${page.font}`] : []),
    `form-action 'self'${page.leadsTo ? ` ${page.leadsTo}` : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${page.framedBy ?? "'none'"}`,
    "require-trusted-types-for 'script'",
  ]
  return new Response(documentOf(page, nonce).html, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

const fontFace = (url: string): string =>
  `@font-face{font-family:Shop;src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}`

function documentOf({ locale, title, css, font, script, body, data = {} }: Page, nonce: string): Html {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  return html`<!doctype html>
<html lang="${sites[locale].bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${verbatim(font ? fontFace(font) + css : css)}</style>
${script !== null && html`<script src="${script}" nonce="${nonce}" defer></script>`}
</head>
<body${attributes}>
${body}
</body>
</html>
`
}

/** Formats an amount in minor units for the locale. */
export function moneyText(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(sites[locale].bcp47, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
