import type { Config } from '../../env.ts'

type Visited = { readonly nonce: string; readonly config: Config; readonly preview: unknown }
type Allowed = {
  readonly paymentOrigin?: string
  readonly frames?: readonly string[]
  readonly requests?: readonly string[]
}

/**
 * Styles and scripts need the response's nonce; no other inline script runs and no style attribute applies. Pictures
 * and videos may come from any https host, because an imported feed's are used unchanged. `paymentOrigin`: the provider
 * whose pages a checkout frames and redirects to; `requests`: origins that scripts may ask. The shop may frame its own
 * previews, to show them at a phone's width.
 */
export function contentSecurityPolicy(
  { nonce, config, preview }: Visited,
  { paymentOrigin, frames = [], requests = [] }: Allowed = {},
): string {
  const framed = [...new Set([...(paymentOrigin ? [paymentOrigin] : []), ...frames, ...(preview ? ["'self'"] : [])])]
  const pictures = ["'self'", 'data:', 'https:']
  if (config.ENVIRONMENT === 'local' || config.ENVIRONMENT === 'test') pictures.push('http:')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${pictures.join(' ')}`,
    `media-src ${pictures.join(' ')}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...requests].join(' '),
    "manifest-src 'self'",
    ['form-action', "'self'", ...(paymentOrigin ? [paymentOrigin] : [])].join(' '),
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    "base-uri 'none'",
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ')
}

export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), browsing-topics=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
}

export function createNonce(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
