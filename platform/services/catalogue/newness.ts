import type { Listing } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { isNew } from '../../../shared/new-products.ts'
import { siteMidnight } from '../../../shared/time/clock.ts'
import type { Day } from '../../../shared/time/day.ts'
import type { Block } from './index/block.ts'

/** Whether a row's product is new. */
export const newIn =
  ({ publishedAt }: Pick<Block, 'publishedAt'>, since: Day) =>
  (row: number): boolean =>
    isNew(publishedAt[row] ?? '', since)

/** A card in this many says "New" at most: on half of all cards the word would tell nothing. */
const cardsForEachNew = 6

type Badged = Pick<ProductCard, 'badge'>
export type Dated<Card extends Badged> = { readonly card: Card; readonly publishedAt: string }

/** A page's cards, of which only the latest still say "New". */
export function withFewNew<Card extends Badged>(cards: readonly Dated<Card>[]): Card[] {
  const latest = cards
    .filter(({ card }) => card.badge === 'new')
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0))
  const kept = new Set(latest.slice(0, Math.floor(cards.length / cardsForEachNew)))
  return cards.map((dated) =>
    dated.card.badge === 'new' && !kept.has(dated) ? { ...dated.card, badge: null } : dated.card,
  )
}

type Answer = { readonly products: readonly Badged[] } & Partial<Pick<Listing, 'facets'>>

/** The end of the site's day, with which something stops to be new; null for an answer that calls nothing new. */
export function newUntil({ products, facets = [] }: Answer, site: Pick<Site, 'country'>, now: number): string | null {
  const isSaid =
    products.some(({ badge }) => badge === 'new') ||
    facets.some(({ key, values }) => key === 'offer' && values.some(({ value, count }) => value === 'new' && count > 0))
  return isSaid ? new Date(siteMidnight(site, now)).toISOString() : null
}
