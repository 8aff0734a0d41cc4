import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Behavior, type DrawIsland, DrawIslandContext, Island } from './island.tsx'

const hostile = '</script><script>alert(1)</script>'

describe('serialized props', () => {
  it('cannot break out of their script element', () => {
    const strings = { title: hostile }
    const draw: DrawIsland = () => ({ node: 'drawn', data: strings })
    for (const node of [
      <Behavior key="b" name="buy-box" on="intent" props={{ strings }}>
        drawn
      </Behavior>,
      <DrawIslandContext key="i" value={draw}>
        <Island name="toaster" on="intent" locale="en-us" props={{}} />
      </DrawIslandContext>,
    ]) {
      const html = renderToString(node)
      expect(html.match(/<\/script>/g)).toHaveLength(1)
      expect(html).toContain('\\u003c/script>')
      expect(html).toContain('drawn')
    }
  })
})

describe('an island', () => {
  it('accepts only its own props', () => {
    const elementOf = (name: 'dialog' | 'search-box') => (
      // @ts-expect-error: the props have to match the name, which may be either
      <Island name={name} on="intent" locale="en-us" props={{ kind: 'drawer' }} />
    )
    const matching = <Island name="dialog" on="intent" locale="en-us" props={{ kind: 'drawer' }} />
    // @ts-expect-error: a dialog has no query
    const mismatched = <Island name="dialog" on="intent" locale="en-us" props={{ query: 'tee' }} />
    expect([elementOf('dialog'), matching, mismatched].map(({ props }) => props.name)).toEqual([
      'dialog',
      'dialog',
      'dialog',
    ])
  })
})
