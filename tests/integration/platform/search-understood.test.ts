import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { searchEngines, startSearching } from './search-engines.ts'

describe.each(searchEngines)('with the %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startSearching>>
  beforeAll(async () => {
    platform = await startSearching(engine, 'demo')
  })
  afterAll(() => platform.close())

  const find = (
    q: string,
    locale: Locale = 'en-us',
    more: { readonly exact?: 'true'; readonly refine?: string } = {},
  ) => platform.call('products.search', { query: { q, ...more } }, locale)

  describe('what was understood', () => {
    it.each<[Locale, string, readonly (readonly [string, string])[]]>([
      [
        'en-us',
        'red shoes under $50',
        [
          ['Red', 'shoes under $50'],
          ['Shoes', 'red under $50'],
          ['Up to $50', 'red shoes'],
        ],
      ],
      [
        'en-gb',
        'grey trainers for women size 5',
        [
          ['Grey', 'trainers for women size 5'],
          ['Trainers', 'grey for women size 5'],
          ['Women', 'grey trainers size 5'],
          ['Size 5', 'grey trainers for women'],
        ],
      ],
      [
        'de-de',
        'schwarze Turnschuhe Größe 42 unter 80',
        [
          ['Schwarz', 'Turnschuhe Größe 42 unter 80'],
          ['Turnschuhe', 'schwarze Größe 42 unter 80'],
          ['Größe 42', 'schwarze Turnschuhe unter 80'],
          ['Bis 80 €', 'schwarze Turnschuhe Größe 42'],
        ],
      ],
      [
        'fr-fr',
        'bottes noires femme',
        [
          ['Bottines', 'noires femme'],
          ['Noir', 'bottes femme'],
          ['Femme', 'bottes noires'],
        ],
      ],
      [
        'es-es',
        'botas de hombre marrones',
        [
          ['Botas', 'hombre marrones'],
          ['Hombre', 'botas marrones'],
          ['Marrón', 'botas de hombre'],
        ],
      ],
      [
        'it-it',
        'scarpe nere sotto i 80 euro',
        [
          ['Scarpe', 'nere sotto i 80 euro'],
          ['Nero', 'scarpe sotto i 80 euro'],
          ['Fino a 80 €', 'scarpe nere'],
        ],
      ],
      [
        'de-de',
        'Herrenstiefel aus Leder',
        [
          ['Herren · Boots', 'Leder'],
          ['Leder', 'Herrenstiefel'],
        ],
      ],
      [
        'en-us',
        'warm winter boots over $40',
        [
          ['Warm', 'winter boots over $40'],
          ['Winter', 'warm boots over $40'],
          ['Boots', 'warm winter over $40'],
          ['$40 and up', 'warm winter boots'],
        ],
      ],
    ])('%s: %s', async (locale, q, expected) => {
      const { understood } = await find(q, locale)
      const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ')
      expect(understood.map(({ label, without }) => [plain(label), without])).toEqual(expected)
    })

    it('says which values of a facet it stands for', async () => {
      const { understood } = await find('red boots under $200')
      expect(understood.map(({ kind, values }) => [kind, values])).toEqual([
        ['colour', ['red']],
        ['kind', ['boot']],
        ['price', []],
      ])
    })

    it('is one part where a thing was said twice', async () => {
      const { understood } = await find('red boots red size 9 size 9')
      expect(understood.map(({ label, without }) => [label, without])).toEqual([
        ['Red', 'boots size 9 size 9'],
        ['Boots', 'red red size 9 size 9'],
        ['Size 9', 'red boots red'],
      ])
    })

    it('is nothing where only names were said', async () => {
      expect((await find('loom')).understood).toEqual([])
    })
  })

  describe('what was not', () => {
    it('are the words that had to be left out', async () => {
      expect(await find('red shoes xqzyv')).toMatchObject({ leftOut: ['xqzyv'], notCarried: [] })
      expect((await find('red shoes')).leftOut).toEqual([])
    })

    it('is a thing that is not carried, for which something alike is found', async () => {
      const answer = await find('black heels')
      expect(answer).toMatchObject({ notCarried: ['heels'], leftOut: [] })
      expect(answer.total).toBeGreaterThan(0)
      expect(answer.understood.map(({ label }) => label)).toEqual(['Black'])
    })

    it('is no thing that only a limit keeps away', async () => {
      const answer = await find('boots under $20')
      expect(answer.notCarried).toEqual([])
      expect(answer.understood).toContainEqual({ kind: 'price', values: [], label: 'Up to $20', without: 'boots' })
    })
  })

  it('searches for exactly what was typed if it is asked to', async () => {
    expect(await find('snekers blak')).toMatchObject({ corrected: 'sneakers black' })
    const exact = await find('snekers blak', 'en-us', { exact: 'true' })
    expect(exact).toMatchObject({ corrected: null, total: 0 })
  })
})
