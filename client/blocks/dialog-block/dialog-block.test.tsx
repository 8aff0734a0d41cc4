import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { islandContracts } from '../../islands/contracts.ts'
import type { BlockContext, BlockDefinition, NewsletterAnswer } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { DrawIslandContext, type IslandToDraw } from '../parts/island.tsx'
import { dialogBlocks } from './dialog-block.tsx'

const block = dialogBlocks[0] as BlockDefinition
const render = (props: object, overrides: Partial<BlockContext> = {}) =>
  renderToString(block.render(block.props.parse({ title: 'News', ...props }), fixtureContext(overrides)))
/** The props of the form's island, parsed by its contract. */
function newsletterForm(overrides: Partial<BlockContext>) {
  const islands: IslandToDraw[] = []
  const drawIsland = (island: IslandToDraw) => {
    islands.push(island)
    return { node: null, data: null }
  }
  const node = block.render(block.props.parse({ title: 'News', ...signUp }), fixtureContext(overrides))
  renderToString(<DrawIslandContext value={drawIsland}>{node}</DrawIslandContext>)
  const [island] = islands
  return { id: island?.id, props: islandContracts.newsletter.props.parse(island?.props) }
}
const signUp = { id: 'news', trigger: { label: 'Sign up' }, newsletter: {} }
const answer: NewsletterAnswer = { form: 'news', email: 'a@b', policy: false, faults: {}, failed: null, done: null }

describe('dialog', () => {
  it('is opened by its fragment and closed by a link back to its opener', () => {
    const html = render({ id: 'news', trigger: { label: 'Sign up' } })
    expect(html).toMatch(/<a id="news-way"[^>]*href="#news"/)
    expect(html).toContain('<dialog id="news"')
    expect(html).toMatch(/<a class="modal-x" href="#news-way"/)
  })

  it('generates an id without one, and has a target to return to without a trigger', () => {
    const html = render({})
    expect(html).toContain('<dialog id="b-0-dialog"')
    expect(html).toContain('id="b-0-dialog-way"')
    expect(html).not.toContain('aria-haspopup')
  })

  it('returns to its own fragment on the current page after the newsletter form', () => {
    const place = { path: '/en-us', query: { page: ['2'] }, categoryId: null, productId: null }
    const { id, props } = newsletterForm({ place })
    expect(props.form.returnTo).toBe('/en-us?page=2#news')
    expect([id, props.id, props.dialog]).toEqual(['news-newsletter', 'news-newsletter', 'news'])
    expect(props.answer.texts).toEqual({})
  })

  it('passes errors under its own field names, with the typed values', () => {
    const newsletter = { ...answer, faults: { email: 'Not valid', policy: 'Tick it' } }
    const { props } = newsletterForm({ newsletter })
    expect(props.answer.texts).toEqual({ 'news.email': 'Not valid', 'news.policy': 'Tick it' })
    expect(props.email).toBe('a@b')
  })

  it('passes a refusal or a success message', () => {
    expect(newsletterForm({ newsletter: { ...answer, failed: 'Try again' } }).props.answer.fault).toBe('Try again')
    expect(newsletterForm({ newsletter: { ...answer, done: 'You are on the list' } }).props.done).toBe(
      'You are on the list',
    )
  })

  it('ignores the answer to another dialog’s form', () => {
    const { props } = newsletterForm({ newsletter: { ...answer, form: 'other', done: 'You are on the list' } })
    expect([props.done, props.email]).toEqual([null, ''])
  })
})
