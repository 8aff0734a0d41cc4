import { describe, expect, it } from 'vitest'
import { expected, openBasket } from '../../tests/harness/basket-scene.ts'

const refusedAt = (maxAllowedQty: number) => ({
  failure: { code: 'INV408', details: { additionalInfo: { maxAllowedQty } } },
})
const quantities = ({ lines }: ReturnType<typeof openBasket>) => lines.all().map(({ qty }) => qty)
const only = ({ lines }: ReturnType<typeof openBasket>) => {
  const [line] = lines.all()
  if (!line) throw new Error('no line')
  return line
}

describe('an item', () => {
  it('joins the line that it equals, and is another where anything else differs', () => {
    const basket = openBasket()
    const gift = (to: string) => ({ email: 'a@kerb.example', to, message: '' })
    for (const item of [
      expected(),
      expected({ qty: 2 }),
      expected({ giftOption: gift('Ada') }),
      expected({ giftOption: gift('Bea') }),
      expected({ recipeId: 'R1' }),
      expected({ upc: '2' }),
      expected({ method: 'pickup', storeId: 'S1' }),
    ])
      expect(basket.lines.put(item, null)).toBeNull()
    expect(quantities(basket)).toEqual([3, 1, 1, 1, 1, 1])
  })

  it('is limited over all lines that take it from the same place', () => {
    const basket = openBasket()
    basket.lines.put(expected({ qty: 3, limit: 4 }), null)
    expect(basket.lines.put(expected({ qty: 2, limit: 4, recipeId: 'R1' }), null)).toMatchObject(refusedAt(4))
    expect(basket.lines.put(expected({ qty: 1, limit: 4, recipeId: 'R1' }), null)).toBeNull()
    expect(basket.lines.put(expected({ qty: 4, limit: 4, method: 'pickup', storeId: 'S1' }), null)).toBeNull()
    expect(basket.lines.put(expected({ qty: 4, limit: 4 }), only(basket))).toMatchObject(refusedAt(3))
  })

  it('has no place as the hundred and first line', () => {
    const basket = openBasket()
    for (let upc = 0; upc < 100; upc += 1) basket.lines.put(expected({ upc: String(upc) }), null)
    expect(basket.lines.put(expected({ upc: '100' }), null)).toMatchObject({ failure: { code: 'INV408' } })
    expect(basket.lines.put(expected({ upc: '99' }), null)).toBeNull()
    expect(basket.lines.all()).toHaveLength(100)
  })
})

describe('a line', () => {
  it('that becomes another takes its units, and is there once', () => {
    const basket = openBasket()
    basket.lines.put(expected({ upc: '1', qty: 2 }), null)
    basket.lines.put(expected({ upc: '2', qty: 3 }), null)
    expect(basket.lines.put(expected({ upc: '2', qty: 1 }), only(basket))).toBeNull()
    expect(basket.lines.all()).toMatchObject([{ upc: '2', qty: 4 }])
  })

  it('that comes another way joins the one that comes so already', () => {
    const basket = openBasket()
    basket.lines.put(expected({ qty: 2 }), null)
    basket.lines.put(expected({ qty: 3, method: 'sts', storeId: 'S1' }), null)
    const joined = basket.lines.all()[1]?.id
    expect(basket.lines.redirect(only(basket).id, { method: 'sts', storeId: 'S1' })).toEqual({ mergedId: joined })
    expect(basket.lines.all()).toMatchObject([{ qty: 5, method: 'sts', storeId: 'S1' }])
    expect(basket.lines.redirect('nobody', { method: null, storeId: null })).toBeNull()
  })

  it('is removed once', () => {
    const basket = openBasket()
    basket.lines.put(expected(), null)
    const { id } = only(basket)
    expect([basket.lines.remove(id), basket.lines.remove(id), basket.lines.all().length]).toEqual([true, false, 0])
  })
})

it('a line of another basket is taken up as far as there is room, at least as one, and says what was left out', () => {
  const basket = openBasket()
  basket.lines.put(expected({ qty: 3, limit: 9 }), null)
  expect(basket.lines.absorb(expected({ qty: 1, limit: 9 }))).toBeNull()
  const itemId = only(basket).id
  expect(basket.lines.absorb(expected({ qty: 5, limit: 6 }))).toEqual({ itemId, wanted: 9, kept: 6 })
  expect(basket.lines.absorb(expected({ qty: 5, limit: 6 }))).toEqual({ itemId, wanted: 11, kept: 6 })
  expect(basket.lines.absorb(expected({ qty: 5, limit: 6, recipeId: 'R1' }))).toMatchObject({ wanted: 5, kept: 1 })
  expect(quantities(basket)).toEqual([6, 1])
})
