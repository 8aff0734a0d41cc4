import { z } from 'zod'
import { locales } from '../i18n/locales.ts'
import { CurrencyCode, Minor } from './price.ts'
import { Badge, CategoryId, Ground, ProductId } from './product.ts'
import { Store } from './store.ts'

/**
 * One colour variant as it enters the platform's catalogue. The demo seed and `npm run catalog:import` both send these: there is one
 * way in. A product is written whole or not at all; sending it again replaces it.
 */
const Texts = z.object({
  name: z.string().min(1).max(200),
  colourName: z.string().max(80),
  kind: z.string().max(80),
  description: z.string().max(10_000),
  sections: z.array(z.object({ key: z.string(), title: z.string(), lines: z.array(z.string()) })).max(12),
})

/** `drawn` pictures are made by the image service from `art` (a picture spec without its view); `external` ones are a feed's own. */
const IngestPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), view: z.string(), ground: Ground }),
  z.object({
    kind: z.literal('external'),
    url: z.url({ protocol: /^https?$/ }).max(2000),
    alt: z.string().max(300).optional(),
  }),
])

const IngestPrice = z.object({ current: Minor.min(0), original: Minor.min(0), historicBest: Minor.min(0).nullable() })

export const IngestProduct = z.object({
  productId: ProductId,
  masterId: z.string().min(1).max(11),
  brand: z.string().max(80),
  gender: z.enum(['women', 'men', 'unisex', 'kids']),
  /** Facet value of what it is: `low-top`, `hoodie` … or a feed's own type, as a slug. */
  kind: z.string().max(60),
  /** Facet value: a colour family (`black`, `blue` …). */
  colour: z.string().max(40),
  swatch: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(1)
    .max(2),
  material: z.string().max(60).nullable(),
  badge: Badge.nullable(),
  sizeChart: z.string().max(40).nullable(),
  isDigitalProduct: z.boolean(),
  /** ISO date of first sale. */
  publishedAt: z.string(),
  rating: z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) }).nullable(),
  /** Editorial weight: higher comes first in "featured". */
  rank: z.number(),
  /** false: in no list and no search, as befits what is only ever given away. */
  listed: z.boolean().optional(),
  categoryIds: z.array(CategoryId).max(20),
  /** Opaque to everyone but the image service. */
  art: z.record(z.string(), z.unknown()).nullable(),
  pictures: z.array(IngestPicture).max(20),
  /** By locale; a missing locale shows the language's nearest, else the first. */
  texts: z
    .partialRecord(z.enum(locales), Texts)
    .refine((texts) => Object.keys(texts).length > 0, 'at least one locale'),
  skus: z
    .array(
      z.object({
        upc: z.string().min(1).max(40),
        /** The facet value and the maker's own size, e.g. `42`, `M`, `OS`. */
        size: z.string().max(40),
        /** Label by region where it differs (`NA`: "9", `EMEA`: "42"). */
        labels: z.partialRecord(z.enum(['NA', 'EMEA']), z.string().max(40)).optional(),
        position: z.int().min(0),
        quantity: z.int().min(0),
        prices: z
          .partialRecord(CurrencyCode, IngestPrice)
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

export const IngestStore = Store
export type IngestStore = z.infer<typeof IngestStore>

export const contentKinds = ['page', 'category', 'product', 'menu', 'footer', 'fragment', 'popup', 'article'] as const

/**
 * One revision of one content document. `key` is the page's slug, the category's, product's or fragment's id; `main` for a menu or
 * footer. `siteId` is null for a fragment, which every site shares. Where several revisions are inside their publish window the highest
 * shows. `document` is kept as it is, but for its `revision`; what does not parse as its kind is refused.
 */
export const IngestDocument = z.object({
  siteId: z.string().max(40).nullable(),
  kind: z.enum(contentKinds),
  key: z.string().min(1).max(120),
  revision: z.int().min(0),
  /** ISO instants; null is open-ended. */
  publishFrom: z.iso.datetime({ offset: true }).nullable().default(null),
  publishUntil: z.iso.datetime({ offset: true }).nullable().default(null),
  document: z.record(z.string(), z.unknown()),
})
export type IngestDocument = z.output<typeof IngestDocument>

/**
 * Operator calls of the platform (bearer ADMIN_TOKEN), not part of the spec's calls:
 * POST /admin/catalog/products {products: IngestProduct[1..100]} -> IngestReport; each product is one D1 batch.
 * POST /admin/catalog/categories {categories} · POST /admin/stores {stores} · POST /admin/content/documents {documents} -> IngestReport
 * GET /admin/content/documents?siteId&kind&key&after&limit -> {documents: IngestDocument[], next}: the newest revision of each
 * GET /admin/catalog/status -> {products, revision}
 */
export const IngestReport = z.object({
  written: z.int(),
  unchanged: z.int(),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Of what was taken all the same: a block of a type that the specification doesn't have. */
  warnings: z.array(z.object({ id: z.string(), reason: z.string() })).optional(),
})
export type IngestReport = z.infer<typeof IngestReport>
