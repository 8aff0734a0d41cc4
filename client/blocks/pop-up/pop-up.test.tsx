import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PopUpContent } from '../../../shared/content/pop-up.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { contrast } from '../parts/ground.ts'
import { dismissalOf, popUpBlocks } from './pop-up.tsx'

const [block] = popUpBlocks
const content = (overrides: object = {}) => PopUpContent.parse({ name: 'repair', title: 'Repair days', ...overrides })
const html = (overrides: object = {}) => renderToString(block?.render(content(overrides), fixtureContext()))

describe('pop-up', () => {
  it('is a closed bar that opens to a card, each with its own title', () => {
    const markup = html({ minimizedTitle: 'Worn?', maximizedTitle: 'Until Sunday' })
    expect(markup).toContain(
      '<details><summary><span class="popup-small">Worn?</span><span class="popup-large">Until Sunday</span>',
    )
    expect(markup).toContain('<h2 class="title">Repair days</h2>')
  })

  it('has no heading in the card when it repeats the bar’s title', () => {
    expect(html().match(/Repair days/g)).toHaveLength(4)
    expect(html()).not.toContain('<h2')
    expect(html({ title: '' })).toContain('popUp.region')
  })

  it('expands after two seconds by default', () => {
    expect(html()).toContain('{"name":"repair","delay":2000}')
    expect(html({ delay: 0 })).toContain('"delay":0')
  })

  it('can be dismissed without script', () => {
    expect(html()).toContain('<input type="hidden" name="name" value="repair"/>')
    expect(html()).toMatch(/<form [^>]*method="post"/)
  })

  it('derives distinct valid dismissal names', () => {
    const names = ['Members’ week', 'Members week', '夏', '冬', 'x'.repeat(90)].map((name) => dismissalOf({ name }))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\w-]{1,60}$/)
    expect(dismissalOf({ name: 'repair' })).toBe('repair')
  })

  it.each([
    [{ background: '#24302a', text: '#f6f4ef' }],
    [{ background: '#efe1ae', text: '#dec389', button: '#dec389', buttonText: '#efe1ae' }],
    [{ background: '#808080', text: '#7f7f7f', button: '#ffffff', buttonText: '#ffff00' }],
  ])('is readable in %o', (colors) => {
    const rules = block?.rules?.(content({ colors }), 'p') ?? ''
    const colour = (name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(rules)?.[1] ?? ''
    expect(contrast(colour('pop'), colour('pop-ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('pop-button'), colour('pop-button-ink'))).toBeGreaterThanOrEqual(4.5)
  })
})
