import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { island as Newsletter } from './newsletter.island.tsx'

const locale = 'en-us'
const render = (props: Partial<IslandPropsOf<'newsletter'>> = {}) =>
  renderToString(
    <Newsletter
      site={sites[locale]}
      t={formatter(locale)}
      slot={<div data-slot="">Twice a month.</div>}
      id="news-newsletter"
      dialog="news"
      form={{ csrf: 'token', returnTo: '/en-us#news' }}
      submit={null}
      policy={{ before: 'I have read the ', after: '.' }}
      email=""
      isAccepted={false}
      answer={{ texts: {} }}
      done={null}
      templates={fieldTemplates(locale)}
      {...props}
    />,
  )

describe('newsletter form', () => {
  it('posts its fields under names prefixed with the dialog’s id', () => {
    const html = render()
    expect(html).toContain('name="to" value="newsletter"')
    for (const field of [
      'name="csrf" value="token"',
      'name="form" value="news"',
      'name="returnTo" value="/en-us#news"',
    ])
      expect(html).toContain(field)
    expect(html).toContain('name="news.email"')
    expect(html).toContain('href="/en-us/legal/privacy"')
    expect(html).toContain('Twice a month.')
    expect(html).not.toContain('role="alert"')
  })

  it('shows an error at each field and keeps the typed values', () => {
    const texts = { 'news.policy': 'Tick it', 'news.email': 'Not valid' }
    const html = render({ email: 'a@b', answer: { texts } })
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="a@b"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(html).toMatch(/href="#f-news-email".*href="#f-news-policy"/)
  })

  it('announces a refusal as an alert and success as a status', () => {
    expect(render({ answer: { texts: {}, fault: 'Try again' } })).toMatch(/role="alert".*Try again/)
    const done = render({ done: 'You are on the list' })
    expect(done).toMatch(/role="status"[^>]*>You are on the list/)
    expect(done).not.toContain('<form')
  })
})
