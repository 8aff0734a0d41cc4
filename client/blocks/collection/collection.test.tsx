import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../fixture-context.ts'
import { collection } from './collection.tsx'

const context = fixtureContext({ products: [] })
const props = collection.props.parse({ title: 'New', source: { kind: 'category', categoryId: '9000' } })

describe('collection', () => {
  it('asks for the products of its source', () => {
    expect(collection.need?.(props, context.place)).toEqual({ kind: 'category', categoryId: '9000', limit: 12 })
  })

  it('is left out where there is nothing to show', () => {
    expect(collection.render(props, context)).toBeNull()
  })

  it('holds its place with its title and at most four empty cards while it loads', () => {
    const html = renderToString(collection.Fallback?.(props, context))
    expect(html).toContain('New')
    expect(html.match(/<li/g)).toHaveLength(4)
  })
})
