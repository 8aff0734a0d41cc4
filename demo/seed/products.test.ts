import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { IngestProduct } from '../../shared/contracts/ingest.ts'
import { currencies, locales, sites } from '../../shared/i18n/locales.ts'
import { priceOn } from '../../shared/price-calendar.ts'
import { findProductDrawing } from '../pictures/drawings.ts'
import { seedCategories } from './categories.ts'
import { colourways } from './palettes.ts'
import { inBatches, seedProducts } from './products.ts'

const referenceDate = '2026-11-15'
const products = [...seedProducts(referenceDate)]
const skus = products.flatMap((product) => product.skus)
const textsIn = (locale: (typeof locales)[number]) => products.flatMap(({ texts }) => texts[locale] ?? [])

describe('the demo catalogue', () => {
  it('has a realistic size', () => {
    expect(new Set(products.map(({ masterId }) => masterId)).size).toBeGreaterThanOrEqual(320)
    expect(products.length).toBeGreaterThanOrEqual(1300)
    expect(skus.length).toBeGreaterThanOrEqual(11_000)
    expect(new Set(products.map(({ kind }) => kind)).size).toBe(16)
    expect(colourways.length).toBeGreaterThanOrEqual(60)
  })

  it('is valid for the platform', () => {
    for (const product of products) expect(IngestProduct.safeParse(product).error, product.productId).toBeUndefined()
  })

  it('is the same in every run and with any batch size', () => {
    const digest = (list: readonly unknown[]) => createHash('sha256').update(JSON.stringify(list)).digest('hex')
    expect(digest([...inBatches(seedProducts(referenceDate), 50)].flat())).toBe(digest(products))
  })

  it('has unique ids', () => {
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length)
    expect(new Set(skus.map(({ upc }) => upc)).size).toBe(skus.length)
    for (const { productId, masterId } of products) expect(productId.slice(0, 8)).toBe(masterId)
    for (const { upc } of skus) expect(upc).toMatch(/^\d{13}$/)
  })

  it('never gives two styles the same name', () => {
    const styleNames = new Map(
      products.map(({ masterId, texts }) => [masterId, `${texts['en-us']?.name} ${texts['en-us']?.kind}`]),
    )
    expect(new Set(styleNames.values()).size).toBe(styleNames.size)
  })

  it('shows colours of one style under different names', () => {
    const seen = new Set(products.map(({ masterId, texts }) => `${masterId} ${texts['de-de']?.colourName}`))
    expect(seen.size).toBe(products.length)
  })

  it('counts the age of products from the given date', () => {
    const [earlier] = seedProducts('2025-01-01')
    expect(earlier && earlier.publishedAt < '2025-01-01').toBe(true)
  })
})

describe('prices', () => {
  it('exist in every currency and are consistent', () => {
    for (const { upc, prices } of skus)
      for (const currency of currencies) {
        const price = prices[currency]
        expect(price, `${upc} ${currency}`).toBeDefined()
        if (!price) continue
        expect(price.current).toBe(price.original)
        for (const amount of [price.current, ...(price.sales ?? []).map((sale) => sale.price)]) {
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(price.original)
          expect(amount % 100).toBe(0)
        }
      }
  })

  it('are marked down for about a fifth, after every kind of an earlier sale', () => {
    const now = Date.parse(referenceDate)
    const reduced = products.filter((product) =>
      product.skus.some(({ prices: { EUR: price } }) => price && priceOn(price, now) < price.original),
    )
    expect(reduced.length / products.length).toBeGreaterThan(0.15)
    expect(reduced.length / products.length).toBeLessThan(0.25)
    const earlier = reduced.map(({ skus: [first] }) => {
      const price = first?.prices.EUR
      const before = price?.sales?.find(({ until }) => Date.parse(until) < now)
      return price && before ? Math.sign(before.price - priceOn(price, now)) : 'none'
    })
    expect(new Set(earlier)).toEqual(new Set(['none', 1, 0, -1]))
    // A price that was as low within 30 days is no reduction everywhere.
    for (const [place, { productId, categoryIds }] of reduced.entries())
      expect(categoryIds.includes('6000'), productId).toBe(earlier[place] === 'none' || earlier[place] === 1)
  })
})

describe('placement and stock', () => {
  it('puts a product into all ancestors of its categories', () => {
    const parents = new Map(seedCategories.map(({ categoryId, parentId }) => [categoryId, parentId]))
    for (const { productId, categoryIds } of products) {
      expect(categoryIds.length, productId).toBeGreaterThan(1)
      expect(new Set(categoryIds).size).toBe(categoryIds.length)
      for (const id of categoryIds) expect([null, ...categoryIds], productId).toContain(parents.get(id))
    }
  })

  it('leaves no category empty', () => {
    const filled = new Set(products.flatMap(({ categoryIds }) => categoryIds))
    for (const { categoryId } of seedCategories) expect(filled, categoryId).toContain(categoryId)
  })

  it('has sizes with high, low and no stock', () => {
    const share = (test: (quantity: number) => boolean) =>
      skus.filter(({ quantity }) => test(quantity)).length / skus.length
    expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.05)
    expect(share((quantity) => quantity === 0)).toBeLessThan(0.25)
    expect(share((quantity) => quantity > 0 && quantity < 4)).toBeGreaterThan(0.05)
  })

  it('has pictures that the picture service draws, with their current version', () => {
    for (const { productId, pictures } of products) {
      expect(pictures.length).toBeGreaterThanOrEqual(3)
      for (const { url, view = '', ground } of pictures) {
        const drawing = findProductDrawing(productId, view)
        expect(url).toBe(`/images/products/${productId}/${view}?v=${drawing?.version}`)
        expect(ground).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })
})

describe('texts', () => {
  it('exist in every locale, without unfilled placeholders', () => {
    for (const { productId, texts } of products) expect(Object.keys(texts), productId).toEqual([...locales])
    for (const locale of locales) expect(JSON.stringify(textsIn(locale))).not.toMatch(/[{}]\w+[{}]|undefined/)
  })

  it('contain no English in other languages', () => {
    for (const locale of locales.filter((locale) => sites[locale].language !== 'en'))
      for (const { description, kind, sections } of textsIn(locale))
        expect([kind, description, ...sections.flatMap(({ title, lines }) => [title, ...lines])].join(' ')).not.toMatch(
          /\b(the|and|with|your|for|sole|size|women|kids)\b/i,
        )
  })

  it('use the spelling of the country', () => {
    expect(JSON.stringify(textsIn('en-gb'))).not.toMatch(/\b(color|gray|pants|sneaker|fiber)s?\b/i)
    expect(JSON.stringify(textsIn('en-us'))).not.toMatch(/\b(colour|grey|trousers|trainer|fibre)s?\b/i)
    expect(JSON.stringify(textsIn('fr-ca'))).not.toMatch(/\b(baskets?|e-mails?)\b/i)
    expect(JSON.stringify(textsIn('fr-fr'))).not.toMatch(/ [;!?:]/)
  })

  it('differ from one product to the next', () => {
    const descriptions = textsIn('it-it').map(({ name, description }) => `${name} ${description}`)
    for (const [index, description] of descriptions.entries()) expect(description).not.toBe(descriptions[index + 1])
    expect(new Set(textsIn('fr-fr').map(({ description }) => description)).size).toBeGreaterThan(products.length * 0.5)
  })
})
