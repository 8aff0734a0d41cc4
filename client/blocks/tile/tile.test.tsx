import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { tileBlocks } from './tile.tsx'

const media = { url: '/images/scenes/kerb-at-dusk', alt: 'A runner' }
const draw = (type: string, props: object) => {
  const block = tileBlocks.find((one) => one.type === type) as BlockDefinition
  return renderToString(block.render(block.props.parse({ media, ...props }), fixtureContext()))
}
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"|<a [^>]*href="([^"]*)"/g)].map(([, a, b]) => a ?? b)

describe('menu-tile', () => {
  it('leads where its picture does, else where its first button does', () => {
    const targets = [{ label: 'Shop', target: { url: '/c/2' } }]
    const mediaTarget = { url: '/c/1' }
    expect(links(draw('menu-tile', { title: 'Run', mediaTarget, targets }))).toEqual(['/en-us/c/1', '/en-us/c/2'])
    expect(links(draw('menu-tile', { title: 'Run', targets, linkType: 'No-CTA' }))).toEqual(['/en-us/c/2'])
    expect(links(draw('menu-tile', { title: 'Run' }))).toEqual([])
  })

  it('keeps a name for its link when the title is hidden, or isn’t there', () => {
    const mediaTarget = { url: '/c/1' }
    expect(draw('menu-tile', { title: 'Run', hideTitle: true, mediaTarget })).toContain(
      '<span class="sr">Run</span></a>',
    )
    expect(draw('menu-tile', { mediaTarget })).toContain('<span class="sr">A runner</span></a>')
  })

  it('shades its picture only where words stand on it', () => {
    expect(draw('menu-tile', { title: 'a', variant: 'text-overlay', gradientStyle: 'full' })).toContain(
      'data-gradient="full"',
    )
    expect(draw('menu-tile', { title: 'a', gradientStyle: 'full' })).not.toContain('data-gradient')
  })

  it('has no place for a film', () => {
    const block = tileBlocks[0] as BlockDefinition
    const film = { kind: 'video', source: '/a.mp4', title: 'Film' }
    expect(block.props.safeParse({ title: 'a', media: film }).success).toBe(false)
  })
})

describe('category-card', () => {
  it('is one link, named by its title alone', () => {
    const html = draw('category-card', { title: 'Boots', subtitle: 'From size 20', target: { url: '/c/3' } })
    expect(links(html)).toEqual(['/en-us/c/3'])
    expect(html).toContain('>Boots</a>')
  })
})

describe('multi-link-card', () => {
  it('has a link for each, and does without a picture', () => {
    const props = {
      title: 'Running',
      media: undefined,
      links: [1, 2].map((n) => ({ label: `L${n}`, target: { url: `/c/${n}` } })),
    }
    const html = draw('multi-link-card', props)
    expect(links(html)).toEqual(['/en-us/c/1', '/en-us/c/2'])
    expect(html).not.toContain('<img')
  })
})
