import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { BannerWords, type Words } from './banner-words.tsx'

const words = (content: Words, heading?: 'h3') =>
  renderToString(
    <BannerWords content={content} context={fixtureContext()} size="title" {...(heading && { heading })} />,
  )

const targets: NonNullable<Words['targets']> = [
  { label: 'Shop', target: { url: '/c/1', targetAttribute: '_self' }, style: 'primary' },
]

describe('BannerWords', () => {
  it('says everything in the order it is read', () => {
    const html = words({
      overline: 'overline',
      eyebrowLogo: { url: '/logo.svg', alt: 'logo' },
      eyebrowText: 'eyebrow',
      title: 'the title',
      subtitle: 'subtitle',
      richText: '<p>rich</p>',
      targets,
      richTextBelowTargets: '<p>small print</p>',
    })
    const at = ['overline', 'alt="logo"', 'eyebrow<', 'the title', 'subtitle', '<p>rich', 'Shop', '<p>small print'].map(
      (one) => html.indexOf(one),
    )
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('has the page’s h1 where it is told so', () => {
    expect(words({ title: 'A', titleH1: true }, 'h3')).toContain('<h1')
    expect(words({ title: 'A' }, 'h3')).toContain('<h3')
    expect(words({ title: 'A' })).toContain('<h2')
  })

  it('keeps a hidden title for who listens', () => {
    expect(words({ title: 'A', hideTitle: true })).toContain('<h2 class="sr">A</h2>')
  })

  it('shows no buttons with No-CTA', () => {
    expect(words({ title: 'A', targets })).toContain('href="/en-us/c/1"')
    expect(words({ title: 'A', targets, linkType: 'No-CTA' })).not.toContain('<a')
  })

  it('makes buttons as wide as the widest', () => {
    expect(words({ title: 'A', targets, equalTargetSize: true })).toContain('class="ctas equal"')
  })

  it('is nothing where there is nothing to say', () => {
    expect(words({ title: '' })).toBe('')
  })
})
