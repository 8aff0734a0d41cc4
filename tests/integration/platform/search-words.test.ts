import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGifts } from '../../../demo/seed/gifts.ts'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { priceOn } from '../../../shared/price-calendar.ts'
import { searchEngines, startSearching } from './search-engines.ts'

describe.each(searchEngines)('with the %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startSearching>>
  const sold = new Map<string, IngestProduct>()
  beforeAll(async () => {
    for (const product of [...seedProducts(demoReferenceDate), ...seedGifts(demoReferenceDate)])
      sold.set(product.productId, product)
    platform = await startSearching(engine, 'demo')
  })
  afterAll(() => platform.close())

  const find = (q: string, locale: Locale, count = 24) =>
    platform.call('products.search', { query: { q, count } }, locale)
  const productOf = ({ productId }: { readonly productId: string }): IngestProduct => {
    const product = sold.get(productId)
    if (!product) throw new Error(`no product ${productId}`)
    return product
  }

  /** Facet values that a right product has, one of each list. */
  type Right = { readonly [Key in 'kind' | 'gender' | 'colour' | 'material']?: readonly string[] }
  const isRight = (product: IngestProduct, right: Right) =>
    (['kind', 'gender', 'colour', 'material'] as const).every((key) => right[key]?.includes(product[key] ?? '') ?? true)

  const sneakers = { kind: ['low-top', 'high-top', 'court', 'runner', 'platform', 'slip-on'] }
  const shoes = { kind: [...sneakers.kind, 'boot', 'sandal'] }
  const women = { gender: ['women', 'unisex'] }
  const men = { gender: ['men', 'unisex'] }
  const kids = { gender: ['kids'] }
  const boots = { kind: ['boot'] }
  const black = { colour: ['black'] }
  const white = { colour: ['white', 'cream'] }

  describe('ordinary words find a right product among the first three', () => {
    it.each<[Locale, string, Right]>([
      ['en-us', 'shoes', shoes],
      ['en-us', 'white tennis shoes', { ...sneakers, ...white }],
      ['en-us', 'womens running shoes', { kind: ['runner'], ...women }],
      ['en-gb', 'trainers', sneakers],
      ['en-us', 'sweatpants', { kind: ['trousers'] }],
      ['en-us', 'winter coat', { kind: ['jacket'] }],
      ['en-us', 'flip flops', { kind: ['sandal'] }],
      ['en-us', 'toddler shoes', { ...shoes, ...kids }],
      ['en-us', 'shoes under $50', shoes],
      ['en-us', 'rucksack', { kind: ['bag'] }],
      ['en-us', 'tshirt', { kind: ['tee'] }],
      ['en-us', 'men’s black boots', { ...boots, ...men, ...black }],
      ['de-de', 'Turnschuhe', sneakers],
      ['de-de', 'schwarze Sneaker Damen', { ...sneakers, ...women, ...black }],
      ['de-de', 'Herrenstiefel', { ...boots, ...men }],
      ['de-de', 'Kinderschuhe', { ...shoes, ...kids }],
      ['de-de', 'Winterjacke', { kind: ['jacket'] }],
      ['de-de', 'Lederstiefel', { ...boots, material: ['leather'] }],
      ['de-de', 'Wildlederschuhe', { ...shoes, material: ['suede'] }],
      ['fr-fr', 'baskets blanches femme', { ...sneakers, ...women, ...white }],
      ['fr-fr', 'bottes noires', { ...boots, ...black }],
      ['fr-fr', 'souliers', shoes],
      ['fr-fr', 'tongs', { kind: ['sandal'] }],
      ['fr-ca', 'espadrilles', sneakers],
      ['es-es', 'zapatillas negras', { ...sneakers, ...black }],
      ['es-es', 'botas de hombre marrones', { ...boots, ...men, colour: ['brown'] }],
      ['es-es', 'chanclas', { kind: ['sandal'] }],
      ['it-it', 'scarpe nere', { ...shoes, ...black }],
    ])('%s: %s', async (locale, q, right) => {
      const { products } = await find(q, locale, 3)
      expect(products.map(productOf).filter((product) => isRight(product, right)).length).toBeGreaterThan(0)
    })
  })

  describe('one thing in several forms finds the same', () => {
    it.each<[Locale, readonly string[]]>([
      ['de-de', ['mütze', 'muetze', 'MÜTZE', 'Mützen']],
      ['de-de', ['grüne stiefel', 'gruene Stiefel', 'grün Stiefel', 'gruen stiefel']],
      ['de-de', ['weiße Schuhe', 'weisse schuhe', 'Schuhe weiß']],
      ['en-us', ['sneaker', 'Sneakers', 'SNEAKERS']],
      ['en-us', ['women boots', 'womens boots', 'women’s boots', "women's boot"]],
      ['en-us', ['high top', 'hightops', 'high-tops']],
      ['es-es', ['zapatilla negra', 'zapatillas negras']],
      ['fr-fr', ['chaussure noire', 'chaussures noires']],
      ['it-it', ['scarpa nera', 'scarpe nere']],
      ['de-de', ['rote Schuhe', 'Schuhe rot', 'roter Schuh']],
      ['es-es', ['zapatillas rojas', 'zapatilla roja', 'zapatos deportivos rojos']],
      ['fr-fr', ['bottes roses', 'botte rose']],
    ])('%s: %s', async (locale, queries) => {
      const totals = await Promise.all(queries.map(async (q) => (await find(q, locale)).total))
      expect(totals[0]).toBeGreaterThan(0)
      expect(new Set(totals)).toEqual(new Set([totals[0]]))
    })
  })

  const mostPrice = (product: IngestProduct, currency: 'USD' | 'GBP' | 'EUR') =>
    Math.min(
      ...product.skus.map(({ prices: { [currency]: price } }) =>
        price ? priceOn(price, Date.now()) : Number.POSITIVE_INFINITY,
      ),
    )

  describe('a stated limit of price holds', () => {
    it.each([
      ['en-us', 'shoes under $50', 'USD', 0, 50],
      ['en-us', 'boots less than 80 dollars', 'USD', 0, 80],
      ['en-us', 'sneakers between $60 and $80', 'USD', 60, 80],
      ['en-us', 'boots under $5', 'USD', 0, 5],
      ['en-gb', 'trainers under £60', 'GBP', 0, 60],
      ['de-de', 'Stiefel unter 80', 'EUR', 0, 80],
      ['de-de', 'Sneaker bis 60 Euro', 'EUR', 0, 60],
      ['fr-fr', 'baskets moins de 70 €', 'EUR', 0, 70],
      ['es-es', 'zapatillas menos de 60 euros', 'EUR', 0, 60],
      ['it-it', 'scarpe sotto 60 euro', 'EUR', 0, 60],
    ] as const)('%s: %s', async (locale, q, currency, least, most) => {
      const { products, total } = await find(q, locale, 96)
      const prices = products.map((product) => mostPrice(productOf(product), currency) / 100)
      expect(prices.filter((price) => price < least || price > most)).toEqual([])
      if (most > 10) expect(total).toBeGreaterThan(0)
    })
  })

  describe('a stated size holds', () => {
    it.each([
      ['en-us', 'shoes size 9', 'NA', '9'],
      ['en-us', 'mens boots 10', 'NA', '10'],
      ['en-us', 'hoodie size XL', 'NA', 'XL'],
      ['en-us', 'hoodie xl', 'NA', 'XL'],
      ['de-de', 'Schuhe Größe 42', 'EMEA', '42'],
      ['de-de', 'schuhe 42', 'EMEA', '42'],
      ['fr-fr', 'baskets pointure 38', 'EMEA', '38'],
      ['es-es', 'zapatillas talla 40', 'EMEA', '40'],
    ] as const)('%s: %s', async (locale, q, region, label) => {
      const { products, total } = await find(q, locale, 96)
      expect(total).toBeGreaterThan(0)
      const labelled = new RegExp(`(^|[^\\d.])${label}($|[^\\d.])`)
      const without = products
        .map(productOf)
        .filter(
          ({ skus }) => !skus.some(({ labels, quantity }) => quantity > 0 && labelled.test(labels?.[region] ?? '')),
        )
      expect(without.map(({ productId }) => productId)).toEqual([])
    })
  })

  describe('typing errors', () => {
    const errors: [Locale, string, Right][] = [
      ['en-us', 'snekers', sneakers],
      ['en-us', 'anskle bots', boots],
      ['en-us', 'bneakers', sneakers],
      ['en-us', 'noots', boots],
      ['en-us', 'jcaket', { kind: ['jacket'] }],
      ['en-us', 'hoddie', { kind: ['hoodie'] }],
      ['de-de', 'Stifel', boots],
      ['fr-fr', 'chausures', shoes],
      ['es-es', 'sapatillas', sneakers],
      ['it-it', 'scrape', shoes],
    ]
    it.each(errors)('%s: %s is corrected', async (locale, q, right) => {
      const { products, corrected } = await find(q, locale, 3)
      expect(corrected).not.toBeNull()
      expect(products.map(productOf).filter((product) => isRight(product, right)).length).toBeGreaterThan(0)
    })

    it.each<[Locale, string, Right]>([
      ...errors,
      ['en-us', 'snea', sneakers],
      ['en-us', 'sneke', sneakers],
      ['en-us', 'dneak', sneakers],
      ['en-us', 'black bots', boots],
    ])('%s: %s suggests what is meant while it is typed', async (locale, q, right) => {
      const { products } = await platform.call('products.suggest', { query: { q } }, locale)
      expect(products.map(productOf).filter((product) => isRight(product, right)).length).toBeGreaterThan(0)
      expect(new Set(products.map(({ masterId }) => masterId)).size).toBe(products.length)
    })
  })

  describe('the order of results', () => {
    it('keeps colors of a style apart', async () => {
      for (const q of ['shoes', 'boots', 'sneakers', 'hoodie']) {
        const styles = (await find(q, 'en-us', 24)).products.map(({ masterId }) => masterId)
        expect(
          styles.filter((style, at) => style === styles[at - 1]),
          q,
        ).toEqual([])
      }
    })

    it('has what is in stock before what is sold out', async () => {
      const { products } = await find('boots', 'en-us', 96)
      const available = products.map((product) => product.available)
      expect(available).toEqual(available.toSorted((a, b) => Number(b) - Number(a)))
    })
  })

  it('finds by the number under a barcode and by a style number', async () => {
    const [product] = sold.values()
    if (!product) throw new Error('no product')
    const [sku] = product.skus
    expect((await find(sku?.upc ?? '', 'en-us')).products.map(({ productId }) => productId)).toEqual([
      product.productId,
    ])
    const { products } = await find(product.masterId.toLowerCase(), 'en-us')
    expect(new Set(products.map(({ masterId }) => masterId))).toEqual(new Set([product.masterId]))
  })
})
