import { expect, it } from 'vitest'
import type { LoggedEvent, ShopEvent } from '../../shared/contracts/shop-event.ts'
import { layerEntry, measurementPayload } from './measurement-protocol.ts'

const logged = (event: ShopEvent): LoggedEvent => ({
  uuid: '00000000-0000-0000-0000-000000000001',
  at: 1_763_200_000_000,
  visitor: '00000000-0000-0000-0000-000000000002',
  page: 'product',
  locale: 'de-de',
  event,
})
const sent = (event: ShopEvent) => measurementPayload('visitor', [logged(event)]).events[0]

it('sends an order in major units, by an id that is not its number, and allows no advertisement', () => {
  const item = { productId: 'KCT3886CINK', price: 8900, quantity: 2, discount: 'Marked Down' } as const
  const payload = measurementPayload('visitor', [
    logged({ name: 'purchase', currency: 'EUR', value: 17_800, items: [item] }),
  ])
  expect(payload).toEqual({
    client_id: 'visitor',
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        timestamp_micros: 1_763_200_000_000_000,
        params: {
          page_type: 'product',
          locale: 'de-de',
          transaction_id: '00000000-0000-0000-0000-000000000001',
          currency: 'EUR',
          value: 178,
          items: [{ item_id: 'KCT3886CINK', price: 89, quantity: 2, discount_type: 'Marked Down' }],
        },
      },
    ],
  })
})

it.each([
  ['shipping', 'begin_checkout'],
  ['billing', 'add_shipping_info'],
  ['summary', 'add_payment_info'],
] as const)('names the step of %s %s', (step, name) => {
  expect(sent({ name: 'checkout_step', step })?.name).toBe(name)
})

it('keeps positions in a list, and what is low in stock', () => {
  const items = [{ productId: 'KCT3886CINK', price: 8950, position: 49, lowStock: true }] as const
  expect(sent({ name: 'view_item_list', list: '1000', total: 60, currency: 'USD', items: [...items] })?.params).toEqual(
    {
      page_type: 'product',
      locale: 'de-de',
      item_list_id: '1000',
      items: [{ item_id: 'KCT3886CINK', price: 89.5, index: 49, low_stock: true }],
    },
  )
})

it('is an entry of a data layer with the same names, its products apart', () => {
  const item = { productId: 'KCT3886CINK', price: 8900 }
  const about = { event_id: '00000000-0000-0000-0000-000000000001', page_type: 'product', locale: 'de-de' }
  expect(layerEntry(logged({ name: 'view_item', currency: 'EUR', item }))).toEqual({
    event: 'view_item',
    ...about,
    ecommerce: { currency: 'EUR', items: [{ item_id: 'KCT3886CINK', price: 89 }] },
  })
  expect(layerEntry(logged({ name: 'checkout_step', step: 'shipping' }))).toEqual({ event: 'begin_checkout', ...about })
})
