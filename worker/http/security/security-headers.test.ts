import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, createNonce, setSecurityHeaders } from './security-headers.ts'

const config = (ENVIRONMENT: 'production' | 'local') =>
  ({ ENVIRONMENT }) as Parameters<typeof contentSecurityPolicy>[0]['config']
const policy = (framing = {}, preview: unknown = null, environment: 'production' | 'local' = 'production') => {
  const text = contentSecurityPolicy({ nonce: 'abc', config: config(environment), preview }, framing)
  return Object.fromEntries(text.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]))
}

describe('the policy of a page', () => {
  it('allows what carries the answer’s nonce and the shop’s own, and nothing else', () => {
    expect(policy()).toEqual({
      'default-src': "'none'",
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self' data: https:",
      'media-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
    })
  })

  it('frames what its blocks frame, once each, and leads to the payment provider at checkout', () => {
    const framing = { paymentOrigin: 'https://pay.example', frames: ['https://films.example', 'https://films.example'] }
    expect(policy(framing)).toMatchObject({
      'frame-src': 'https://pay.example https://films.example',
      'form-action': "'self' https://pay.example",
    })
  })

  it('lets the shop frame a preview, and shows pictures without TLS on a developer’s machine alone', () => {
    expect(policy({}, {})).toMatchObject({ 'frame-ancestors': "'self'", 'frame-src': "'self'" })
    expect(policy({}, null, 'local')['img-src']).toBe("'self' data: https: http:")
  })
})

describe('the headers of every answer', () => {
  const headers = (secure: boolean, ownHeaders: Record<string, string> = {}) => {
    const all = new Headers(ownHeaders)
    setSecurityHeaders(all, secure)
    return Object.fromEntries(all)
  }

  it('disable sniffing, framing and permissions', () => {
    expect(headers(false)).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })

  it('hold a browser to TLS where there is TLS, and leave a page’s own word about frames', () => {
    expect(headers(true)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
    expect(headers(false, { 'x-frame-options': 'SAMEORIGIN' })['x-frame-options']).toBe('SAMEORIGIN')
  })
})

it('no nonce comes twice', () => {
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100)
})
