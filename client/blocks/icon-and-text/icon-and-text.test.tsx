import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { iconAndTextBlocks } from './icon-and-text.tsx'

const block = iconAndTextBlocks[0] as BlockDefinition
const columns = (variant: string, count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({ icon: 'truck', title: `Item ${index}` }))
  const html = renderToString(block.render(block.props.parse({ variant, items }), fixtureContext()))
  return /<ul class="n(\d)"/.exec(html)?.[1]
}

it('puts four items in two columns, others in up to three (spec 2 §2.1)', () => {
  for (const variant of ['icon-above-text', 'icon-left'])
    expect([1, 2, 3, 4, 5, 6].map((count) => columns(variant, count))).toEqual(['1', '2', '3', '2', '3', '3'])
  expect([3, 4].map((count) => columns('one-column', count))).toEqual(['1', '1'])
})

it('rejects unknown icon names', () => {
  expect(block.props.safeParse({ items: [{ icon: 'rocket', title: 'a' }] }).success).toBe(false)
})
