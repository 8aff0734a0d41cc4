import { z } from 'zod'
import { ArticleSearch, maxArticlesAsked } from '../content/article.ts'
import {
  FragmentDocument,
  PageDocument,
  PopupsDocument,
  ReadFooterDocument,
  ReadMenuDocument,
} from '../content/document.ts'
import { CategoryId, ProductId } from '../contracts/product.ts'
import { operation } from './operation.ts'

/** `{brand}-{locale}`, e.g. `kerb-fr-ca`. */
export const SiteId = z.string().regex(/^[a-z0-9]+-[a-z]{2}-[a-z]{2}$/)
export const ContentMode = z.enum(['publish', 'preview'])

/**
 * Request header of preview reads: the ISO instant to evaluate publish windows at (spec 1 §7: "a preview date sent as a
 * header").
 */
export const previewDateHeader = 'x-preview-date'

/**
 * Response header of published content: the ISO instant of the next change of a publish window, which limits its time
 * in caches.
 */
export const validUntilHeader = 'x-valid-until'

const Slug = z.string().min(1).max(120)
const removeNulls = { removeNulls: z.enum(['true', 'false']).default('false') }
const contentQuery = z.object(removeNulls)
const ofSite = z.object({ mode: ContentMode, siteId: SiteId })
const ofPage = ofSite.extend({ page: Slug })

const PageSummary = z.object({ id: z.string(), slug: z.string(), title: z.string(), updatedAt: z.string() })

const content = { service: 'content', method: 'GET', errors: ['API404'] } as const

export const contentOperations = [
  operation({
    ...content,
    id: 'content.augmentedPage',
    path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
    params: ofPage,
    query: contentQuery,
    response: PageDocument,
  }),
  operation({
    ...content,
    id: 'content.page',
    path: '/{mode}/caas/v1/page/{siteId}/{page}',
    params: ofPage,
    query: contentQuery,
    response: PageDocument,
  }),
  operation({
    ...content,
    id: 'content.category',
    path: '/{mode}/caas/v1/category/{siteId}/{categoryId}',
    params: ofSite.extend({ categoryId: CategoryId }),
    query: contentQuery,
    response: PageDocument,
  }),
  operation({
    ...content,
    id: 'content.product',
    path: '/{mode}/caas/v1/product/{siteId}/{productId}',
    params: ofSite.extend({ productId: ProductId }),
    query: contentQuery,
    response: PageDocument,
  }),
  operation({
    ...content,
    id: 'content.search',
    path: '/{mode}/caas/v1/search/{siteId}/{searchType}',
    params: ofSite.extend({ searchType: z.string().max(40) }),
    query: z.object({
      ...removeNulls,
      query: z.string().max(500).default(''),
      limit: z.coerce.number().int().min(1).max(maxArticlesAsked).default(4),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      tagId: z
        .union([z.string().max(80), z.array(z.string().max(80)).max(20)])
        .transform((value) => (Array.isArray(value) ? value : [value]))
        .default([]),
    }),
    response: ArticleSearch,
  }),
  operation({
    ...content,
    id: 'content.footer',
    path: '/{mode}/caas/v1/footer/{siteId}',
    params: ofSite,
    query: contentQuery,
    response: ReadFooterDocument,
  }),
  operation({
    ...content,
    id: 'content.menu',
    path: '/{mode}/caas/v1/menu/{siteId}',
    params: ofSite,
    query: contentQuery,
    response: ReadMenuDocument,
  }),
  operation({
    ...content,
    id: 'content.fragment',
    path: '/{mode}/caas/v1/fragment/{fragmentId}',
    params: z.object({ mode: ContentMode, fragmentId: Slug }),
    query: contentQuery,
    response: FragmentDocument,
  }),
  operation({
    ...content,
    id: 'content.children',
    path: '/{mode}/caas/v1/children/{siteId}/{parentPageSlug}',
    params: ofSite.extend({ parentPageSlug: Slug }),
    query: contentQuery,
    response: z.object({ children: z.array(PageSummary) }),
  }),
  operation({
    ...content,
    id: 'content.popups',
    path: '/{mode}/caas/v1/popups/{siteId}',
    params: ofSite,
    query: contentQuery,
    response: PopupsDocument,
  }),
  operation({
    ...content,
    id: 'content.showcase',
    path: '/{mode}/caas/v1/showcase/{siteId}/{docType}',
    params: ofSite.extend({ docType: z.string().min(1).max(60) }),
    query: z.object({
      ...removeNulls,
      layoutVariant: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    response: z.object({ total: z.int().min(0), results: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
] as const
