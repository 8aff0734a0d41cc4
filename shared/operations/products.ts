import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import {
  CategoryListing,
  CategoryQuery,
  Listing,
  listingQueryFields,
  SearchListing,
  Suggestions,
} from '../contracts/catalog.ts'
import { eitherShape } from '../contracts/either-shape.ts'
import { ProductCard, ProductDetails, ProductId, ProductInventory } from '../contracts/product.ts'
import { NewQuestion, NewReview, QuestionPage, ReviewPage, reportLimit, Vote, VoteCount } from '../contracts/review.ts'
import { StoreId, StoreInventory } from '../contracts/store.ts'
import { locales } from '../i18n/locales.ts'
import { recommendationWidgets } from '../recommendations.ts'
import { reviewSorts } from '../review-rules.ts'
import { typedEmail } from '../typed.ts'
import { ContentMode, SiteId } from './content.ts'
import { operation } from './operation.ts'

const ofProduct = z.object({ productId: ProductId })
const ofReview = z.object({ productId: ProductId, reviewId: z.string().max(40) })
const page = z.object({
  start: z.coerce.number().int().min(0).max(100_000).default(0),
  count: z.coerce.number().int().min(1).max(50).default(10),
})

/** Ids between commas; what is no id is left out, and so are ids beyond `most`. */
const productIds = (most: number) =>
  z
    .string()
    .max(1200)
    .transform((value) =>
      value
        .split(',')
        .filter((id) => ProductId.safeParse(id).success)
        .slice(0, most),
    )

/** The site whose search rules hold; none without one. A preview has those of the day that its header says. */
const ruled = { siteId: SiteId.optional(), mode: ContentMode.default('publish') }

/**
 * Takes one of three queries: `categoryId` lists a category, `ids` (comma-separated, at most 96) requests these
 * products in this order, neither lists the whole catalog.
 */
const CatalogQuery = CategoryQuery.partial({ categoryId: true }).extend({
  ids: productIds(96).optional(),
})

export const ProductList = z.object({ products: z.array(ProductCard) })

/**
 * Products that a locale sells, for sitemaps, in an order that new products don't change. `totals` counts it by locale.
 */
const ProductAddresses = z.object({
  totals: z.record(z.enum(locales), z.int().min(0)),
  products: z.array(z.object({ productId: ProductId, slug: z.string() })),
})

/** The spec's body is "store ids"; `upc` is ours. */
const storeList = eitherShape<string[]>((sent) => (Array.isArray(sent) ? { storeIds: sent } : sent))

const ProductSet = z.object({ productSetId: z.string(), name: z.string(), products: z.array(ProductCard) })

export const productOperations = [
  operation({
    id: 'products.catalog',
    service: 'products',
    method: 'GET',
    path: '/products/v2/catalog',
    query: CatalogQuery,
    response: z.union([CategoryListing, Listing, ProductList]),
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.addresses',
    service: 'products',
    method: 'GET',
    path: '/products/v2/addresses',
    query: z.object({
      start: z.coerce.number().int().min(0).max(10_000_000).default(0),
      count: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    response: ProductAddresses,
  }),
  operation({
    id: 'products.search',
    service: 'products',
    method: 'GET',
    path: '/products/v2/search/productSearch',
    query: z.object({
      q: z.string().max(500).default(''),
      /** No word is taken for another one. */
      exact: z.enum(['true', 'false']).default('false'),
      ...listingQueryFields,
      ...ruled,
    }),
    response: SearchListing,
  }),
  operation({
    id: 'products.suggest',
    service: 'products',
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    query: z.object({
      q: z.string().max(500).default(''),
      count: z.coerce.number().int().min(1).max(12).default(4),
      ...ruled,
    }),
    response: Suggestions,
    timeoutMs: 2000,
  }),
  operation({
    id: 'products.details',
    service: 'products',
    method: 'GET',
    path: '/products/v2/products/{productId}/details',
    params: ofProduct,
    response: ProductDetails,
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.inventory',
    service: 'products',
    method: 'GET',
    path: '/products/v2/products/{productId}/inventory',
    params: ofProduct,
    response: ProductInventory,
    errors: ['PLP400'],
    timeoutMs: 2000,
  }),
  operation({
    id: 'products.availability',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/availability',
    params: ofProduct,
    body: storeList(z.object({ storeIds: z.array(StoreId).min(1).max(100), upc: z.string().max(40).optional() })),
    response: StoreInventory,
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.reviews',
    service: 'products',
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews',
    params: ofProduct,
    query: page.extend({
      sort: z.enum(reviewSorts).default('helpful'),
      stars: z.coerce.number().int().min(1).max(5).optional(),
    }),
    response: ReviewPage,
    errors: ['PLP400'],
  }),
  /** Own extension: a signed-in person's review. The review is shown once an operator has approved it. */
  operation({
    id: 'products.writeReview',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews',
    params: ofProduct,
    body: NewReview.extend(Captcha),
    response: z.object({ reviewId: z.string() }),
    errors: ['PLP400', 'REV410', 'PRO404', 'API429'],
  }),
  operation({
    id: 'products.flagReview',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/flag',
    params: ofReview,
    body: z.object({ reason: z.string().max(reportLimit).optional(), ...Captcha }),
    response: z.object({ flagged: z.boolean() }),
    errors: ['PLP400', 'API429'],
  }),
  operation({
    id: 'products.voteReview',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/vote',
    params: ofReview,
    body: Vote,
    response: VoteCount,
    errors: ['PLP400', 'API429'],
  }),
  operation({
    id: 'products.translateReview',
    service: 'products',
    method: 'POST',
    path: '/products/v1/review/{reviewId}/translate',
    params: z.object({ reviewId: z.string().max(40) }),
    response: z.object({ title: z.string(), text: z.string(), language: z.string() }),
  }),
  operation({
    id: 'products.questions',
    service: 'products',
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    params: ofProduct,
    query: page,
    response: QuestionPage,
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.askQuestion',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions',
    params: ofProduct,
    body: NewQuestion.extend(Captcha),
    response: z.object({ questionId: z.string() }),
    errors: ['PLP400', 'REV410', 'AUT453', 'API429'],
  }),
  operation({
    id: 'products.voteAnswer',
    service: 'products',
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
    params: z.object({ productId: ProductId, answerId: z.string().max(40) }),
    body: Vote,
    response: VoteCount,
    errors: ['PLP400', 'API429'],
  }),
  operation({
    id: 'products.productSets',
    service: 'products',
    method: 'GET',
    path: '/products/v2/products/{productId}/productSets',
    params: ofProduct,
    response: z.object({ productSets: z.array(ProductSet) }),
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.productSet',
    service: 'products',
    method: 'GET',
    path: '/products/v2/products/{productSetId}/productSet',
    params: z.object({ productSetId: z.string().max(40) }),
    response: ProductSet,
    errors: ['PLP400'],
  }),
  operation({
    id: 'products.notify',
    service: 'products',
    method: 'PUT',
    path: '/products/v1/notifications',
    body: z.object({ productId: ProductId, upc: z.string().max(40), email: z.string().overwrite(typedEmail).max(254) }),
    response: z.object({ subscribed: z.boolean() }),
    errors: ['PLP400', 'AUT453'],
  }),
  operation({
    id: 'products.recommendations',
    service: 'products',
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    query: z.object({
      /** `similar` to a product, what goes with a `cart`, or an `upsell`; without products the most popular ones. */
      widget: z.enum(recommendationWidgets).default('similar'),
      /** Comma-separated. */
      productIds: productIds(20).default([]),
      count: z.coerce.number().int().min(1).max(24).default(12),
    }),
    /** Spec 1 §3 "Recommendation product": a card with the token for reporting its impressions and clicks. */
    response: z.object({
      recommendationId: z.string(),
      products: z.array(ProductCard.extend({ recToken: z.string() })),
    }),
    timeoutMs: 2000,
  }),
] as const
