import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../shared/contracts/product.ts'
import { ProductPicture, ScenePicture } from './picture.tsx'

const drawn: Picture = {
  url: '/images/products/a?v=2',
  alt: 'A tee',
  view: 'front',
  width: 1200,
  height: 1500,
  resizable: true,
  ground: 'sand',
}

describe('ProductPicture', () => {
  it('offers widths of a picture that can be resized, beside the query it has', () => {
    const html = renderToString(<ProductPicture picture={drawn} sizes="50vw" />)
    expect(html).toContain('/images/products/a?v=2&amp;width=480 480w')
    expect(html).toContain('width="1200"')
    expect(html).toContain('loading="lazy"')
  })

  it('uses a feed’s own picture as it is', () => {
    const html = renderToString(
      <ProductPicture picture={{ ...drawn, url: 'https://example.com/a.jpg', resizable: false }} sizes="50vw" />,
    )
    expect(html).toContain('src="https://example.com/a.jpg"')
    expect(html).not.toContain('srcSet')
  })

  it('fetches the largest picture of a page first', () => {
    const html = renderToString(<ProductPicture picture={drawn} sizes="50vw" eager />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('loading=')
  })
})

describe('ScenePicture', () => {
  const scene = { url: '/images/scenes/court-wall', alt: '', ratio: { sm: 0.8, lg: 16 / 9 } }

  it('crops a scene for the phone and for wide screens', () => {
    const html = renderToString(<ScenePicture media={scene} sizes={{ sm: '100vw', lg: '50vw' }} />)
    expect(html).toContain('width=1440&amp;ratio=1.78 1440w')
    expect(html).toContain('width=768&amp;ratio=0.8 768w')
  })

  it('keeps the shape of the crop, so that nothing shifts', () => {
    const html = renderToString(
      <ScenePicture media={scene} sizes={{ sm: '100vw', lg: '50vw' }} ratio={{ sm: 1, lg: 2 }} />,
    )
    expect(html).toContain('width="768" height="768"')
    expect(html).toContain('width="1920" height="960"')
  })

  it('takes another picture for small screens, and another crop for those between', () => {
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

  it('uses a picture from elsewhere as it is, in the shape that the place has', () => {
    const html = renderToString(
      <ScenePicture media={{ ...scene, url: 'https://example.com/a.jpg' }} sizes={{ sm: '100vw', lg: '50vw' }} />,
    )
    expect(html).not.toContain('?width=')
    expect(html).not.toContain('sizes=')
    expect(html).toContain('src="https://example.com/a.jpg"')
  })
})
