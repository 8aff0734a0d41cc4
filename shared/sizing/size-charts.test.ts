import { describe, expect, it } from 'vitest'
import { sites } from '../i18n/locales.ts'
import { en } from '../i18n/messages/en.ts'
import { britishMark, britishSize, shoeSizes } from './shoe-sizes.ts'
import { type SizeChartName, sizeTable } from './size-charts.ts'

const chartOf = (name: SizeChartName, locale: keyof typeof sites) => {
  const { columns, rows } = sizeTable(name, sites[locale], (key) => en[key])
  return { columns, row: (first: string) => rows.find(([cell]) => cell === first), rows }
}

describe('a size chart', () => {
  it('begins with the size system of the country, and measures in its unit', () => {
    const american = chartOf('footwear', 'en-us')
    expect(american.columns).toEqual(['US women', 'US men', 'EU', 'UK', 'Foot length'])
    expect(american.row('10.5')).toEqual(['10.5', '9', '42', '8', '10.4 in'])
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

describe('shoe sizes', () => {
  it.each(Object.entries(shoeSizes))('of %s grow together', (_, sizes) => {
    const european = sizes.map(({ eu }) => Number(eu))
    expect(european).toEqual(european.toSorted((a, b) => a - b))
    expect(new Set(sizes.map(({ us }) => us)).size).toBe(sizes.length)
  })

  it('are British by both other sizes, and nothing else is', () => {
    expect(['M9 / W10.5', '9', '10.5'].map((us) => britishMark({ eu: '42', us }))).toEqual(['8', '8', '8'])
    expect(britishMark({ eu: '28', us: '11C' })).toBe('10.5')
    expect(['8', 'M', ''].map((us) => britishMark({ eu: '38', us }))).toEqual([null, null, null])
  })

  it('of children change to youths’ between two British ones too', () => {
    expect(['11C', '13C', '1Y', '1.5Y', '4Y'].map(britishSize.child)).toEqual(['10.5', '12.5', '13.5', '1', '3.5'])
  })
})
