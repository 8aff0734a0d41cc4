import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockContext, BlockDefinition, NewsletterAnswer } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { dialogBlocks } from './dialog-block.tsx'

const block = dialogBlocks[0] as BlockDefinition
const draw = (props: object, own: Partial<BlockContext> = {}) =>
  renderToString(block.render(block.props.parse({ title: 'News', ...props }), fixtureContext(own)))
const signUp = { id: 'news', trigger: { label: 'Sign up' }, newsletter: {} }
const answer: NewsletterAnswer = { form: 'news', email: 'a@b', policy: false, faults: {}, failed: null, done: null }

describe('dialog', () => {
  it('is opened by its address and closed by leading back to what opened it', () => {
    const html = draw({ id: 'news', trigger: { label: 'Sign up' } })
    expect(html).toMatch(/<a id="news-way"[^>]*href="#news"/)
    expect(html).toContain('<dialog id="news"')
    expect(html).toMatch(/<a class="modal-x" href="#news-way"/)
  })

  it('has an address of its own where the editor gave none, and one to come back to without a button', () => {
    const html = draw({})
    expect(html).toContain('<dialog id="b-0-dialog"')
    expect(html).toContain('id="b-0-dialog-way"')
    expect(html).not.toContain('aria-haspopup')
  })

  it('comes back to itself with the newsletter’s form, on the page it was on', () => {
    const place = { path: '/en-us', query: { page: ['2'] }, categoryId: null, productId: null }
    const html = draw(signUp, { place })
    expect(html).toContain('action="/api/newsletter?locale=en-us"')
    expect(html).toContain('name="returnTo" value="/en-us?page=2#news"')
    expect(html).toContain('name="news.email"')
    expect(html).not.toContain('role="alert"')
  })

  it('says what was wrong, field by field, with what was typed', () => {
    const newsletter = { ...answer, faults: { email: 'Not valid', policy: 'Tick it' } }
    const html = draw(signUp, { newsletter })
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="a@b"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(html).toContain('href="#f-news-email"')
  })

  it('says in an alert that the service refused, and in a status that it worked', () => {
    const refused = draw(signUp, { newsletter: { ...answer, policy: true, failed: 'Try again' } })
    expect(refused).toMatch(/role="alert".*Try again/)
    const done = draw(signUp, { newsletter: { ...answer, done: 'You are on the list' } })
    expect(done).toMatch(/role="status"[^>]*>You are on the list/)
    expect(done).not.toContain('<form')
  })

  it('leaves another dialog’s answer to that dialog', () => {
    const html = draw(signUp, { newsletter: { ...answer, form: 'other', done: 'You are on the list' } })
    expect(html).toContain('<form')
    expect(html).not.toContain('You are on the list')
  })
})
