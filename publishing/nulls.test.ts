import { expect, it } from 'vitest'
import { withoutNulls } from './nulls.ts'

it('drops null properties at every depth and keeps the places of a list', () => {
  const value = { a: null, b: { c: null, d: 0 }, e: [null, { f: null, g: '' }], h: false }
  expect(withoutNulls(value)).toEqual({ b: { d: 0 }, e: [null, { g: '' }], h: false })
})
