import { z } from 'zod'
import { FooterDocument, PageDocument } from '../content/document.ts'
import { CategoryListing, Suggestions } from '../contracts/catalog.ts'
import { MeasureBatch } from '../contracts/measure.ts'
import { ProductCard } from '../contracts/product.ts'
import { ingestPath } from '../measures.ts'
import { operation } from './operation.ts'

/** Answered by the storefront itself (spec 1 §7 "Internal GETs", "Other"); the platform doesn't have these paths. */
const internal = { service: 'internal' } as const
const get = { ...internal, method: 'GET' } as const

const SizeChart = z.object({
  productType: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export const internalOperations = [
  operation({
    ...get,
    id: 'internal.collections',
    path: '/fapi/components/collections',
    query: z.object({ ids: z.string().max(1200).default('') }),
    response: z.object({ products: z.array(ProductCard) }),
  }),
  operation({ ...get, id: 'internal.footer', path: '/fapi/components/footer', response: FooterDocument }),
  operation({ ...get, id: 'internal.footSizes', path: '/fapi/components/foot-sizes', response: SizeChart }),
  operation({
    ...get,
    id: 'internal.search',
    path: '/fapi/components/search',
    query: z.object({ q: z.string().max(120).default('') }),
    response: Suggestions,
  }),
  operation({
    ...get,
    id: 'internal.utility',
    path: '/fapi/components/utility',
    response: z.object({ links: z.array(z.object({ label: z.string(), url: z.string() })) }),
  }),
  operation({
    ...get,
    id: 'internal.sizeChart',
    path: '/fapi/components/size-chart/{productType}',
    params: z.object({ productType: z.string().max(40) }),
    response: SizeChart,
  }),
  operation({
    ...get,
    id: 'internal.locationSelector',
    path: '/fapi/pages/location-selector',
    response: z.object({ sites: z.array(z.object({ locale: z.string(), url: z.string() })) }),
  }),
  operation({
    ...get,
    id: 'internal.page',
    path: '/fapi/pages/{page}',
    params: z.object({ page: z.string().max(120) }),
    response: z.union([PageDocument, CategoryListing]),
  }),
  operation({
    ...get,
    id: 'internal.serverTime',
    path: '/fapi/server/time',
    response: z.object({ timestamp: z.int() }),
  }),
  operation({
    ...internal,
    id: 'internal.validateResponse',
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    params: z.object({ contract: z.string().max(80) }),
    body: z.unknown(),
    response: z.object({ valid: z.boolean(), faults: z.array(z.object({ path: z.string(), reason: z.string() })) }),
  }),
  operation({
    ...internal,
    id: 'internal.ingestPerformance',
    method: 'POST',
    path: ingestPath,
    body: MeasureBatch,
    response: z.object({ accepted: z.int().min(0) }),
  }),
] as const
