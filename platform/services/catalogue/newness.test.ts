import { describe, expect, it } from 'vitest'
import { sites } from '../../../shared/i18n/locales.ts'
import { newUntil, withFewNew } from './newness.ts'

describe('a page of a list', () => {
  const dated = (badge: 'new' | 'sale' | null, day: number) => ({
    card: { badge, name: String(day) },
    publishedAt: `2026-11-${String(day).padStart(2, '0')}`,
  })
  const saysNew = (cards: ReturnType<typeof dated>[]) =>
    withFewNew(cards)
      .filter(({ badge }) => badge === 'new')
      .map(({ name }) => name)

  it.each([5, 6, 24, 23, 96])('of %i new products says so of one card in six at most', (count) => {
    const cards = Array.from({ length: count }, (_, index) => dated('new', 1 + (index % 28)))
    expect(withFewNew(cards).map(({ name }) => name)).toEqual(cards.map(({ card }) => card.name))
    expect(saysNew(cards)).toHaveLength(Math.floor(count / 6))
  })

  it('says so of the latest, and leaves other badges alone', () => {
    const cards = [3, 1, 9, 2, 7, 4, 8, 5, 6, 10, 11, 12].map((day) => dated(day > 9 ? 'sale' : 'new', day))
    expect(saysNew(cards)).toEqual(['9', '8'])
    expect(withFewNew(cards).filter(({ badge }) => badge === 'sale')).toHaveLength(3)
  })
})

describe('an answer', () => {
  const now = Date.parse('2026-11-30T20:00:00Z')
  const offers = (value: string, count: number) => [
    { key: 'offer' as const, label: 'Offers', values: [{ value, label: value, count, selected: false }] },
  ]

  it('that calls something new ends with the day of the site', () => {
    const isNew = { products: [{ badge: 'new' as const }] }
    expect(newUntil(isNew, sites['en-us'], now)).toBe('2026-12-01T05:00:00.000Z')
    expect(newUntil(isNew, sites['de-de'], now)).toBe('2026-11-30T23:00:00.000Z')
    expect(newUntil({ products: [], facets: offers('new', 3) }, sites['en-gb'], now)).toBe('2026-12-01T00:00:00.000Z')
  })

  it('that calls nothing new has no end', () => {
    expect(newUntil({ products: [{ badge: 'sale' }], facets: offers('sale', 3) }, sites['en-us'], now)).toBeNull()
    expect(newUntil({ products: [], facets: offers('new', 0) }, sites['en-us'], now)).toBeNull()
  })
})
