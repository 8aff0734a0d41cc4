import { integer, json, orNull, real, text } from '../../backend/db/column.ts'
import { table } from '../../backend/db/table.ts'
import { IngestStoreStock } from '../../shared/contracts/ingest.ts'
import { Coupon, Promotion } from '../../shared/contracts/promotion.ts'
import { CollectionPoint, Store } from '../../shared/contracts/store.ts'

export const stores = table('stores', {
  store_id: text,
  content_hash: text,
  country: text,
  city_key: text,
  postal_key: text,
  latitude: orNull(real),
  longitude: orNull(real),
  document: json(Store),
})

export const towns = table('towns', {
  country: text,
  town_key: text,
  province: text,
  name: text,
  population: integer,
  latitude: real,
  longitude: real,
})

export const postalAreas = table('postal_areas', { country: text, prefix: text, latitude: real, longitude: real })

export const storeFeed = table('store_feed', {
  product_id: text,
  store_id: text,
  fed_at: integer,
  sizes: json(IngestStoreStock.shape.sizes),
})

export const storeStock = table('store_stock', {
  store_id: text,
  product_id: text,
  upc: text,
  quantity: integer,
  fed_at: integer,
})

export const collectionPoints = table('collection_points', { point_id: text, document: json(CollectionPoint) })

export const promotions = table('promotions', {
  promotion_id: text,
  content_hash: text,
  starts_at: orNull(integer),
  ends_at: orNull(integer),
  bonus_product_id: orNull(text),
  document: json(Promotion),
})

export const coupons = table('coupons', {
  code: text,
  content_hash: text,
  promotion_id: text,
  document: json(Coupon),
})
