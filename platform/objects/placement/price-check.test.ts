import { expect, it } from 'vitest'
import { draftOf } from '../../../tests/harness/order-scene.ts'
import type { BalanceDraw, OrderDraft } from '../../services/orders/draft.ts'
import { addsUp } from './price-check.ts'

const card: BalanceDraw = { account: 'gift-card:CARD', opening: 5000, amount: 1500, refusal: 'GFC740' }
const coupon: BalanceDraw = { account: 'coupon:ONCE', opening: 1, amount: 1, refusal: 'PRM150' }
const draft = draftOf({ draws: [card, coupon] })
const withCart = (overrides: object): OrderDraft => ({ ...draft, cart: { ...draft.cart, ...overrides } })
const paying = (overrides: object): OrderDraft => ({
  ...draft,
  payment: draft.payment && { ...draft.payment, ...overrides },
})
const byCard = (amount: number) => withCart({ payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount }] })

it('a draft whose parts are its total adds up', () => {
  expect(addsUp(draftOf())).toBe(true)
  expect(addsUp(draft)).toBe(true)
  expect(addsUp(draftOf({ draws: [{ ...card, amount: 5000 }] }))).toBe(true)
})

it.each<[string, OrderDraft]>([
  ['a total of more than its parts', withCart({ totals: { ...draft.cart.totals, total: 5001 } })],
  ['a card that is charged too much', paying({ amount: 3501 })],
  ['a card that is charged too little', paying({ amount: 3499 })],
  ['a card that is charged nothing', { ...paying({ amount: 0 }), draws: [{ ...card, amount: 5000 }] }],
  ['a card in another currency', paying({ currency: 'EUR' })],
  ['a rest that nobody pays', { ...draft, payment: null }],
  ['a gift card that is drawn on for more than it pays', { ...draft, draws: [{ ...card, amount: 1501 }, coupon] }],
  ['a gift card that pays and is not drawn on', { ...draft, draws: [coupon] }],
  ['a gift card that pays less than is drawn', byCard(1499)],
  [
    'parts of less than nothing',
    {
      ...withCart({
        totals: { total: 5000, remainingToPay: 6500 },
        payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: -1500 }],
      }),
      payment: draft.payment && { ...draft.payment, amount: 6500 },
      draws: [{ ...card, amount: -1500 }],
    },
  ],
  [
    'half a cent',
    {
      ...withCart({
        totals: { total: 5000, remainingToPay: 3500.5 },
        payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: 1499.5 }],
      }),
      payment: draft.payment && { ...draft.payment, amount: 3500.5 },
      draws: [{ ...card, amount: 1499.5 }],
    },
  ],
])('%s does not add up', (_, wrong) => {
  expect(addsUp(wrong)).toBe(false)
})
