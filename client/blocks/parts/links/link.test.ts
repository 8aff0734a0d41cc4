import { describe, expect, it } from 'vitest'
import { localHref } from './local-href.ts'

describe('localHref', () => {
  it('prefixes a path of the shop with the locale once', () => {
    expect(localHref('de-de', '/c/schuhe-1001')).toBe('/de-de/c/schuhe-1001')
    expect(localHref('de-de', '/de-de/c/schuhe-1001')).toBe('/de-de/c/schuhe-1001')
    expect(localHref('de-de', '/')).toBe('/de-de')
    expect(localHref('de-de', '/de-de?page=2#care')).toBe('/de-de?page=2#care')
    expect(localHref('de-de', '/de-details')).toBe('/de-de/de-details')
  })

  it.each(['https://example.com/a', 'mailto:help@example.com', 'tel:+15550100', '#top', '?page=2', '/images/scenes/x'])(
    'leaves %s unchanged',
    (url) => expect(localHref('en-us', url)).toBe(url),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'c/shoes',
    '',
  ])('rejects %s', (url) => expect(localHref('en-us', url)).toBeUndefined())
})
