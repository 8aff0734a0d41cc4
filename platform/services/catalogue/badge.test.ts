import { describe, expect, it } from 'vitest'
import { badges } from '../../../shared/contracts/product.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { random } from '../../../shared/random.ts'
import { badgeOf } from './badge.ts'

const place = { site: sites['de-de'], since: '2026-11-01', now: Date.parse('2026-11-30T12:00:00Z') }
const plenty = [9, 9, 9, 9]
/** Words that follow from stock alone, for a product without others. */
const ofStock = (units: readonly number[]) =>
  badgeOf({ badge: null, published_at: '2026-01-01', units, isReduced: false }, place)

describe('stock', () => {
  it.each([
    [[9, 9, 9, 9], null],
    [[4, 0, 4, 4], null],
    [[3, 3, 0, 1], 'low-stock'],
    [[3, 3, 0, 4], null],
    [[1], 'low-stock'],
    [[40, 0], null],
    [[0, 0, 40], 'last-sizes'],
    [[0, 0, 40, 0, 0, 40], 'last-sizes'],
    [[0, 0, 40, 40, 0, 40], null],
    [[0, 0, 0, 0], null],
    [[], null],
  ] as const)('of %j units says %s', (units, said) => {
    expect(ofStock(units)).toBe(said)
  })

  it('says the same for every number of units that a page shows the same', () => {
    const draw = random('shown stock')
    for (let round = 0; round < 500; round += 1) {
      const units = Array.from({ length: draw.int(0, 12) }, () => draw.pick([0, 0, 0, 1, 2, 3, 4, 5, 64]))
      expect(ofStock(units.map((quantity) => Math.min(quantity, 4)))).toBe(ofStock(units))
    }
  })
})

it.each([
  [null, '2026-11-01', 'new'],
  ['new', '2026-11-15', 'new'],
  ['new', '2026-10-31', null],
  [null, '2026-10-31', null],
  ['bestseller', '2026-10-01', 'bestseller'],
  ['bestseller', '2026-11-15', 'bestseller'],
  ['low-stock', '2026-10-01', null],
  ['last-sizes', '2026-11-15', 'new'],
  ['sale', '2026-10-01', null],
  ['member', '2026-11-15', 'member'],
  [null, '2026-12-01', null],
] as const)(
  'a product with the badge %s, published on %s, in full stock at its price: %s',
  (badge, published_at, shown) => {
    expect(badgeOf({ badge, published_at, units: plenty, isReduced: false }, place)).toBe(shown)
  },
)

it.each(badges)('the word %s of an operator is said only where it is true', (badge) => {
  const draw = random(`the badge ${badge}`)
  for (let round = 0; round < 300; round += 1) {
    const units = Array.from({ length: draw.int(1, 9) }, () => draw.pick([0, 0, 1, 3, 9]))
    const published_at = draw.pick(['2026-01-01', '2026-11-20', '2026-12-24'])
    const isReduced = draw.chance(0.5)
    const said = badgeOf({ badge, published_at, units, isReduced }, place)
    if (said === 'low-stock' || said === 'last-sizes') expect(ofStock(units)).toBe(said)
    if (said === 'sale') expect(isReduced).toBe(true)
    if (said === 'new') expect(published_at).toBe('2026-11-20')
    if (badge === 'member') expect(said).toBe('member')
    if (published_at === '2026-12-24') expect(['member', 'sale', 'bestseller', 'recycled', null]).toContain(said)
  }
})
