import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { tileBlocks } from './tile.tsx'

const media = { url: '/images/scenes/kerb-at-dusk', alt: 'A runner' }
const render = (type: string, props: object) => {
  const block = tileBlocks.find((candidate) => candidate.type === type) as BlockDefinition
  return renderToString(block.render(block.props.parse({ media, ...props }), fixtureContext()))
}
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"|<a [^>]*href="([^"]*)"/g)].map(([, a, b]) => a ?? b)

describe('menu-tile', () => {
  it('links to its picture’s target, or else to its first button’s', () => {
    const targets = [{ label: 'Shop', target: { url: '/c/2' } }]
    const mediaTarget = { url: '/c/1' }
    expect(links(render('menu-tile', { title: 'Run', mediaTarget, targets }))).toEqual(['/en-us/c/1', '/en-us/c/2'])
    expect(links(render('menu-tile', { title: 'Run', targets, linkType: 'No-CTA' }))).toEqual(['/en-us/c/2'])
    expect(links(render('menu-tile', { title: 'Run' }))).toEqual([])
  })

  it('has an accessible name for its link when the title is hidden or missing', () => {
    const mediaTarget = { url: '/c/1' }
    expect(render('menu-tile', { title: 'Run', hideTitle: true, mediaTarget })).toContain(
      '<span class="sr">Run</span></a>',
    )
    expect(render('menu-tile', { mediaTarget })).toContain('<span class="sr">A runner</span></a>')
  })

  it('has a gradient only in the overlay variant', () => {
    expect(render('menu-tile', { title: 'a', variant: 'text-overlay', gradientStyle: 'full' })).toContain(
      'data-gradient="full"',
    )
    expect(render('menu-tile', { title: 'a', gradientStyle: 'full' })).not.toContain('data-gradient')
  })

  it('rejects a video', () => {
    const block = tileBlocks[0] as BlockDefinition
    const film = { kind: 'video', source: '/a.mp4', title: 'Film' }
    expect(block.props.safeParse({ title: 'a', media: film }).success).toBe(false)
  })
})

describe('category-card', () => {
  it('is one link, named by its title alone', () => {
    const html = render('category-card', { title: 'Boots', subtitle: 'From size 20', target: { url: '/c/3' } })
    expect(links(html)).toEqual(['/en-us/c/3'])
    expect(html).toContain('>Boots</a>')
  })
})

describe('multi-link-card', () => {
  it('renders every link, even without a picture', () => {
    const props = {
      title: 'Running',
      media: undefined,
      links: [1, 2].map((n) => ({ label: `L${n}`, target: { url: `/c/${n}` } })),
    }
    const html = render('multi-link-card', props)
    expect(links(html)).toEqual(['/en-us/c/1', '/en-us/c/2'])
    expect(html).not.toContain('<img')
  })
})
