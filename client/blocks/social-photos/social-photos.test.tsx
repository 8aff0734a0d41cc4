import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SocialPhotosContent } from '../../../shared/content/social-photos.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { socialPhotosBlocks } from './social-photos.tsx'

const place = { path: '/en-us', query: {}, categoryId: null, productId: null }
const content = (given: object = {}) => SocialPhotosContent.parse(given)

describe.each(socialPhotosBlocks.map((block) => [block.type, block] as const))('%s', (_, block) => {
  it('requests the style of its own product, or else of the page’s', () => {
    const onProduct = { ...place, productId: 'KCT3886CINK' }
    expect(block.need?.(content({ productId: 'KR100001COA' }), onProduct)).toEqual({
      kind: 'master',
      productId: 'KR100001COA',
    })
    expect(block.need?.(content(), onProduct)).toEqual({ kind: 'master', productId: 'KCT3886CINK' })
    expect(block.need?.(content(), place)).toBeNull()
  })

  it('uses the style as its tag, and the script of its locale', () => {
    const html = (masterId: string | null) =>
      renderToString(block.render(content({ tag: 'autumn', limit: 3 }), fixtureContext({ masterId, locale: 'de-de' })))
    expect(html('KR100001')).toContain('{"src":"/social/widget/de-de.js","tag":"KR100001","limit":3')
    expect(html(null)).toContain('"tag":"autumn"')
  })

  it('reserves space for its photos', () => {
    const html = renderToString(block.render(content({ limit: 5 }), fixtureContext()))
    expect(html.match(/<li>/g)).toHaveLength(5)
  })
})
