import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IslandHost } from './island-host.tsx'

describe('IslandHost', () => {
  it('cannot be closed from inside a value', () => {
    const html = renderToString(
      <IslandHost name="mini-cart" on="intent" props={{ title: '</script><script>alert(1)</script>' }}>
        bag
      </IslandHost>,
    )
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('\\u003c/script>')
  })
})
