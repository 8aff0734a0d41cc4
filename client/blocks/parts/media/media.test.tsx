import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Media } from '../../../../shared/content/media.ts'
import { fixtureContext } from '../../context.fixtures.ts'
import { MediaBox } from './media.tsx'

const box = (media: unknown, eager = false) =>
  renderToString(
    <MediaBox
      media={Media.parse(media)}
      context={fixtureContext()}
      sizes={{ sm: '100vw', lg: '50vw' }}
      eager={eager}
    />,
  )

describe('MediaBox', () => {
  it('reserves the aspect ratio of each breakpoint, also for external pictures', () => {
    const html = box({ url: 'https://example.com/a.jpg', alt: 'A', ratio: { sm: 1, md: 1.5, lg: 2 } })
    expect(html).toMatch(/class="shape at-sm" viewBox="0 0 1000 1000"/)
    expect(html).toMatch(/class="shape at-md" viewBox="0 0 1500 1000"/)
    expect(html).toMatch(/class="shape at-lg" viewBox="0 0 2000 1000"/)
  })

  it('renders one shape when all breakpoints have the same ratio', () => {
    expect(box({ url: '/images/scenes/sale', alt: '', ratio: { sm: 1, lg: 1 } }).match(/<svg/g)).toHaveLength(1)
  })

  it('shows the placeholder color until the picture loads', () => {
    expect(box({ url: 'https://example.com/a.jpg', alt: '', placeholder: '#c8d1bb' })).toContain('fill="#c8d1bb"')
  })

  it('prioritizes only an eager picture', () => {
    const scene = { url: '/images/scenes/sale', alt: '' }
    expect(box(scene, true)).toContain('fetchPriority="high"')
    expect(box(scene)).not.toContain('fetchPriority')
    expect(box(scene)).toContain('loading="lazy"')
  })

  it('plays a video and crops its poster to the same ratio', () => {
    const html = box({
      kind: 'video',
      source: '/films/a.mp4',
      title: 'A sole being stitched',
      poster: { url: '/images/scenes/sale', alt: '' },
      ratio: { sm: 1, lg: 2 },
    })
    expect(html).toContain('<video')
    expect(html).toContain('ratio=2 ')
  })
})
