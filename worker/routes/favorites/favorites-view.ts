import type { FavoritesView, FavoriteView } from '../../../client/pages/favorites/favorites-page.tsx'
import type { Favorite, Favorites } from '../../../shared/contracts/favorites.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { readCardsNow } from '../../services/catalogue.ts'

type Stretch = {
  readonly start: number
  readonly count: number
  /** The URL of a page by its number. */
  readonly hrefOf: (page: number) => string
}

/** A page of a list with its current products; null if the catalog does not respond. */
export async function viewOf(
  context: RequestContext,
  { total, items }: Pick<Favorites, 'total' | 'items'>,
  { start, count, hrefOf }: Stretch,
): Promise<FavoritesView | null> {
  const { t } = context
  const cards = await readCardsNow(
    context,
    items.map(({ id }) => id),
  )
  if (!cards.ok) return null
  const byId = new Map(cards.value.map((card) => [card.productId, card]))
  const page = Math.floor(start / count) + 1
  return {
    items: items.map((item): FavoriteView => {
      const card = byId.get(item.id) ?? null
      return { productId: item.id, card, note: card && noteOf(context, item, card) }
    }),
    range: t('favorites.range', { from: start + 1, to: start + items.length, total }),
    previousHref: page > 1 ? hrefOf(page - 1) : null,
    nextHref: start + count < total ? hrefOf(page + 1) : null,
  }
}

/** Change of a product since it was saved: availability takes precedence over price. */
export function noteOf(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  { saved }: Pick<Favorite, 'saved'>,
  { available, price }: Pick<ProductCard, 'available' | 'price'>,
): FavoriteView['note'] {
  if (!saved) return null
  if (!available) return saved.available ? { words: t('favorites.soldOut'), good: false } : null
  if (!saved.available) return { words: t('favorites.back'), good: true }
  const { currency, lowCurrent } = price
  // The list is shared across countries, and prices of different countries can't be compared.
  if (saved.price?.currency !== currency || saved.price.amount === lowCurrent) return null
  const good = lowCurrent < saved.price.amount
  const was = formatMoney(saved.price.amount, currency, locale)
  return { words: t(good ? 'favorites.priceDown' : 'favorites.priceUp', { price: was }), good }
}
