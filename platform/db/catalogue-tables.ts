import { z } from 'zod'
import { flag, integer, json, oneOf, orNull, real, text } from '../../backend/db/column.ts'
import { table } from '../../backend/db/table.ts'
import { IngestPrice, IngestProduct } from '../../shared/contracts/ingest.ts'
import { CurrencyCode, Minor } from '../../shared/contracts/price.ts'
import { PriceAction } from '../../shared/contracts/price-revision.ts'
import { badges, ProductDetails } from '../../shared/contracts/product.ts'
import { currencies, locales } from '../../shared/i18n/locales.ts'
import { StoredTree } from '../services/catalogue/index/category-tree.ts'
import { FactsOfBlock } from '../services/catalogue/index/facts.ts'
import { PriceStep, SpanStep } from '../services/catalogue/price-steps.ts'

export const products = table('products', {
  product_id: text,
  master_id: text,
  content_hash: text,
  brand: text,
  gender: oneOf(IngestProduct.shape.gender.options),
  kind: text,
  colour: text,
  material: orNull(text),
  badge: orNull(oneOf(badges)),
  size_chart: orNull(text),
  is_digital: flag,
  published_at: text,
  rating_score: orNull(real),
  rating_count: orNull(integer),
  rank: real,
  swatch: json(IngestProduct.shape.swatch),
  pictures: json(IngestProduct.shape.pictures),
  listed: flag,
})

/** Locales with equal words share a row: ` en-us en-gb `. */
export const productTexts = table('product_texts', {
  text_id: integer,
  product_id: text,
  locales: text,
  slug: text,
  name: text,
  colour_name: text,
  kind_name: text,
  description: text,
  sections: json(ProductDetails.shape.sections),
})

export const productPrices = table('product_prices', {
  currency: oneOf(currencies),
  product_id: text,
  low_current: integer,
  high_current: integer,
  low_original: integer,
  high_original: integer,
  historic_best: orNull(integer),
  previous_best: orNull(integer),
  later: orNull(json(z.array(SpanStep))),
  next_edge: orNull(integer),
})

/** The ledger: `[instant, price]` of each size, the earliest first. */
export const priceHistory = table('price_history', {
  product_id: text,
  currency: oneOf(currencies),
  changes: json(z.record(z.string(), z.array(z.tuple([z.int(), Minor]).readonly()))),
})

/** Prices by `upc`, as sent. */
const sentPrices = json(z.record(z.string(), IngestPrice))

export const priceChanges = table('price_changes', {
  revision_id: text,
  state: oneOf(['held', 'written', 'undone']),
  product_id: text,
  currency: oneOf(currencies),
  at: integer,
  factor: real,
  before: sentPrices,
  after: sentPrices,
})

export const priceDecisions = table('price_decisions', {
  decision_id: integer,
  revision_id: text,
  at: integer,
  actor: text,
  action: oneOf(PriceAction.options),
  settled: integer,
  left_alone: integer,
  goes_on_after: orNull(text),
})

export const skus = table('skus', {
  product_id: text,
  upc: text,
  position: integer,
  size: text,
  label_na: text,
  label_emea: text,
  quantity: integer,
  prices: json(z.partialRecord(CurrencyCode, IngestPrice)),
  fed_quantity: integer,
  fed_at: integer,
  price_steps: json(z.partialRecord(CurrencyCode, z.array(PriceStep))),
})
/** A size's price in one currency, read out of `price_steps`; null where it isn't sold in it. */
export const skuPrice = { price: orNull(json(z.array(PriceStep))) }

export const categories = table('categories', {
  category_id: text,
  parent_id: orNull(text),
  position: integer,
  content_hash: text,
})

export const categoryTexts = table('category_texts', {
  category_id: text,
  locale: oneOf(locales),
  slug: text,
  name: text,
  description: text,
})

export const categoryProducts = table('category_products', { category_id: text, product_id: text, position: integer })

/** Fields that lists need of a product, in the block `slot >> 8`. */
export const productFacts = table('product_facts', { slot: integer, product_id: text, version: integer, facts: text })

export const listingBlocks = table('listing_blocks', { block: integer, version: integer, facts: json(FactsOfBlock) })

export const categoryTrees = table('category_trees', {
  locale: oneOf(locales),
  version: integer,
  tree: json(StoredTree),
})

/** Products whose kept pages the shop is yet to be told of. */
export const favoriteChanges = table('favorite_changes', { change_id: integer, product_id: text })
export const changedProducts = table('changed_products', { change_id: integer, product_id: text })

export const catalogueState = table('catalogue_state', { revision: integer })
