import { describe, expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import type { Facts } from './facts.ts'
import { breaksLimit, gradeOf, type Wishes } from './grade.ts'

const boot: Facts = {
  productId: 'KBT1000ACOA',
  styleId: 'KBT1000A',
  kinds: ['boot'],
  gender: 'women',
  colour: 'black',
  material: 'leather',
  offers: new Set(['sale']),
  stem: 'Marlow',
  prices: {
    USD: { low: 12_000, high: 14_500 },
    CAD: { low: 16_500, high: 19_900 },
    GBP: { low: 10_500, high: 12_500 },
    EUR: { low: 12_500, high: 15_000 },
  },
  sizes: { NA: new Set(['39', '8']), EMEA: new Set(['39']) },
}
const us = sites['en-us']
const grade = (wishes: Wishes, product: Partial<Facts> = {}) => gradeOf({ ...boot, ...product }, wishes, us)

describe('the grade of a product', () => {
  it('is 3 where every wish is met, of several values any', () => {
    expect(grade({})).toBe(3)
    expect(grade({ kind: ['sandal', 'boot'], gender: 'women', colour: 'black', material: 'leather' })).toBe(3)
    expect(grade({ offer: 'sale', stem: 'Marlow', under: 120, size: '8' })).toBe(3)
  })

  it('is 2 where a color or a material is near, and less where two are', () => {
    expect(grade({ kind: 'boot', colour: 'grey' })).toBe(2)
    expect(grade({ kind: 'boot', material: 'suede' })).toBe(2)
    expect(grade({ kind: 'boot', colour: 'grey', material: 'suede' })).toBe(1)
  })

  it('is 1 with another color, material, offer or name, or a kind that would do', () => {
    expect(grade({ kind: 'boot', colour: 'red' })).toBe(1)
    expect(grade({ kind: 'boot', material: 'canvas' })).toBe(1)
    expect(grade({ kind: 'boot', material: 'leather' }, { material: null })).toBe(1)
    expect(grade({ kind: 'boot', offer: 'new' })).toBe(1)
    expect(grade({ kind: 'boot', stem: 'Kestrel' })).toBe(1)
    expect(grade({ kind: 'sandal', near: 'boot' })).toBe(1)
    expect(grade({ kind: 'sandal', near: 'boot', colour: 'red' })).toBe(0)
  })

  it('is 0 with anything else than a color, material, offer or name that is all that was asked for', () => {
    for (const wishes of [{ colour: 'red' }, { material: 'canvas' }, { offer: 'new' }, { stem: 'Kestrel' }] as const)
      expect(grade(wishes)).toBe(0)
    expect(grade({ colour: 'grey' })).toBe(2)
  })

  it('is 0 for another kind of thing or another audience', () => {
    expect(grade({ kind: 'sandal' })).toBe(0)
    expect(grade({ gender: 'men' })).toBe(0)
    expect(grade({ gender: 'men' }, { gender: 'unisex' })).toBe(3)
    expect(grade({ gender: 'kids' }, { gender: 'unisex' })).toBe(0)
  })

  it('is 0 where a limit is broken, whatever else is met', () => {
    expect(grade({ kind: 'boot', under: 119 })).toBe(0)
    expect(grade({ kind: 'boot', over: 146 })).toBe(0)
    expect(grade({ kind: 'boot', size: '9' })).toBe(0)
  })
})

describe('a limit', () => {
  it('is kept by a price of any size, and by the price that is said', () => {
    expect(breaksLimit(boot, { under: 120, over: 145 }, us)).toBe(false)
    expect(breaksLimit(boot, { under: 120 }, sites['de-de'])).toBe(true)
  })

  it('is of the marks of the locale', () => {
    expect(breaksLimit(boot, { size: '8' }, us)).toBe(false)
    expect(breaksLimit(boot, { size: '8' }, sites['fr-fr'])).toBe(true)
  })
})
