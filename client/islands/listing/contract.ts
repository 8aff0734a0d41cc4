import { z } from 'zod'
import { Listing, Understood } from '../../../shared/contracts/catalog.ts'
import { FoundPage } from '../../../shared/contracts/found-page.ts'
import type { IslandContract } from '../island-contract.ts'

/** The head of a search: what was found, and how the query was read. */
const SearchHead = z.object({
  title: z.string(),
  notes: z.array(z.object({ text: z.string(), links: z.array(z.object({ label: z.string(), href: z.string() })) })),
  understood: z.array(Understood),
  pages: z.array(FoundPage),
})

/** A category or a search without its product cards, which are the island's slot. `query` is the search term. */
const ListingProps = Listing.pick({ total: true, sort: true, facets: true }).extend({
  path: z.string(),
  query: z.string().optional(),
  isExact: z.boolean().optional(),
  /** A range of prices that couldn't be read. */
  typed: z.object({ from: z.string(), to: z.string() }).optional(),
  page: z.int().min(1),
  /** For a shopper with a remembered size. `mark`: an attribute that hides the link of everybody else. */
  ownSize: z.object({ mark: z.string(), size: z.string(), words: z.string() }).optional(),
  search: SearchHead.optional(),
})

export const listing = {
  props: ListingProps,
  messages: [
    'filters.active',
    'filters.clear',
    'filters.close',
    'filters.from',
    'filters.more',
    'filters.ownSize',
    'filters.range',
    'filters.rangeApply',
    'filters.rangeFault',
    'filters.styles',
    'filters.remove',
    'filters.show',
    'filters.title',
    'filters.to',
    'listing.count',
    'pagination.first',
    'pagination.label',
    'pagination.last',
    'pagination.next',
    'pagination.page',
    'pagination.previous',
    'search.pages',
    'sort.featured',
    'sort.label',
    'sort.newest',
    'sort.price-asc',
    'sort.price-desc',
    'sort.rating',
    'sort.submit',
  ],
} as const satisfies IslandContract
