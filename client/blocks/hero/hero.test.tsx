import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { heroBlocks } from './hero.tsx'

const base = { title: 'Dusk', media: { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb' } }
const overlay = {
  overlayPicture: { url: '/images/scenes/studio-boxes', alt: 'Tern low, in chalk' },
  overlayTarget: { url: '/p/tern-low' },
}

function render(type: string, fields: object): string {
  const block = heroBlocks.find((candidate) => candidate.type === type)
  if (!block) throw new Error(`no block ${type}`)
  return renderToString(block.render(block.props.parse({ ...base, ...fields }), fixtureContext({ first: true })))
}

describe('hero', () => {
  it('puts its text over or below the picture', () => {
    expect(render('hero', {})).toMatch(/^<section class="banner over /)
    expect(render('hero', { variant: 'below-image' })).toMatch(/^<section class="banner below /)
  })
})

describe.each(['hero-block-below', 'hero-product-overlay'])('%s', (type) => {
  it('shows a second picture with its own link over the main one', () => {
    expect(render(type, overlay)).toMatch(
      /<div class="hero-over"><a href="\/en-us\/p\/tern-low">.*?alt="Tern low, in chalk"/,
    )
    expect(render(type, { ...overlay, overlayTarget: undefined })).not.toContain('<a')
    expect(render(type, {})).not.toContain('hero-over')
  })

  it('prioritizes only the large picture', () => {
    expect(render(type, overlay).match(/fetchPriority="high"/g)).toHaveLength(1)
  })

  it('omits a link without an accessible name', () => {
    expect(render(type, { ...overlay, overlayPicture: { ...overlay.overlayPicture, alt: '' } })).not.toContain('<a')
  })
})
