import type { EngineOf } from '../accounts/engine.ts'
import type { PlatformContext } from './context.ts'
import { newInstrument } from './payments/new-instrument.ts'
import {
  accountOf,
  athleteAccount,
  employeeAccount,
  pointsAccount,
  prosumerAccount,
  readBalance,
} from './services/balances/accounts.ts'
import { beginSale, bringApart, bringBasket } from './services/cart/basket/bring-basket.ts'
import { readCartProducts } from './services/cart/items/products.ts'
import { savedListMerge } from './services/cart/saved/saved-lists.ts'
import { yearOf } from './services/cart/scene.ts'
import { claimOrders, handOverOrders, readGuestOrder } from './services/orders/guest-orders.ts'
import { endOrderNews } from './services/orders/order-mail.ts'
import { readOrderedProduct } from './services/orders/ordered-product.ts'
import { commerceDataOf, forgetInCommerce } from './services/personal-data/personal-data.ts'
import { welcomeOffer } from './services/promotions/welcome-offer.ts'
import { readStore } from './services/stores/store-summary.ts'

/** Answers to what accounts ask of commerce. */
export const accountsEngine: EngineOf<PlatformContext> = (context) => ({
  bringBasket: (guestBasketId, consumerId) => bringBasket(context, guestBasketId, consumerId),
  bringApart: (guestBasketId, consumerId) => bringApart(context, guestBasketId, consumerId),
  beginSale: (associateId, baskets) => beginSale(context, associateId, baskets),
  savedListMerge: (guestId, personId) => savedListMerge(context.env.DB, guestId, personId),
  guestOrder: (orderNo, st) => readGuestOrder(context.env.DB, orderNo, st),
  claimOrders: (email, personId) => claimOrders(context.env.DB, email, personId),
  endOrderNews: (orderNumber) => endOrderNews(context.env.DB, orderNumber, context.now),
  handOver: (email, personId) => handOverOrders(context.env.DB, email, personId),
  balanceOf: (account, consumerId, opening) =>
    readBalance(context.env, accountNames[account](consumerId, yearOf(context.now)), opening),
  pointsOf: (consumerId, opening) => accountOf(context.env, pointsAccount(consumerId)).statement(opening),
  goods: async (productId) => {
    const product = (await readCartProducts(context.env.DB, context, [productId])).get(productId)
    if (!product) return null
    const sold = product.skus.flatMap(({ price, quantity }) => (price ? [{ ...price, quantity }] : []))
    const [lowest] = sold.toSorted((one, other) => one.lowCurrent - other.lowCurrent)
    return {
      price: lowest ? { amount: lowest.lowCurrent, currency: lowest.currency } : null,
      available: !product.isComing && sold.some(({ quantity }) => quantity > 0),
    }
  },
  welcomeOffer: (consumerId) => welcomeOffer(context, consumerId),
  newInstrument: (consumerId, body) => newInstrument(context, consumerId, body),
  store: (storeId) => readStore(context.env.DB, storeId),
  personalData: (subject, page) => commerceDataOf(context.env, subject, page),
  forget: (subject) => forgetInCommerce(context.env, subject),
  orderedProduct: (consumerId, orderNumber, productId) =>
    readOrderedProduct(context.env.DB, consumerId, orderNumber, productId),
})

const accountNames = {
  points: pointsAccount,
  employee: employeeAccount,
  athlete: athleteAccount,
  prosumer: prosumerAccount,
}
