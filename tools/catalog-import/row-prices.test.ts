import { expect, it } from 'vitest'
import type { FieldName } from './mapping/mapping.ts'
import { pricesOf } from './row-prices.ts'

const read = (fields: Partial<Record<FieldName, string>>) =>
  pricesOf((field) => [fields[field] ?? []].flat(), undefined, { currency: 'EUR', locale: 'de-de' })
const sale = { price: '100.00 EUR', salePrice: '80.00 EUR' }

it('sends a sale with its period, whenever it is', () => {
  expect(read({ ...sale, saleWindow: '2020-01-01/2020-01-31' })).toEqual({
    price: {
      current: 10_000,
      original: 10_000,
      sales: [{ price: 8000, from: '2019-12-31T23:00:00.000Z', until: '2020-01-31T23:00:00.000Z' }],
    },
    findings: [],
  })
})

it('sends a sale without a period as the price', () => {
  expect(read(sale).price).toEqual({ current: 8000, original: 10_000 })
  expect(read({ ...sale, originalPrice: '120.00 EUR' }).price).toEqual({ current: 8000, original: 12_000 })
})

it('sends no sale at the price itself, and refuses one above it', () => {
  const saleWindow = '2026-01-01/2026-01-31'
  expect(read({ ...sale, salePrice: '100.00 EUR', saleWindow }).price).toEqual({ current: 10_000, original: 10_000 })
  expect(read({ ...sale, salePrice: '101.00 EUR', saleWindow })).toMatchObject({
    price: null,
    findings: [{ field: 'salePrice', reason: expect.stringContaining('above the price') }],
  })
})

it('refuses a period that is none', () => {
  expect(read({ ...sale, saleWindow: '2026-01-01T10:00/2026-02-01T10:00' })).toMatchObject({
    price: null,
    findings: [{ field: 'saleWindow', reason: expect.stringContaining('offset') }],
  })
})
