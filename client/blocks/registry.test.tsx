import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { BlockContext, BlockDefinition } from './block.ts'
import { blocks } from './registry.ts'

const t: MessageFormatter = (key, values) => `${key}${values ? JSON.stringify(values) : ''}`

const card = (index: number): ProductCard => ({
  productId: `KR1000010${index}`,
  masterId: 'KR100001',
  slug: 'harbour-tee',
  name: 'Harbour Tee',
  colourName: 'Coal',
  kind: 'Tee',
  badge: 'sale',
  price: {
    currency: 'USD',
    lowCurrent: 2900,
    highCurrent: 2900,
    lowOriginal: 3900,
    highOriginal: 3900,
    historicBestPrice: 3100,
    previousBestSalesPrice: null,
    percentagePriceDiscount: 25.6,
  },
  rating: { score: 4.6, reviewsCount: 1203 },
  colourCount: 4,
  pictures: [],
  available: true,
})

const context: BlockContext = { locale: 'en-us', t, first: true, id: 'b0', products: [card(1), card(2)] }

const cases = Object.values(blocks).flatMap((block) =>
  Object.entries(block.fixtures).map(([name, fixture]) => [`${block.type} ${name}`, block, fixture] as const),
)

const markup = (block: BlockDefinition, fixture: unknown, given: BlockContext = context): string =>
  renderToString(block.render(block.props.parse(fixture), given))

describe('block registry', () => {
  it('lists each folder once, under its own type', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
      .map(({ name }) => name)
    expect(Object.keys(blocks).sort()).toEqual(folders.sort())
    for (const [type, block] of Object.entries(blocks)) expect(block.type).toBe(type)
  })

  it('gives every block a fixture', () => {
    for (const block of Object.values(blocks)) expect(Object.keys(block.fixtures), block.type).not.toHaveLength(0)
  })
})

describe.each(cases)('%s', (_, block, fixture) => {
  beforeAll(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('a block drew a random number')
    })
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('a block read the clock')
    })
  })
  afterAll(() => vi.restoreAllMocks())

  it('renders the same each time, without a clock or chance', () => {
    expect(markup(block, fixture)).toBe(markup(block, fixture))
  })

  it('has no inline style and no inline handler', () => {
    expect(markup(block, fixture)).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })

  it('shows its fallback, if it has one, without products', () => {
    const props = block.props.parse(fixture)
    const none = { ...context, products: [] }
    expect(renderToString(block.Fallback?.(props, none))).not.toMatch(/\sstyle=/)
  })
})
