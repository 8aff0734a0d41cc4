import type { Config } from '../env.ts'

/**
 * Styles and scripts carry the answer's nonce; nothing inline runs without it and no style attribute applies. Pictures may come from any
 * https host, since an imported feed's own are used as they are. `paymentOrigin`: the provider whose pages a checkout frames and leads to.
 */
export function contentSecurityPolicy(nonce: string, config: Config, paymentOrigin?: string): string {
  const pictures = ["'self'", 'data:', 'https:']
  if (config.ENVIRONMENT === 'local' || config.ENVIRONMENT === 'test') pictures.push('http:')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${pictures.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['form-action', "'self'", ...(paymentOrigin ? [paymentOrigin] : [])].join(' '),
    ...(paymentOrigin ? [`frame-src ${paymentOrigin}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), browsing-topics=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('x-frame-options', 'DENY')
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
}

export function createNonce(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
