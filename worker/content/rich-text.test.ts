import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from './rich-text.ts'

const clean = (html: string) => sanitiseRichText(html, (href) => `/en-us${href}`)
const payloads = new URL('../../../shared/data/hostile/dompurify-expect.json', import.meta.url)

describe("an editor's markup", () => {
  it('keeps its words, lists, links and tables', () => {
    const html =
      '<h2>Fit</h2><ul><li><strong>True</strong> to size</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
    expect(clean(html)).toBe(html)
  })

  it("gets the shopper's locale on links of the shop, and a safe rel on new windows", () => {
    expect(clean('<a href="/cart">cart</a>')).toBe('<a href="/en-us/cart">cart</a>')
    expect(clean('<a href="https://a.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="position:fixed">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '<form action="/x"><input></form>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  ])('lets nothing through that runs or styles: %s', (html) => {
    expect(clean(html)).not.toMatch(/<script|onerror|onload|javascript:|style=|<iframe|<svg|<form|data:|href="\/\//i)
  })

  it.skipIf(!existsSync(payloads))('disarms every payload of ../shared/data/hostile', () => {
    const cases = JSON.parse(readFileSync(payloads, 'utf8')) as { payload: string }[]
    for (const { payload } of cases) {
      for (const [, tag = '', attributes = ''] of clean(payload).matchAll(/<([a-z0-9]+)([^>]*)>/gi)) {
        expect(tag, payload).not.toMatch(/^(script|style|iframe|object|embed|svg|math|img|form|input|base|link|meta)$/i)
        expect(attributes.replace(/"[^"]*"/g, '""'), payload).not.toMatch(/\son\w+\s*=|\sstyle\s*=/i)
        expect(attributes, payload).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i)
      }
    }
  })
})
if (!existsSync(payloads)) console.warn('NOTICE: ../shared/data/hostile is not here; its payloads were not tried.')
