import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { heroBlocks } from './hero.tsx'

const base = { title: 'Dusk', media: { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb' } }
const overlay = {
  overlayPicture: { url: '/images/scenes/studio-boxes', alt: 'Tern low, in chalk' },
  overlayTarget: { url: '/p/tern-low' },
}

function draw(type: string, fields: object): string {
  const block = heroBlocks.find((one) => one.type === type)
  if (!block) throw new Error(`no block ${type}`)
  return renderToString(block.render(block.props.parse({ ...base, ...fields }), fixtureContext({ first: true })))
}

describe('hero', () => {
  it('sets its words over the picture, or below it', () => {
    expect(draw('hero', {})).toMatch(/^<section class="banner over /)
    expect(draw('hero', { variant: 'below-image' })).toMatch(/^<section class="banner below /)
  })
})

describe.each(['hero-block-below', 'hero-product-overlay'])('%s', (type) => {
  it('lays a picture over its own, with a link of its own', () => {
    expect(draw(type, overlay)).toMatch(
      /<div class="hero-over"><a href="\/en-us\/p\/tern-low">.*?alt="Tern low, in chalk"/,
    )
    expect(draw(type, { ...overlay, overlayTarget: undefined })).not.toContain('<a')
    expect(draw(type, {})).not.toContain('hero-over')
  })

  it('fetches only the large picture first', () => {
    expect(draw(type, overlay).match(/fetchPriority="high"/g)).toHaveLength(1)
  })

  it('makes no link without a name', () => {
    expect(draw(type, { ...overlay, overlayPicture: { ...overlay.overlayPicture, alt: '' } })).not.toContain('<a')
  })
})
