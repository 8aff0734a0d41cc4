import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { bannerBlocks } from './banner.tsx'

const media = { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb' }
const shop = { label: 'Shop', target: { url: '/c/1' } }

function draw(type: string, fields: object, first = false): string {
  const block = bannerBlocks.find((one) => one.type === type)
  if (!block) throw new Error(`no block ${type}`)
  return renderToString(block.render(block.props.parse({ title: 'Dusk', media, ...fields }), fixtureContext({ first })))
}

const withPicture = ['image-banner', 'block-below-banner', 'overlay-banner', 'split-banner']

describe.each(withPicture)('%s', (type) => {
  it('makes its picture a link that says where it leads', () => {
    const html = draw(type, { mediaTarget: { url: '/c/2' } })
    expect(html).toMatch(/<a class="media-link" href="\/en-us\/c\/2"><span class="sr">Dusk<\/span><\/a>/)
    const untitled = draw(type, { title: '', mediaTarget: { url: '/c/2' } })
    expect(untitled).toContain('<span class="sr">Two shoes on a kerb</span>')
  })

  it('has one tab stop where a button leads to the same place', () => {
    const same = { mediaTarget: { url: '/c/1' }, targets: [shop] }
    expect(draw(type, same)).toMatch(/class="media-link" aria-hidden="true" tabindex="-1"/i)
    expect(draw(type, { ...same, linkType: 'No-CTA' })).not.toContain('aria-hidden="true" tabindex')
  })

  it('opens the picture’s link where its target says', () => {
    const html = draw(type, { mediaTarget: { url: 'https://example.com', targetAttribute: '_blank' } })
    expect(html).toMatch(/media-link" href="https:\/\/example.com" target="_blank" rel="noopener"/)
  })

  it('shows its caption at the top, at the bottom, or not', () => {
    const captionText = 'Tern, in chalk'
    expect(draw(type, { captionText })).not.toContain(captionText)
    for (const captionPosition of ['top', 'bottom'])
      expect(draw(type, { captionText, captionPosition })).toContain(
        `<figcaption class="caption ${captionPosition}">${captionText}`,
      )
  })

  it('lays its gradient by style, tone and breakpoint, or none', () => {
    const gradient = { gradientStyle: 'focused', gradientTone: 'light', gradientBreakpoints: ['sm', 'lg'] }
    expect(draw(type, gradient)).toContain('data-gradient="focused" data-shade="light" data-gradient-at="sm lg"')
    expect(draw(type, {})).not.toContain('data-gradient')
    expect(draw(type, { ...gradient, gradientBreakpoints: [] })).not.toContain('data-gradient')
  })

  it('carries its promotion for analytics, and its name nowhere', () => {
    const html = draw(type, {
      name: 'inner name',
      promotionTracking: { id: 'P-1', name: 'Dusk', creative: 'kerb', position: '3' },
    })
    expect(html).toMatch(
      /^<section [^>]*data-promotion-id="P-1" data-promotion-name="Dusk" data-promotion-creative="kerb" data-promotion-position="3"/,
    )
    expect(html).not.toContain('inner name')
  })

  it('stands where it is told and is set as it is told', () => {
    const html = draw(type, { alignment: 'right', textAlignment: 'center' })
    expect(html).toMatch(/^<section class="[^"]*at-right text-center/)
  })

  it('takes a ground by name or a colour of the editor’s own', () => {
    expect(draw(type, { backgroundColor: 'sand' })).toContain('data-ground="sand"')
    expect(draw(type, { backgroundColor: '#123456' })).toMatch(/^<section [^>]*id="b-0"/)
  })

  it('fetches its picture first only where the page begins with it', () => {
    expect(draw(type, {}, true).match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(draw(type, {})).not.toContain('fetchPriority')
  })
})

describe('overlay banner', () => {
  it('gives its words a width, and a field behind them', () => {
    expect(draw('overlay-banner', { overlayWidth: 'xs', backdrop: 'ink' })).toMatch(
      /class="[^"]*width-xs backed backed-ink dark"/,
    )
  })

  it('writes dark on a paper field, whatever the picture is', () => {
    expect(draw('overlay-banner', { tone: 'light', backdrop: 'paper' })).not.toMatch(/class="[^"]* dark"/)
    expect(draw('overlay-banner', { tone: 'light' })).toMatch(/class="[^"]* dark"/)
  })
})

describe('split banner', () => {
  it('shows one to three media, its list before its medium', () => {
    const other = { ...media, url: '/images/scenes/sale' }
    const boxes = (fields: object) => draw('split-banner', fields).match(/class="media-box"/g)
    expect(boxes({})).toHaveLength(1)
    expect(boxes({ mediaList: [other, other] })).toHaveLength(2)
    expect(boxes({ media: undefined, mediaList: [other, other, other] })).toHaveLength(3)
    expect(draw('split-banner', { mediaList: [other] })).not.toContain('kerb-at-dusk')
  })

  it('gives the media 60, 50 or 40 percent on one side', () => {
    expect(draw('split-banner', { imageWidth: 60, imageSide: 'right' })).toContain('image-right image-60')
    expect(draw('split-banner', { imageWidth: 40 })).toContain('40vw')
    expect(() => draw('split-banner', { imageWidth: 70 })).toThrow()
  })

  it('needs media', () => {
    expect(() => draw('split-banner', { media: undefined })).toThrow('needs media')
  })
})

describe('thin banner', () => {
  it('is one link as a whole', () => {
    const html = draw('thin-banner', { media: undefined, mediaTarget: { url: '/c/2' } })
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('class="media-link"')
  })

  it('is a line of words where it leads nowhere', () => {
    expect(draw('thin-banner', { media: undefined })).not.toContain('<a ')
  })
})
