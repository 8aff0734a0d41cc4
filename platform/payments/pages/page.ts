import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { type Html, html, verbatim } from './html.ts'

export type Page = {
  readonly locale: Locale
  readonly title: string
  readonly css: string
  /** Path of its script on this origin. */
  readonly script: string | null
  readonly body: Html
  /** For the body element: what its script reads. */
  readonly data?: Readonly<Record<string, string>>
  /** Who may show it in a frame; null for nobody. */
  readonly framedBy: string | null
  /** Where its form may lead besides this origin: a browser holds a redirect to that too. */
  readonly leadsTo?: string | null
  /** The shop's text face, which the shop has to allow: an address of a WOFF2 file. */
  readonly font?: string | null
  readonly status?: number
}

/** Nothing is loaded from elsewhere and nothing runs without the nonce. Never stored. */
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

/** `amount` in minor units, as the shopper's language writes it. */
export function moneyText(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(sites[locale].bcp47, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
