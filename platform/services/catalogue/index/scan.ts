import type { Sort } from '../../../../shared/contracts/catalog.ts'
import type { Swatch } from '../../../../shared/contracts/product.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { firstDayToCome } from '../../../../shared/new-products.ts'
import type { Day } from '../../../../shared/time/day.ts'
import type { FacetCount } from '../facet-count.ts'
import type { Refinements } from '../refinements.ts'
import { Best } from './best.ts'
import { type Block, isStocked } from './block.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { facetCounters } from './facet-counters.ts'
import { Leads } from './leads.ts'
import { anyFlagged } from './ragged.ts'
import { type Hit, orders } from './sorting.ts'
import { styleColours } from './style-colours.ts'
import { StyleCounts } from './style-counts.ts'

/** How well a row of a block fits what a list is made from, the best lowest; negative where it doesn't belong. */
export type Fit = (row: number) => number
/** Category, search, ids and the whole catalog differ in this alone. */
export type Scope = (index: CatalogueIndex) => (block: Block) => Fit

export type ListQuery = {
  readonly scope: Scope
  readonly refinements: Refinements
  readonly site: Pick<Site, 'currency' | 'locale'>
  /** The earliest day of what is new. */
  readonly since: Day
  readonly sort: Sort
  readonly start: number
  readonly count: number
}
/** Part of a card that concerns the style, or its stock. */
export type ListedProduct = {
  readonly productId: string
  readonly available: boolean
  readonly colourCount: number
  readonly colours: readonly Swatch[]
}
export type Found = {
  readonly total: number
  readonly products: readonly ListedProduct[]
  readonly facets: readonly FacetCount[]
}

/**
 * A single pass over all products, whose styles are listed and counted: a facet that is refined by is counted without
 * its own refinement, because its values are alternatives.
 */
export function listed(index: CatalogueIndex, query: ListQuery): Found {
  const { scope, refinements, site, since, sort, start, count } = query
  const counters = facetCounters(index.known, refinements.byKey, { currency: site.currency, since })
  const chosen = counters.filter(({ key }) => refinements.byKey.has(key))
  const leads = new Leads(index, sort)
  // Rows that match everything, and those that miss one refinement only.
  const all = new Uint16Array(maxRows)
  const missing = chosen.map(() => new Uint16Array(maxRows))
  const fitOf = scope(index)
  const firstComing = firstDayToCome(since)
  for (const block of refinements.impossible ? [] : index.blocks()) {
    const fits = fitOf(block)
    const tests = chosen.map((counter) => counter.chosenIn(block))
    const { current } = block.prices[site.currency]
    const probe = { block, row: 0, fit: 0, price: 0 }
    const missed = missing.map(() => 0)
    let matched = 0
    for (let row = 0; row < block.rows; row += 1) {
      const price = current[row] ?? -1
      const isComing = (block.publishedAt[row] ?? '') >= firstComing
      const fit = price < 0 || isComing ? -1 : fits(row)
      if (fit < 0) continue
      const miss = missedTest(tests, row)
      if (miss === several) continue
      if (miss !== none) {
        const at = missed[miss] ?? 0
        const rows = missing[miss]
        if (rows) rows[at] = row
        missed[miss] = at + 1
        continue
      }
      all[matched] = row
      matched += 1
      probe.row = row
      probe.fit = fit
      probe.price = price
      leads.add(probe)
    }
    for (const counter of counters) counter.count(block, all.subarray(0, matched))
    for (const [place, counter] of chosen.entries())
      counter.count(block, missing[place]?.subarray(0, missed[place]) ?? all.subarray(0, 0))
  }
  return {
    total: leads.total,
    products: shownOf(index, leads.best(start + count).slice(start), site),
    facets: counters.flatMap((counter) => counter.counts()),
  }
}

const maxRows = 256

const none = -1
const several = -2

/** The one test that a row fails. */
function missedTest(tests: readonly ((row: number) => boolean)[], row: number): number {
  let missed = none
  for (const [place, test] of tests.entries()) {
    if (test(row)) continue
    if (missed !== none) return several
    missed = place
  }
  return missed
}

export function shownOf(
  index: CatalogueIndex,
  page: readonly Hit[],
  site: Pick<Site, 'currency' | 'locale'>,
): ListedProduct[] {
  const colours = styleColours(index, page, site)
  return page.map(({ block, row }, place) => ({
    productId: block.productIds[row] ?? '',
    available: isStocked(block, row),
    colourCount: colours[place]?.count ?? 1,
    colours: colours[place]?.first ?? [],
  }))
}

/** The first products of a scope, featured ones first. */
export function bestHits(index: CatalogueIndex, scope: Scope, site: Pick<Site, 'currency'>, most: number): Hit[] {
  const best = new Best<Hit>(most, orders.featured)
  eachHit(index, scope, site, (hit) => best.wants(hit) && best.add({ ...hit }))
  return best.inOrder()
}

/** The first styles of a scope, featured ones first. */
export function bestStyles(index: CatalogueIndex, scope: Scope, site: Pick<Site, 'currency'>, most: number): Hit[] {
  const leads = new Leads(index, 'featured')
  eachHit(index, scope, site, (hit) => leads.add(hit))
  return leads.best(most)
}

/** `take` gets one object again and again, and copies what it keeps. */
function eachHit(
  index: CatalogueIndex,
  scope: Scope,
  { currency }: Pick<Site, 'currency'>,
  take: (hit: Hit) => unknown,
): void {
  const fitOf = scope(index)
  for (const block of index.blocks()) {
    const fits = fitOf(block)
    const { current } = block.prices[currency]
    const probe = { block, row: 0, fit: 0, price: 0 }
    for (let row = 0; row < block.rows; row += 1) {
      probe.price = current[row] ?? -1
      probe.fit = probe.price < 0 ? -1 : fits(row)
      probe.row = row
      if (probe.fit >= 0) take(probe)
    }
  }
}

/** How many styles each of these sets of categories has. */
export function countWithin(
  index: CatalogueIndex,
  sets: readonly ReadonlySet<string>[],
  { currency }: Pick<Site, 'currency'>,
): number[] {
  const flagged = sets.map((ids) => index.known.categories.flags(ids))
  const totals = new StyleCounts(sets.length, index.known.styles.texts.length)
  for (const { rows, prices, categories, style } of index.blocks()) {
    const { current } = prices[currency]
    for (let row = 0; row < rows; row += 1) {
      if ((current[row] ?? -1) < 0) continue
      for (const [place, flags] of flagged.entries())
        if (anyFlagged(categories, row, flags)) totals.add(place, style[row] ?? 0)
    }
  }
  return [...totals.counts]
}
