import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../../shared/contracts/product.ts'
import { ProductPicture, ScenePicture } from './picture.tsx'

const picture: Picture = {
  url: '/images/products/a?v=2',
  alt: 'A tee',
  view: 'front',
  width: 1200,
  height: 1500,
  resizable: true,
  ground: '#e7dbc4',
}

describe('ProductPicture', () => {
  it('offers several widths of a resizable picture and keeps its query', () => {
    const html = renderToString(<ProductPicture picture={picture} sizes="50vw" />)
    expect(html).toContain('/images/products/a?v=2&amp;width=480 480w')
    expect(html).toContain('width="1200"')
    expect(html).toContain('loading="lazy"')
  })

  it('uses an external picture unchanged', () => {
    const html = renderToString(
      <ProductPicture picture={{ ...picture, url: 'https://example.com/a.jpg', resizable: false }} sizes="50vw" />,
    )
    expect(html).toContain('src="https://example.com/a.jpg"')
    expect(html).not.toContain('srcSet')
  })

  it('prioritizes an eager picture', () => {
    const html = renderToString(<ProductPicture picture={picture} sizes="50vw" eager />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('loading=')
  })
})

describe('ScenePicture', () => {
  const scene = { url: '/images/scenes/court-wall', alt: '', ratio: { sm: 0.8, lg: 16 / 9 } }

  it('crops a scene for phones and for wide screens', () => {
    const html = renderToString(<ScenePicture media={scene} sizes={{ sm: '100vw', lg: '50vw' }} />)
    expect(html).toContain('width=1440&amp;ratio=1.78 1440w')
    expect(html).toContain('width=768&amp;ratio=0.8 768w')
  })

  it('sets the dimensions of the crop, so that the layout does not shift', () => {
    const html = renderToString(
      <ScenePicture media={scene} sizes={{ sm: '100vw', lg: '50vw' }} ratio={{ sm: 1, lg: 2 }} />,
    )
    expect(html).toContain('width="768" height="768"')
    expect(html).toContain('width="1920" height="960"')
  })

  it('uses a separate picture on small screens and a separate crop on medium ones', () => {
    const html = renderToString(
      <ScenePicture
        media={{ ...scene, smallUrl: 'https://example.com/small.jpg', ratio: { sm: 1, md: 1.5, lg: 2 } }}
        sizes={{ sm: '100vw', lg: '50vw' }}
      />,
    )
    expect(html).toContain('src="https://example.com/small.jpg"')
    expect(html).toMatch(/min-width:64rem\)" srcSet="[^"]*ratio=2 /)
    expect(html).toMatch(/min-width:48rem\)" srcSet="[^"]*ratio=1.5 /)
  })

  it('uses an external picture unchanged, with the dimensions of the layout', () => {
    const html = renderToString(
      <ScenePicture media={{ ...scene, url: 'https://example.com/a.jpg' }} sizes={{ sm: '100vw', lg: '50vw' }} />,
    )
    expect(html).not.toContain('?width=')
    expect(html).not.toContain('sizes=')
    expect(html).toContain('src="https://example.com/a.jpg"')
  })
})
