import { expect, it } from 'vitest'
import { missingPaths } from './document-paths.ts'

const existing = ['shared/cart', 'shared/cart/shown.ts', 'client/block.tsx', 'client/block.css']

it('finds a path that moved away', () => {
  expect(missingPaths('`shared/cart/price.ts`, `price.ts`, `shared/bag/`', existing)).toEqual([
    'shared/cart/price.ts',
    'price.ts',
    'shared/bag',
  ])
})

it('wants each alternative of braces', () => {
  expect(missingPaths('`client/block.{tsx,css}`', existing)).toEqual([])
  expect(missingPaths('`client/block.{tsx,html}`', existing)).toEqual(['client/block.{tsx,html}'])
})

it.each([
  '`shared/cart/`',
  '`shown.ts`',
  '`cart/shown.ts`',
  '`client/block*.tsx`',
  '`client/blocks/NAME/`',
  '`a/b`',
  '`.css`',
  '```\nshared/a.ts\n```',
])('accepts %s', (markdown) => {
  expect(missingPaths(markdown, existing)).toEqual([])
})
