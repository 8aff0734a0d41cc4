import { expect, it, vi } from 'vitest'
import type { Call } from './call.ts'
import {
  type CatalogueContext,
  readCardsNow,
  readCategory,
  readCategoryCards,
  readInventory,
  readProduct,
  readProductCards,
  readSearch,
  readSuggestions,
} from './catalogue.ts'
import { fail, type Result, succeed } from './result.ts'
import { readQuestions, readReviews } from './reviews.ts'

const down = fail({ code: 'API503', status: 503, message: 'down', details: {}, cause: 'network' })
const listing = { start: 0, count: 24, sort: 'featured', refine: [] } as const

it('a search is asked for once, however it is typed, and answers as it was typed', async () => {
  const found = {
    query: 'boots',
    total: 0,
    start: 0,
    count: 24,
    sort: 'featured',
    products: [],
    facets: [],
    understood: [],
    leftOut: [],
    notCarried: [],
    corrected: null,
  }
  const asked = vi.fn<(...call: Parameters<Call>) => Promise<Result<unknown>>>(async () => succeed(found))
  const context: CatalogueContext = {
    locale: 'en-us',
    config: { TIMEOUT_FACTOR: 1, BRAND: 'kerb' },
    call: asked as unknown as Call,
    background: () => undefined,
  }
  const answers = []
  for (const q of ['Winter  Boots', 'winter boots', ' WINTER BOOTS '])
    answers.push(await readSearch(context, q, { ...listing, isExact: false }))
  expect(answers.map((answer) => answer.ok && answer.value.query)).toEqual([
    'Winter  Boots',
    'winter boots',
    ' WINTER BOOTS ',
  ])
  for (const q of ['Winter  Bo', 'winter bo']) await readSuggestions(context, q)
  expect(asked.mock.calls.map(([id, input]) => [id, input])).toMatchObject([
    ['products.search', { query: { q: 'winter boots' } }],
    ['products.suggest', { query: { q: 'winter bo' } }],
  ])
})

it('what is kept for everybody is asked as nobody, whoever asks first', async () => {
  const asked = vi.fn<(...call: Parameters<Call>) => Promise<typeof down>>(async () => down)
  const context: CatalogueContext = {
    locale: 'en-us',
    config: { TIMEOUT_FACTOR: 1, BRAND: 'kerb' },
    call: asked as unknown as Call,
    background: () => undefined,
  }
  await Promise.all([
    readCategory(context, 'women-1', listing),
    readCategoryCards(context, 'women-1', 3),
    readProductCards(context, ['P1']),
    readCardsNow(context, ['P2']),
    readSearch(context, 'shoe', { ...listing, isExact: false }),
    readSuggestions(context, 'sho'),
    readProduct(context, 'P1'),
    readInventory(context, 'P1'),
    readReviews(context, 'P1', { start: 0, count: 3, sort: 'helpful' }),
    readQuestions(context, 'P1', 1),
  ])
  expect(asked.mock.calls.length).toBeGreaterThan(8)
  for (const [id, , options] of asked.mock.calls) expect(options, id).toMatchObject({ asNobody: true })
})
