import { describe, expect, it } from 'vitest'
import { shippingMethodCodes } from '../../contracts/cart.ts'
import { locales, sites } from '../../i18n/locales.ts'
import { noon } from '../pricing/sample-cart.fixtures.ts'
import { firstDayNumber, sortPickups } from './delivery-order.ts'
import {
  type DeliveryQuestion,
  freeShippingFrom,
  shippingMethod,
  shippingMethodsFor,
  standardShippingPrice,
} from './shipping.ts'
import { shippingLabel } from './shipping-labels.ts'

const store: NonNullable<DeliveryQuestion['store']> = {
  services: ['pickup', 'ship-to-store'],
  country: 'DE',
  hasStock: true,
}
const question: DeliveryQuestion = {
  site: sites['de-de'],
  line: { isDigitalProduct: false, isCustoms: false },
  goodsValue: 2000,
  now: noon,
  store: null,
  poBox: false,
  inStore: false,
  hasCarrier: true,
}
const codes = (overrides: Partial<DeliveryQuestion> = {}) =>
  shippingMethodsFor({ ...question, ...overrides }).map(({ code }) => code)

describe('shippingMethodsFor', () => {
  it('offers collection points only with a carrier', () => {
    expect([codes(), codes({ hasCarrier: false })]).toEqual([['standard', 'pudo'], ['standard']])
  })

  it('offers collection points in Europe only, and not for a PO box', () => {
    expect(codes()).toEqual(['standard', 'pudo'])
    expect(codes({ site: sites['en-us'] })).toEqual(['standard'])
    expect(codes({ poBox: true })).toEqual(['standard'])
  })

  it('offers the services of a store in its own country', () => {
    expect(codes({ store })).toEqual(['standard', 'pudo', 'pickup', 'sts'])
    expect(codes({ store: { ...store, hasStock: false } })).toEqual(['standard', 'pudo', 'sts'])
    expect(codes({ store: { ...store, services: ['returns'] } })).toEqual(['standard', 'pudo'])
    expect(codes({ store: { ...store, country: 'FR' } })).toEqual(['standard', 'pudo'])
  })

  it('sends gift cards by email and made-to-order items from the workshop, and lets store customers take items along', () => {
    expect(codes({ line: { isDigitalProduct: true, isCustoms: false }, store, inStore: true })).toEqual(['digital'])
    expect(codes({ line: { isDigitalProduct: false, isCustoms: true }, store })).toEqual(['customs'])
    expect(codes({ line: { isDigitalProduct: false, isCustoms: true }, poBox: true })).toEqual([])
    expect(codes({ inStore: true })).toEqual(['standard', 'pudo', 'me'])
  })

  it('prices methods by the value of the goods, in the shop’s currency', () => {
    const priceOf = (code: (typeof shippingMethodCodes)[number], goodsValue: number) =>
      shippingMethod(code, { ...question, goodsValue }).price.amount
    expect(priceOf('standard', freeShippingFrom.EUR - 1)).toBe(standardShippingPrice.EUR)
    expect(priceOf('pudo', freeShippingFrom.EUR - 1)).toBe(395)
    expect(priceOf('customs', 0)).toBe(795)
    for (const code of shippingMethodCodes) expect(priceOf(code, freeShippingFrom.EUR)).toBe(0)
    for (const code of ['pickup', 'sts', 'digital', 'me'] as const) expect(priceOf(code, 0)).toBe(0)
  })

  it('promises same-day pickup until three in the afternoon, local time', () => {
    const deliveryTimeAt = (iso: string, locale: (typeof locales)[number] = 'de-de') =>
      shippingMethod('pickup', { ...question, site: sites[locale], now: Date.parse(iso) }).deliveryTime
    expect(deliveryTimeAt('2026-11-21T13:59:00Z')).toBe('0')
    expect(deliveryTimeAt('2026-11-21T14:00:00Z')).toBe('1')
    expect(deliveryTimeAt('2026-07-21T13:30:00Z')).toBe('1')
    expect(deliveryTimeAt('2026-11-21T19:59:00Z', 'en-us')).toBe('0')
    expect(deliveryTimeAt('2026-11-21T20:00:00Z', 'en-us')).toBe('1')
    expect(deliveryTimeAt('2026-11-21T23:30:00Z', 'en-gb')).toBe('1')
    expect(deliveryTimeAt('2026-11-21T00:10:00Z', 'en-gb')).toBe('0')
  })

  it('has a label for every method in every language', () => {
    for (const locale of locales)
      expect(new Set(shippingMethodCodes.map((code) => shippingLabel(code, locale))).size).toBe(
        shippingMethodCodes.length,
      )
    expect(shippingLabel('pickup', 'fr-ca')).toBe('Retrait en magasin')
  })
})

describe('order of pickups', () => {
  it.each([
    ['2-4', 2],
    ['10-15', 10],
    ['0', 0],
    ['same day', 0],
    ['Same day', 0],
    ['', Number.POSITIVE_INFINITY],
  ])('%s starts on day %d', (deliveryTime, day) => {
    expect(firstDayNumber(deliveryTime)).toBe(day)
  })

  it('sorts pickups by day and keeps other shipments in place', () => {
    const shipment = (id: string, code: (typeof shippingMethodCodes)[number], deliveryTime: string) => ({
      id,
      code,
      applicableShippingMethods: [{ code, label: '', deliveryTime, price: { amount: 0 } }],
    })
    const sorted = sortPickups([
      shipment('late', 'sts', '3-6'),
      shipment('door', 'standard', '2-4'),
      shipment('tomorrow', 'pickup', '1'),
      shipment('today', 'pickup', '0'),
      shipment('unknown', 'pickup', ''),
    ])
    expect(sorted.map(({ id }) => id)).toEqual(['today', 'door', 'tomorrow', 'late', 'unknown'])
  })
})
