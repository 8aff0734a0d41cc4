import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { benefitBarBlocks } from './benefit-bar.tsx'

const bar = benefitBarBlocks[0] as BlockDefinition
const place = { path: '/en-us/c/shoes-1000', query: { page: ['2'] }, categoryId: null, productId: null }
const render = (props: object) =>
  renderToString(bar.render(bar.props.parse({ title: 'Free returns', ...props }), fixtureContext({ place })))

describe('benefit-bar', () => {
  it('is closed by a form that returns to the current page', () => {
    const html = render({ flag: 'returns-24' })
    expect(html).toContain('action="/api/dismiss?locale=en-us"')
    for (const [name, value] of [
      ['csrf', 'csrf'],
      ['name', 'returns-24'],
      ['returnTo', '/en-us/c/shoes-1000?page=2'],
    ])
      expect(html).toContain(`name="${name}" value="${value}"`)
  })

  it('is dismissed under its flag, unless it can’t be closed', () => {
    expect(bar.dismissal?.(bar.props.parse({ title: 'a', flag: 'returns-24' }))).toBe('returns-24')
    const notClosable = { title: 'a', flag: 'returns-24', closable: false }
    expect(bar.dismissal?.(bar.props.parse(notClosable))).toBeUndefined()
    expect(render(notClosable)).not.toContain('<form')
  })

  it('rejects a flag that is not valid in the cookie', () => {
    expect(bar.props.safeParse({ title: 'a', flag: 'a.b' }).success).toBe(false)
  })
})
