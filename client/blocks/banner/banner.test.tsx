import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { bannerBlocks } from './banner.tsx'

const media = { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb' }
const shop = { label: 'Shop', target: { url: '/c/1' } }

function render(type: string, fields: object, first = false): string {
  const block = bannerBlocks.find((candidate) => candidate.type === type)
  if (!block) throw new Error(`no block ${type}`)
  return renderToString(block.render(block.props.parse({ title: 'Dusk', media, ...fields }), fixtureContext({ first })))
}

const withPicture = ['image-banner', 'block-below-banner', 'overlay-banner', 'split-banner']

describe.each(withPicture)('%s', (type) => {
  it('links its picture, with an accessible name', () => {
    const html = render(type, { mediaTarget: { url: '/c/2' } })
    expect(html).toMatch(/<a class="media-link" href="\/en-us\/c\/2"><span class="sr">Dusk<\/span><\/a>/)
    const untitled = render(type, { title: '', mediaTarget: { url: '/c/2' } })
    expect(untitled).toContain('<span class="sr">Two shoes on a kerb</span>')
  })

  it('has one tab stop when a button has the same target', () => {
    const same = { mediaTarget: { url: '/c/1' }, targets: [shop] }
    expect(render(type, same)).toMatch(/class="media-link" aria-hidden="true" tabindex="-1"/i)
    expect(render(type, { ...same, linkType: 'No-CTA' })).not.toContain('aria-hidden="true" tabindex')
  })

  it('opens the picture’s link in the configured window', () => {
    const html = render(type, { mediaTarget: { url: 'https://example.com', targetAttribute: '_blank' } })
    expect(html).toMatch(/media-link" href="https:\/\/example.com" target="_blank" rel="noopener"/)
  })

  it('shows its caption at the top, at the bottom, or not at all', () => {
    const captionText = 'Tern, in chalk'
    expect(render(type, { captionText })).not.toContain(captionText)
    for (const captionPosition of ['top', 'bottom'])
      expect(render(type, { captionText, captionPosition })).toContain(
        `<figcaption class="caption ${captionPosition}">${captionText}`,
      )
  })

  it('renders its gradient by style, tone and breakpoint, or none', () => {
    const gradient = { gradientStyle: 'focused', gradientTone: 'light', gradientBreakpoints: ['sm', 'lg'] }
    expect(render(type, gradient)).toContain('data-gradient="focused" data-shade="light" data-gradient-at="sm lg"')
    expect(render(type, {})).not.toContain('data-gradient')
    expect(render(type, { ...gradient, gradientBreakpoints: [] })).not.toContain('data-gradient')
  })

  it('renders its promotion for analytics, but not its internal name', () => {
    const html = render(type, {
      name: 'inner name',
      promotionTracking: { id: 'P-1', name: 'Dusk', creative: 'kerb', position: '3' },
    })
    expect(html).toMatch(
      /^<section [^>]*data-promotion-id="P-1" data-promotion-name="Dusk" data-promotion-creative="kerb" data-promotion-position="3"/,
    )
    expect(html).not.toContain('inner name')
  })

  it('follows the configured position and alignment', () => {
    const html = render(type, { alignment: 'right', textAlignment: 'center' })
    expect(html).toMatch(/^<section class="[^"]*at-right text-center/)
  })

  it('accepts a named or custom background color', () => {
    expect(render(type, { backgroundColor: 'sand' })).toContain('data-ground="sand"')
    expect(render(type, { backgroundColor: '#123456' })).toMatch(/^<section [^>]*id="b-0"/)
  })

  it('prioritizes its picture only when it is the page’s first block', () => {
    expect(render(type, {}, true).match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(render(type, {})).not.toContain('fetchPriority')
  })
})

describe('overlay banner', () => {
  it('sets the width and backdrop of its text', () => {
    expect(render('overlay-banner', { overlayWidth: 'xs', backdrop: 'ink' })).toMatch(
      /class="[^"]*width-xs backed backed-ink dark"/,
    )
  })

  it('uses dark text on a paper backdrop, whatever the tone of the picture', () => {
    expect(render('overlay-banner', { tone: 'light', backdrop: 'paper' })).not.toMatch(/class="[^"]* dark"/)
    expect(render('overlay-banner', { tone: 'light' })).toMatch(/class="[^"]* dark"/)
  })
})

describe('split banner', () => {
  it('shows one to three media, and prefers its list to the single one', () => {
    const otherMedia = { ...media, url: '/images/scenes/sale' }
    const mediaBoxes = (fields: object) => render('split-banner', fields).match(/class="media-box"/g)
    expect(mediaBoxes({})).toHaveLength(1)
    expect(mediaBoxes({ mediaList: [otherMedia, otherMedia] })).toHaveLength(2)
    expect(mediaBoxes({ media: undefined, mediaList: [otherMedia, otherMedia, otherMedia] })).toHaveLength(3)
    expect(render('split-banner', { mediaList: [otherMedia] })).not.toContain('kerb-at-dusk')
  })

  it('gives the media 60, 50 or 40 percent on one side', () => {
    expect(render('split-banner', { imageWidth: 60, imageSide: 'right' })).toContain('image-right image-60')
    expect(render('split-banner', { imageWidth: 40 })).toContain('40vw')
    expect(() => render('split-banner', { imageWidth: 70 })).toThrow()
  })

  it('needs media', () => {
    expect(() => render('split-banner', { media: undefined })).toThrow('needs media')
  })
})

describe('thin banner', () => {
  it('is a single link', () => {
    const html = render('thin-banner', { media: undefined, mediaTarget: { url: '/c/2' } })
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('class="media-link"')
  })

  it('is plain text without a target', () => {
    expect(render('thin-banner', { media: undefined })).not.toContain('<a ')
  })
})
