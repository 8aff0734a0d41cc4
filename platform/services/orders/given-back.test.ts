import { expect, it } from 'vitest'
import { Cart } from '../../../shared/contracts/cart.ts'
import { draftOf } from '../../../tests/harness/order-scene.ts'
import { givenBack } from './given-back.ts'

const line = (id: string, paid: number, isDigitalProduct: boolean) => ({
  ...{ id, productId: `${id}C1`, upc: '42', name: id, qty: 1, taxTotal: 0, isDigitalProduct },
  price: {
    ...{ currency: 'USD', original: paid, current: paid, amount: paid, rowTotal: paid },
    ...{ priceAfterItemDiscount: paid, priceAfterOrderDiscount: paid, highCurrent: paid, highOriginal: paid },
  },
})

it('gives shoes beside gift cards back to the gift card that paid for them, delivery last', () => {
  const draft = draftOf()
  const cart = Cart.parse({
    ...draft.cart,
    items: [line('shoes', 2500, false), line('cards', 5000, true)],
    totals: { total: 8000, shipping: 500, remainingToPay: 5000 },
    // The gift card paid for the shoes and their delivery, and for nothing else (decision 29).
    payment_instruments: [
      { payment_instrument_id: 'g', payment_method_id: 'GIFT_CARD', amount: 3000, balance: 9000 },
      { payment_instrument_id: 'c', payment_method_id: 'CREDIT_CARD', amount: 5000 },
    ],
  })
  const draws = [{ account: 'gift-card:G', opening: 9000, amount: 3000, refusal: 'GFC740' as const }]
  const card = { sessionId: null, savedInstrumentId: 'card', currency: 'USD' as const }
  const order = { ...draft, cart, draws, payment: { ...card, method: 'CREDIT_CARD' as const, amount: 5000 } }
  const back = (...ids: string[]) =>
    givenBack(order, [
      {
        kind: 'return',
        number: 1,
        items: ids.map((itemId) => ({ itemId, qty: 1, reason: 'too-small' as const })),
        at: 0,
      },
    ])
  expect(back('shoes')).toMatchObject({ total: 2500, draws: [2500], money: 0 })
  expect(back('shoes', 'cards')).toMatchObject({ total: 8000, draws: [3000], money: 5000 })
})
