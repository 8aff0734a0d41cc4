import { expect, it } from 'vitest'
import { CartItem } from '../contracts/cart.ts'
import { OrderShipment, type PlacedOrder } from '../contracts/order.ts'
import { returnableItems } from './returnable.ts'

const price = {
  currency: 'USD',
  original: 5000,
  current: 5000,
  amount: 5000,
  rowTotal: 5000,
  priceAfterItemDiscount: 5000,
  priceAfterOrderDiscount: 5000,
  highCurrent: 5000,
  highOriginal: 5000,
}
const line = (id: string, input: object = {}) =>
  CartItem.parse({ id, productId: 'P', upc: id, name: id, qty: 2, price, ...input })
const lines = [
  line('shoe'),
  line('sock'),
  line('card', { isDigitalProduct: true }),
  line('own', { isCustoms: true }),
  line('gift', { bonus: true }),
]
const delivered = '2026-11-01T12:00:00.000Z'
const orderOf = (shipment: object, order: object = {}) => ({
  status: 'PLACED' as PlacedOrder['status'],
  items: lines,
  returns: [] as PlacedOrder['returns'],
  refunds: [] as PlacedOrder['refunds'],
  cancellation: null as PlacedOrder['cancellation'],
  shipments: [
    OrderShipment.parse({
      shipmentId: 'me',
      shippingMethod: 'standard',
      storeId: null,
      label: '',
      deliveryTime: '',
      price: { amount: 0 },
      address: null,
      itemIds: lines.map(({ id }) => id),
      ...shipment,
    }),
  ],
  ...order,
})
const idsAt = (order: ReturnType<typeof orderOf>, at: string) =>
  returnableItems(order, Date.parse(at)).map(({ item, qty }) => [item.id, qty])

it('opens with the parcel, and ends thirty days after its delivery', () => {
  expect(idsAt(orderOf({}), delivered)).toEqual([])
  const all = [
    ['shoe', 2],
    ['sock', 2],
  ]
  expect(idsAt(orderOf({ sentAt: '2026-10-01T12:00:00.000Z' }), '2026-12-31T12:00:00.000Z')).toEqual(all)
  expect(idsAt(orderOf({ deliveredAt: delivered }), '2026-12-01T12:00:00.000Z')).toEqual(all)
  expect(idsAt(orderOf({ deliveredAt: delivered }), '2026-12-01T12:00:00.001Z')).toEqual([])
  expect(idsAt(orderOf({ deliveredAt: delivered }, { status: 'CANCELLED' }), delivered)).toEqual([])
})

it('leaves out what was announced before', () => {
  const announced = (itemId: string, qty: number) => ({
    returnId: 'K-R1',
    createdAt: delivered,
    receivedAt: null,
    items: [{ itemId, qty, reason: 'too-small' as const }],
  })
  const order = orderOf({ deliveredAt: delivered }, { returns: [announced('shoe', 2), announced('sock', 1)] })
  expect(idsAt(order, delivered)).toEqual([['sock', 1]])
})

it('leaves out what was refunded before', () => {
  const refund = {
    refundId: 'K-F1',
    createdAt: delivered,
    refundedAt: null,
    amount: 1,
    items: [{ itemId: 'shoe', qty: 2 }],
  }
  expect(idsAt(orderOf({ deliveredAt: delivered }, { refunds: [refund] }), delivered)).toEqual([['sock', 2]])
})
