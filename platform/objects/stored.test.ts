import { expect, it } from 'vitest'
import { z } from 'zod'
import { openBasket } from '../../tests/harness/basket-scene.ts'
import { stored } from './stored.ts'

const first = stored('note', z.object({ text: z.string() }))
const second = stored('note', z.object({ lines: z.array(z.string()) }), [
  (older) => ({ lines: [z.object({ text: z.string() }).parse(older).text] }),
])

it('is read as it was written', () => {
  expect(first.read(first.write({ text: 'a' }))).toEqual({ text: 'a' })
  expect(second.read(second.write({ lines: ['a', 'b'] }))).toEqual({ lines: ['a', 'b'] })
})

it('of an older version, or without a version, is migrated', () => {
  expect(second.read(first.write({ text: 'a' }))).toEqual({ lines: ['a'] })
  expect(second.read('{"text":"a"}')).toEqual({ lines: ['a'] })
})

it('of a newer version, or of another shape, is refused by its name', () => {
  expect(() => first.read(second.write({ lines: [] }))).toThrow('stored note of version 2: this release reads up to 1')
  expect(() => first.read('{"text":1}')).toThrow("stored note of version 1 can't be read")
})

it('a basket keeps its values with a version, and reads those from before', () => {
  const { checkout, sql } = openBasket()
  checkout.setFact('voucherPoints', 5)
  expect(sql.exec('SELECT value FROM facts').toArray()).toEqual([{ value: '{"v":1,"value":5}' }])
  sql.exec("UPDATE facts SET value = '7'")
  expect(checkout.fact('voucherPoints')).toBe(7)
  sql.exec(`UPDATE facts SET value = '{"v":2,"value":7}'`)
  expect(() => checkout.fact('voucherPoints')).toThrow('stored voucherPoints of version 2')
})
