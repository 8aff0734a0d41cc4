import { describe, expect, it } from 'vitest'
import { html } from './html.ts'
import { moneyText, pageAnswer } from './page.ts'

const page = {
  locale: 'en-us',
  title: '<i>',
  css: '',
  script: '/a.js',
  body: html`<p>${'"\'&<b>'}</p>`,
  framedBy: null,
} as const
const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ') ?? []

describe('a payment page', () => {
  it('loads only its own files and cannot be framed', () => {
    const policy = policyOf(pageAnswer(page))
    expect(policy.map((rule) => rule.replace(/nonce-\w+/, 'nonce'))).toEqual([
      "default-src 'none'",
      "script-src 'nonce'",
      "style-src 'nonce'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
  })

  it('can be framed only by its shop, and leads back to the given address', () => {
    const policy = policyOf(pageAnswer({ ...page, framedBy: 'https://shop.example', leadsTo: 'https://shop.example' }))
    expect(policy).toContain('frame-ancestors https://shop.example')
    expect(policy).toContain("form-action 'self' https://shop.example")
  })

  it('escapes values in elements and attributes', async () => {
    const text = await pageAnswer({ ...page, data: { label: '" onload="alert(1)' } }).text()
    expect(text).toContain('<title>&lt;i&gt;</title>')
    expect(text).toContain('<p>&quot;&#39;&amp;&lt;b&gt;</p>')
    expect(text).toContain('data-label="&quot; onload=&quot;alert(1)"')
  })
})

it('money is formatted for the locale', () => {
  expect([moneyText('en-us', 123456, 'USD'), moneyText('de-de', 500, 'EUR')]).toEqual(['$1,234.56', '5,00\u00a0€'])
})
