import { describe, expect, it } from 'vitest'
import { sites } from '../i18n/locales.ts'
import { en } from '../i18n/messages/en.ts'
import { adultSizes, allShoeSizes, shoeSizeOf, shoeSizes } from './shoe-sizes.ts'
import { type SizeChartName, sizeTable } from './size-charts.ts'

const chartOf = (name: SizeChartName, locale: keyof typeof sites) => {
  const { columns, rows } = sizeTable(name, sites[locale], (key) => en[key])
  return { columns, row: (first: string) => rows.find(([cell]) => cell === first), rows }
}

describe('a size chart', () => {
  it('begins with the size system of the country, and measures in its unit', () => {
    const american = chartOf('footwear', 'en-us')
    expect(american.columns).toEqual(['US women', 'US men', 'EU', 'UK', 'Foot length'])
    expect(american.row('10.5')).toEqual(['10.5', '9', '42', '8', '10.4 in (26.5 cm)'])
    const british = chartOf('footwear', 'en-gb')
    expect(british.columns).toEqual(['UK', 'EU', 'US women', 'US men', 'Foot length'])
    expect(british.row('8')).toEqual(['8', '42', '10.5', '9', '26.5 cm'])
  })

  it('writes halves as the language does', () => {
    const german = chartOf('footwear', 'de-de')
    expect(german.row('42,5')).toEqual(['42,5', '11', '9,5', '8,5', '26,8 cm'])
  })

  it.each(['tops', 'bottoms', 'socks'] as const)('of %s begins with the size that the label says', (name) => {
    expect(chartOf(name, 'en-us').columns[0]).toBe('Size')
    expect(chartOf(name, 'de-de').columns[0]).toBe('Size')
  })

  it('has wider feet for wider widths', () => {
    for (const row of chartOf('foot-sizes', 'de-de').rows) {
      const [, foot = 0, narrow = 0, standard = 0, wide = 0] = row.map((cell) =>
        Number.parseFloat(cell.replace(',', '.')),
      )
      expect(narrow < standard && standard < wide && wide < foot, row.join()).toBe(true)
    }
  })
})

/** Youths' and British sizes count from 1 again after 13.5. */
const stride = (sizes: readonly string[]): readonly number[] => {
  let beyond = 0
  let last = 0
  return sizes.map((size) => {
    const figure = Number.parseFloat(size.replace(/^M/, ''))
    if (figure < last) beyond += 13
    last = figure
    return figure + beyond
  })
}
const isRising = (figures: readonly number[]) =>
  figures.every((figure, at) => at === 0 || figure > (figures[at - 1] ?? 0))

describe('shoe sizes', () => {
  const runs = [...Object.entries(allShoeSizes), ...Object.entries(shoeSizes)]
  it.each(runs)('of %s grow together in every system', (_, sizes) => {
    expect(isRising(sizes.map(({ length }) => length))).toBe(true)
    for (const system of ['eu', 'us', 'uk'] as const)
      expect(isRising(stride(sizes.map((size) => size[system])))).toBe(true)
  })

  it.each(runs)('of %s are in one row each, and lead there and back', (_, sizes) => {
    for (const system of ['eu', 'us', 'uk'] as const)
      for (const size of sizes) expect(sizes.filter((other) => other[system] === size[system])).toEqual([size])
    for (const size of sizes) expect(sizes.filter(({ length }) => length === size.length)).toEqual([size])
  })

  it('have one length and one British size each, whoever wears them', () => {
    const known = new Map(Object.values(allShoeSizes).flatMap((sizes) => sizes.map((size) => [size.eu, size] as const)))
    for (const sizes of Object.values(allShoeSizes))
      for (const { eu, uk, length } of sizes) expect(known.get(eu)).toMatchObject({ uk, length })
    expect(adultSizes.map(({ eu, usWomen }) => [eu, usWomen])).toEqual(allShoeSizes.women.map(({ eu, us }) => [eu, us]))
  })

  it('are British by both other sizes, and nothing else is', () => {
    expect(['M9 / W10.5', '9', '10.5'].map((na) => shoeSizeOf({ na, emea: '42' })?.uk)).toEqual(['8', '8', '8'])
    expect(shoeSizeOf({ na: '11C', emea: '28' })?.uk).toBe('10')
    expect(['8', 'M', ''].map((na) => shoeSizeOf({ na, emea: '38' }))).toEqual([undefined, undefined, undefined])
  })

  it('of children change to youths’ between two British ones too', () => {
    const british = new Map(allShoeSizes.kids.map(({ us, uk }) => [us, uk]))
    expect(['11C', '13C', '1Y', '1.5Y', '2Y', '4Y'].map((us) => british.get(us))).toEqual([
      '10',
      '12',
      '13',
      '13.5',
      '1',
      '3',
    ])
  })
})
