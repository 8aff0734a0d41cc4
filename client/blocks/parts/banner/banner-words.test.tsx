import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../../context.fixtures.ts'
import { BannerWords, type Words } from './banner-words.tsx'

const render = (content: Words, heading?: 'h3') =>
  renderToString(
    <BannerWords content={content} context={fixtureContext()} size="title" {...(heading && { heading })} />,
  )

const targets: NonNullable<Words['targets']> = [
  { label: 'Shop', target: { url: '/c/1', targetAttribute: '_self' }, style: 'primary' },
]

describe('BannerWords', () => {
  it('renders every field in reading order', () => {
    const html = render({
      overline: 'overline',
      eyebrowLogo: { url: '/logo.svg', alt: 'logo' },
      eyebrowText: 'eyebrow',
      title: 'the title',
      subtitle: 'subtitle',
      richText: '<p>rich</p>',
      targets,
      richTextBelowTargets: '<p>small print</p>',
    })
    const positions = [
      'overline',
      'alt="logo"',
      'eyebrow<',
      'the title',
      'subtitle',
      '<p>rich',
      'Shop',
      '<p>small print',
    ].map((part) => html.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  it('renders the page’s h1 when configured', () => {
    expect(render({ title: 'A', titleH1: true }, 'h3')).toContain('<h1')
    expect(render({ title: 'A' }, 'h3')).toContain('<h3')
    expect(render({ title: 'A' })).toContain('<h2')
  })

  it('keeps a hidden title for screen readers', () => {
    expect(render({ title: 'A', hideTitle: true })).toContain('<h2 class="sr">A</h2>')
  })

  it('shows no buttons with No-CTA', () => {
    expect(render({ title: 'A', targets })).toContain('href="/en-us/c/1"')
    expect(render({ title: 'A', targets, linkType: 'No-CTA' })).not.toContain('<a')
  })

  it('makes buttons as wide as the widest', () => {
    expect(render({ title: 'A', targets, equalTargetSize: true })).toContain('class="ctas equal"')
  })

  it('renders nothing without content', () => {
    expect(render({ title: '' })).toBe('')
  })
})
