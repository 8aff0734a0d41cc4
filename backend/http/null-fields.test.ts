import { describe, expect, it } from 'vitest'
import { operations } from '../../shared/operations/index.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import { withNulls } from '../../tests/contract/sample.ts'
import { parseRequest } from './parse-request.ts'

/** A body as the door parses it. */
function parsed({ params: _, query: __, ...row }: Operation, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const { method } = row
  const request = new Request('https://platform.example/', { method, headers, body: JSON.stringify(body) })
  return parseRequest(row, request, {})
}

const fields = operations.flatMap((row) =>
  (row.body ? withNulls(row.body) : []).map((field) => ({ ...field, row, name: `${row.id} ${field.path}` })),
)

describe('a field of a body that may be absent', () => {
  it.each(fields)('is absent when it is null: $name', async ({ row, sent, meant }) => {
    const absent = await parsed(row, meant)
    expect(absent.ok, JSON.stringify(absent)).toBe(true)
    expect(await parsed(row, sent)).toEqual(absent)
  })

  it('is found in a list, in a choice and behind another shape', () => {
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'cart.addItems 0.maxQty',
        'cart.placeOrder paymentMethod.0.id',
        'cart.setShippingAddress addresses.0.subscriptions.wording',
        'auth.token guestObjects',
      ]),
    )
  })
})

describe('null', () => {
  const rowOf = (id: string): Operation => {
    const row = operations.find((one) => one.id === id)
    if (!row) throw new Error(id)
    return row
  }
  const address = {
    firstName: 'Ada',
    lastName: 'Bell',
    addressLine1: '1 Mill Lane',
    city: 'Salem',
    postalCode: '97301',
  }

  it.each([
    ['takes a value away', 'consumer.update', { phone: null, postalCode: null }, { phone: null, postalCode: null }],
    ['takes a reward away', 'cart.applyReward', { appliedLoyaltyVoucher: null }, { appliedLoyaltyVoucher: null }],
  ])('%s where the contract says so', async (_, id, sent, body) => {
    expect(await parsed(rowOf(id), sent)).toMatchObject({ ok: true, value: { body } })
  })

  it.each([
    [
      'of two names of one field',
      'consumer.addAddress',
      { ...address, id: null, addressId: 'a', country: null, countryCode: 'US' },
      { ...address, id: 'a', country: 'US' },
    ],
    [
      'of the other name',
      'consumer.addAddress',
      { ...address, addressId: null, country: 'US', countryCode: null },
      { ...address, country: 'US' },
    ],
    [
      'of the other shape',
      'cart.setBillingAddress',
      { ...address, address: null, country: 'US' },
      { address: { ...address, country: 'US' } },
    ],
    [
      'of a list in the other shape',
      'cart.setShippingAddress',
      [{ ...address, countryCode: 'US', email: null }],
      { addresses: [{ ...address, country: 'US' }] },
    ],
    ['of a cart without an item', 'cart.create', { item: null, productId: null, upc: null, maxQty: null }, {}],
    [
      'of a guest’s token',
      'auth.token',
      { type: null, authorizationCode: null, codeVerifier: null, refreshToken: null },
      { type: 'Guest' },
    ],
    [
      'of a single payment',
      'cart.placeOrder',
      { cartId: 'basket-1', paymentMethod: { code: 'PAYPAL', id: null, additionalData: { bin: null } } },
      { cartId: 'basket-1', paymentMethod: [{ code: 'PAYPAL', additionalData: {} }] },
    ],
  ])('says nothing %s', async (_, id, sent, body) => {
    expect(await parsed(rowOf(id), sent)).toEqual({ ok: true, value: { params: {}, query: {}, body } })
  })

  it('is no value of a field that is required, nor of a list', async () => {
    expect(await parsed(rowOf('cart.prepareOrder'), { basketId: null })).toMatchObject({
      ok: false,
      failure: { code: 'API400', path: 'body.basketId' },
    })
    expect(await parsed(rowOf('cart.addItems'), [null])).toMatchObject({
      ok: false,
      failure: { code: 'API400', path: 'body.0' },
    })
  })

  it('is no quantity', async () => {
    const item = { productId: 'ST000001C0', upc: '1', qty: null }
    for (const [id, sent] of [
      ['cart.addItems', [item]],
      ['cart.createWithItem', { item }],
      ['cart.saveForLater', item],
    ] as const)
      expect(await parsed(rowOf(id), sent)).toMatchObject({ ok: false, failure: { code: 'API400' } })
  })

  it('hides no other fault', async () => {
    const sent = { topic: 7, enabled: true, wording: null }
    expect(await parsed(rowOf('consumer.updateNotifications'), sent)).toMatchObject({
      ok: false,
      failure: { code: 'API400', path: 'body.topic' },
    })
  })
})
