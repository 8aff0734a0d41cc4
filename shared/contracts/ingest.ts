import { z } from 'zod'
import { positionFault } from '../address/position.ts'
import { locales } from '../i18n/locales.ts'
import { CurrencyCode, Minor } from './price.ts'
import { Badge, CategoryId, HexColour, ProductId } from './product.ts'
import { Store, StoreId } from './store.ts'

/**
 * A color variant as sent to the platform's catalog, both by the demo seed and by `npm run catalog:import`. A product
 * is written atomically; sending it again replaces it.
 */
const Texts = z.strictObject({
  name: z.string().min(1).max(200),
  colourName: z.string().max(80),
  kind: z.string().max(80),
  description: z.string().max(10_000),
  sections: z.array(z.strictObject({ key: z.string(), title: z.string(), lines: z.array(z.string()) })).max(12),
})

/**
 * A path accepted by the shop's picture route (worker/routes/media/picture-address.ts), without a size, which pages
 * add.
 */
const servicePath = /^\/images(?:\/[A-Za-z0-9](?:[\w-]|\.(?=[\w-])){0,80}){1,5}(?:\?v=[\w-]{1,40})?$/

/**
 * A picture of the image service by its path (IMAGE_ORIGIN serves it in every size of shared/picture-sizes.ts; `?v=`
 * is an immutable version), or any other picture by its URL, which is used unchanged.
 */
const IngestPicture = z.strictObject({
  url: z.union([z.string().regex(servicePath), z.url({ protocol: /^https?$/ }).max(2000)], {
    error: 'neither an http or https address nor a path below /images/',
  }),
  /**
   * The angle (`front`, `side`, `detail` …). Keys of platform/services/catalogue/messages/views.ts get an alt text.
   */
  view: z.string().min(1).max(40).optional(),
  alt: z.string().max(300).optional(),
  /** The background color of the picture. */
  ground: HexColour.optional(),
})
export type IngestPicture = z.infer<typeof IngestPicture>

/** ISO with an offset. So long that a product's prices are still a row of the database, at any precision in use. */
const Instant = z.iso.datetime({ offset: true }).max(40)
const least = 'a price of 0 would give it away'

/** A price from an instant on, until another. */
const IngestSale = z
  .strictObject({ price: Minor.min(1, least), from: Instant, until: Instant })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'], message: 'not after `from`' })

/** `current` holds whenever no sale does; the lowest of several sales counts. `original` is the list price. */
export const IngestPrice = z.object({
  current: Minor.min(0),
  original: Minor.min(0),
  sales: z.array(IngestSale).max(20).optional(),
})
export type IngestPrice = z.infer<typeof IngestPrice>

/** As an operator sends it. Strict: the lowest price of 30 days is computed, and nobody sends it. */
const SoldPrice = z
  .strictObject({ ...IngestPrice.shape, current: Minor.min(1, least), original: Minor.min(1, least) })
  .refine(({ current, sales = [] }) => sales.every(({ price }) => price < current), {
    path: ['sales'],
    message: 'a sale that is no lower than `current`',
  })

/** A field that is in none of these is a slip of the sender, so that it is refused rather than lost. */
export const IngestProduct = z.strictObject({
  productId: ProductId,
  masterId: z.string().min(1).max(11),
  brand: z.string().max(80),
  gender: z.enum(['women', 'men', 'unisex', 'kids']),
  /** Facet value of what it is: `low-top`, `hoodie` … or a feed's own type, as a slug. */
  kind: z.string().max(60),
  /** Facet value: a colour family (`black`, `blue` …). */
  colour: z.string().max(40),
  swatch: z.array(HexColour).min(1).max(2),
  material: z.string().max(60).nullable(),
  /**
   * A word of the operator's own: `member` is sold to members alone, `bestseller` and `recycled` are taken as said.
   * `sale` needs a lower price; `new`, `low-stock` and `last-sizes` follow from date and stock, and are ignored here.
   */
  badge: Badge.nullable(),
  sizeChart: z.string().max(40).nullable(),
  isDigitalProduct: z.boolean(),
  /** Date of first sale, from which each site sells it; an instant for all sites, or the day that each has itself. */
  publishedAt: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  rating: z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) }).nullable(),
  /** Editorial weight: higher comes first in "featured". */
  rank: z.number(),
  /** false: excluded from listings and search, for example a bonus product. */
  listed: z.boolean().optional(),
  categoryIds: z.array(CategoryId).max(20),
  pictures: z.array(IngestPicture).max(20),
  /** By locale; a missing locale falls back to the same language, or else to the first. */
  texts: z
    .partialRecord(z.enum(locales), Texts)
    .refine((texts) => Object.keys(texts).length > 0, 'at least one locale'),
  skus: z
    .array(
      z.strictObject({
        upc: z.string().min(1).max(40),
        /** The facet value and the maker's own size, e.g. `42`, `M`, `OS`. */
        size: z.string().max(40),
        /** Label by region where it differs (`NA`: "9", `EMEA`: "42"). */
        labels: z.partialRecord(z.enum(['NA', 'EMEA']), z.string().max(40)).optional(),
        position: z.int().min(0),
        quantity: z.int().min(0),
        prices: z
          .partialRecord(CurrencyCode, SoldPrice)
          .refine((prices) => Object.keys(prices).length > 0, 'at least one currency'),
      }),
    )
    .min(1)
    .max(200),
})
export type IngestProduct = z.infer<typeof IngestProduct>

/** A node of the category tree. `slug` and `name` by locale. */
export const IngestCategory = z.object({
  categoryId: CategoryId,
  parentId: CategoryId.nullable(),
  position: z.int(),
  texts: z.partialRecord(z.enum(locales), z.object({ slug: z.string(), name: z.string(), description: z.string() })),
})
export type IngestCategory = z.infer<typeof IngestCategory>

/** A position that can't be is refused: distances are made of nothing else. */
export const IngestStore = Store.superRefine(({ country, latitude, longitude }, context) => {
  const refuse = (field: 'latitude' | 'longitude', message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (latitude === null && longitude === null) return
  if (latitude === null) return refuse('latitude', 'missing beside a longitude; null for both if unknown')
  if (longitude === null) return refuse('longitude', 'missing beside a latitude; null for both if unknown')
  const fault = positionFault(country, { latitude, longitude })
  if (fault === 'zero') refuse('latitude', '0, 0 is a place in the sea; null for both if unknown')
  if (fault === 'swapped') refuse('latitude', `${latitude}, ${longitude} lies in ${country} when swapped`)
  if (fault === 'outside') refuse('latitude', `${latitude}, ${longitude} is outside of ${country}`)
})
export type IngestStore = z.infer<typeof IngestStore>

/**
 * A store's stock of one product as reported by its own system: POST /admin/stores/stock {stock} -> IngestReport. It
 * replaces the previous report unless that one is newer. Without a report a store has no stock.
 */
export const IngestStoreStock = z.object({
  storeId: StoreId,
  productId: ProductId,
  /** When it was counted. */
  asOf: z.iso.datetime({ offset: true }),
  /** Units by UPC; a missing size has no stock. */
  sizes: z.record(z.string().min(1).max(40), z.int().min(0).max(100_000)),
})
export type IngestStoreStock = z.output<typeof IngestStoreStock>

export const contentKinds = [
  'page',
  'category',
  'product',
  'menu',
  'footer',
  'fragment',
  'popup',
  'article',
  'search-rule',
] as const

/**
 * A revision of a content document. `key` is the page's slug, the category's, product's or fragment's id; `main`
 * for a menu or footer. `siteId` is null for what sites share: fragments, some search rules. A revision takes the place
 * of the earlier ones of the same publish window; other windows live beside it, and where several are open one that
 * ends lies over those without an end (docs/decisions/0013). `document` is kept as it is, but for its `revision`; what
 * does not parse as its kind is refused.
 */
export const IngestDocument = z.object({
  siteId: z.string().max(40).nullable(),
  kind: z.enum(contentKinds),
  key: z.string().min(1).max(120),
  revision: z.int().min(0),
  /** ISO instants; null for open-ended. */
  publishFrom: z.iso.datetime({ offset: true }).nullable().default(null),
  publishUntil: z.iso.datetime({ offset: true }).nullable().default(null),
  /**
   * The newest revision known to the writer, 0 for none: if there is a newer one, the document is rejected.
   */
  basedOn: z.int().min(0).nullish(),
  document: z.record(z.string(), z.unknown()),
})
export type IngestDocument = z.output<typeof IngestDocument>

/**
 * Unpublishes a document, or one window of it. `forget` also deletes its earlier revisions permanently. `basedOn` works
 * as for a document.
 */
export const Withdrawal = IngestDocument.pick({ siteId: true, kind: true, key: true, basedOn: true }).extend({
  window: IngestDocument.pick({ publishFrom: true, publishUntil: true }).optional(),
  forget: z.boolean().default(false),
})
export type Withdrawal = z.output<typeof Withdrawal>

/**
 * Revisions that a publisher compares with: the newest revision of each window that stands. `newest` is the highest of
 * the document, withdrawn or not; `base` the revision that was asked for, null where there is none.
 */
export const HeldWindows = z.object({
  newest: z.int().min(0),
  windows: z.array(IngestDocument),
  base: IngestDocument.nullable(),
})
export type HeldWindows = z.output<typeof HeldWindows>

/**
 * Operator calls of the platform (bearer ADMIN_TOKEN), not part of the spec's calls:
 *
 * - POST /admin/catalog/products {products: IngestProduct[1..100], adds?, revision?, acceptPrices?} -> IngestReport;
 *   with `adds` texts in other locales and prices in other currencies stay; `revision` names the import that its calls
 *   belong to. …/products/dry-run reports the same and writes nothing
 * - POST /admin/catalog/prices/:revision {action: accept, discard or undo} -> PriceSettlement; to be repeated while it
 *   says that there is `more`
 * - POST /admin/catalog/categories {categories} · POST /admin/stores {stores} · POST /admin/content/documents
 *   {documents} -> IngestReport; with `replace: true` a revision that is there with other content gives way instead of
 *   being a conflict
 * - GET /admin/content/documents?siteId&kind&key&after&limit -> {documents: IngestDocument[], next}: the newest
 *   revision of each · GET /admin/content/windows?siteId&kind&key&base -> HeldWindows
 * - POST /admin/content/withdraw {documents: Withdrawal[1..200]} -> IngestReport
 * - GET /admin/catalog/status -> {products, revision}
 */
/**
 * A fault, for which an item was refused, or a doubt about one that is written, as data. `path` as in the item; a
 * `code` keeps its meaning.
 */
export const IngestFinding = z.object({
  id: z.string(),
  level: z.enum(['error', 'warning']),
  path: z.string(),
  code: z.string(),
  words: z.string(),
})
export type IngestFinding = z.infer<typeof IngestFinding>

/**
 * How an ingest moves the price of a product: by the size whose price moves furthest. `held`: the price stays as it was
 * until an operator agrees.
 */
export const PriceMove = z.object({
  productId: z.string(),
  upc: z.string(),
  currency: CurrencyCode,
  from: Minor,
  to: Minor,
  held: z.boolean(),
})
export type PriceMove = z.infer<typeof PriceMove>

export const IngestReport = z.object({
  written: z.int(),
  unchanged: z.int(),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Warnings about accepted documents, for example an unknown block type. */
  warnings: z.array(z.object({ id: z.string(), reason: z.string() })).optional(),
  /** For products: every fault, which `failed` has in a line, and doubts about those that were written now. */
  findings: z.array(IngestFinding).optional(),
  /** For products whose prices move. */
  moves: z.array(PriceMove).optional(),
})
export type IngestReport = z.infer<typeof IngestReport>
