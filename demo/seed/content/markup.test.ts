import { describe, expect, it } from 'vitest'
import { htmlOf } from './markup.ts'

const html = (markup: string) => htmlOf(markup, (target) => `/to/${target}`)

describe('htmlOf', () => {
  it('converts lines to headings, paragraphs and lists', () => {
    expect(html('## One\n\nText.\n\n- a\n- b\n\n1. c\n2. d')).toBe(
      '<h2>One</h2><p>Text.</p><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
    )
  })

  it('converts rows to a table with column and row headings', () => {
    expect(html('| How | Cost |\n| Post | 5 |')).toBe(
      '<table><thead><tr><th scope="col">How</th><th scope="col">Cost</th></tr></thead><tbody><tr><th scope="row">Post</th><td>5</td></tr></tbody></table>',
    )
  })

  it('converts links and strong text and escapes the rest', () => {
    expect(html('**Wool** & [boots](c:1106) < 5')).toBe(
      '<p><strong>Wool</strong> &amp; <a href="/to/c:1106">boots</a> &lt; 5</p>',
    )
  })
})
