import { describe, expect, it } from 'vitest'
import { cartItem } from '../pages/pages.fixtures.ts'
import { carts } from './cart.fixtures.ts'
import { isBehind, shownLines } from './shown-lines.ts'

const shown = { ...carts.two, version: 5 }
const summarize = (current: typeof shown | null) =>
  shownLines(shown, current).map(({ item, qty }) => `${qty} ${item.id}`)

describe('shownLines', () => {
  it('applies new quantities and removals, and keeps the server’s prices', () => {
    const ahead = { ...shown, items: shown.items.slice(0, 1).map((item) => ({ ...item, qty: 7 })) }
    expect(summarize(ahead)).toEqual(['7 item-1'])
    expect(shownLines(shown, ahead)[0]?.item).toBe(shown.items[0])
  })

  it.each([
    ['is unknown', null],
    ['is older', { ...shown, version: 4, items: [] }],
    ['has a different id', { ...shown, id: 'basket-00000002', version: 9, items: [] }],
  ])('shows the lines unchanged when the cart %s', (_, current) => {
    expect(summarize(current)).toEqual(['2 item-1', '1 item-2'])
  })

  it('does not show a new line before the server renders it', () => {
    expect(summarize({ ...shown, version: 6, items: [...shown.items, { ...cartItem, id: 'item-3' }] })).toHaveLength(2)
  })

  it('shows no lines without a cart', () => {
    expect(shownLines(null, shown)).toEqual([])
  })
})

it.each([
  [null, null, false],
  [shown, shown, false],
  [shown, { ...shown, version: 4 }, false],
  [shown, { ...shown, version: 6 }, true],
  [shown, { ...shown, id: 'basket-00000002', version: 1 }, true],
  [shown, null, true],
  [null, shown, true],
])('isBehind %#', (page, current, behind) => {
  expect(isBehind(page, current)).toBe(behind)
})
