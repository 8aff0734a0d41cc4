import type { NotificationTopic } from '../../../shared/notifications.ts'

/** At most one mail in this time. */
export const betweenMailsMs = 24 * 60 * 60_000

/** SQL about a row of `favorites`: its product as it is now, and as its owner last knows it. */
export const isAvailable = `EXISTS (SELECT 1 FROM skus
  WHERE skus.product_id = favorites.product_id AND quantity > 0 AND prices->favorites.currency IS NOT NULL)`
export const seenPrice = 'coalesce(favorites.seen_price, favorites.price)'
export const wasAvailable = 'coalesce(favorites.seen_available, favorites.available)'
export const isBack = `(NOT ${wasAvailable} AND ${isAvailable})`

/** The lowest price of its sizes at an instant, which `now` binds. */
export const nowPrice = (now: string): string => `(SELECT coalesce(
    (SELECT value->>'low_current' FROM json_each(later) WHERE value->>'from' <= ${now} ORDER BY value->>'from' DESC LIMIT 1),
    low_current)
  FROM product_prices
  WHERE product_prices.product_id = favorites.product_id AND product_prices.currency = favorites.currency)`
/** A lower price of something sold out is no news yet. */
export const hasFallen = (now: string): string => `(${nowPrice(now)} < ${seenPrice} AND ${isAvailable})`

/** SQL about a row of `consumers`: whether they are emailed about this. Only at an address that they have proven. */
const wants = (topic: Extract<NotificationTopic, 'favoritePrices' | 'favoriteStock'>): string =>
  `(NOT blocked AND email_proven_at IS NOT NULL AND coalesce(document->>'$.notifications.${topic}', 0))`

/** SQL, the favorites with their owners, and which of them these are to be told of. */
export const ownedFavorites = 'favorites JOIN favorite_lists USING (favorite_id) JOIN consumers USING (consumer_id)'
export const fallenIsNews = (now: string): string => `(${hasFallen(now)} AND ${wants('favoritePrices')})`
export const backIsNews = `(${isBack} AND ${wants('favoriteStock')})`
