import { z } from 'zod'
import { Captcha } from '../captcha.ts'
import { AddItem, BasketId, Cart, GiftOption, Quantity } from '../contracts/cart.ts'
import { eitherShape } from '../contracts/either-shape.ts'
import { Minor } from '../contracts/price.ts'
import { SavedForLater } from '../contracts/wishlist.ts'
import { has, isFields } from '../json-fields.ts'
import { operation } from './operation.ts'

/** Optional on every change of a basket: makes resending a change after a lost answer safe. */
export const idempotencyKeyHeader = 'x-idempotency-key'

const ofBasket = z.object({ basketId: BasketId })
const pickupQuery = z.object({ action: z.enum(['pickup']).optional(), favStoreId: z.string().max(40).optional() })
const Line = { cartId: BasketId, itemId: z.string().min(1).max(80), upc: z.string().max(40) }

type FlatItem = z.input<typeof AddItem>

/** The spec has the item's fields in the body itself; these `others` are none of the item's. */
const flatItem = <Others>(...others: readonly string[]) =>
  eitherShape<FlatItem & Others>((sent) => {
    if (!isFields(sent) || has(sent, 'item') || !(has(sent, 'productId') || has(sent, 'upc'))) return sent
    const [item, body] = [false, true].map((isOther) =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => others.includes(name) === isOther)),
    )
    return { ...body, item }
  })

const cart = { service: 'cart', response: Cart } as const
const itemErrors = [
  'BSK404',
  'AUT498',
  'ORD404',
  'INV406',
  'INV408',
  'INV700',
  'INV702',
  'INV425',
  'MEM401',
  'PRC400',
  'GWP403',
  'GFO404',
  'AUT453',
  'API423',
] as const

/**
 * Own extension: the lines of the basket in `rebuilds` as its shopper last saw them. The new basket is a copy of them,
 * and the same purchase. A sign-in then finds out what was changed since. Without any the new basket is begun anew.
 */
const shown = z.array(AddItem).max(100).optional()

/** Operations on a basket and its items. checkout.ts has those that turn it into an order. */
export const cartOperations = [
  operation({
    ...cart,
    id: 'cart.create',
    method: 'POST',
    path: '/cart/v1/cart',
    query: pickupQuery,
    body: flatItem<{ instead?: string; rebuilds?: string; shown?: FlatItem[] }>(
      'instead',
      'rebuilds',
      'shown',
    )(
      z.object({
        item: AddItem.optional(),
        /** Own extension: the basket the new one replaces, including its items. */
        instead: BasketId.optional(),
        /**
         * Own extension: the basket, out of reach since its session ended, that the new one is in the place of. A
         * sign-in to that basket's account then takes the larger quantity of a line, not the sum.
         */
        rebuilds: BasketId.optional(),
        shown,
      }),
    ),
    errors: itemErrors,
  }),
  operation({
    ...cart,
    id: 'cart.createWithItem',
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    query: pickupQuery,
    body: flatItem<{ apart?: boolean; rebuilds?: string; shown?: FlatItem[]; sale?: string }>(
      'apart',
      'rebuilds',
      'shown',
      'sale',
    )(
      z.object({
        item: AddItem,
        /** Own extension: an additional cart that does not replace the person's own. */
        apart: z.boolean().optional(),
        /** Own extension: as in `cart.create`. */
        rebuilds: BasketId.optional(),
        shown,
        /** Own extension: the associate's sale that it is bought beside, for the same member. */
        sale: BasketId.optional(),
      }),
    ),
    errors: itemErrors,
  }),
  operation({
    ...cart,
    id: 'cart.get',
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    params: ofBasket,
    query: z.object({
      favStoreId: z.string().max(40).optional(),
      /** Lines without stock are moved to a delivery method that has it. */
      isPatchRequired: z.enum(['true', 'false']).optional(),
      /** Live stock; only lines whose store stopped their delivery method are moved. */
      inventorySupplyCheck: z.enum(['true', 'false']).optional(),
    }),
    errors: ['BSK404', 'AUT498'],
  }),
  operation({
    ...cart,
    id: 'cart.addItems',
    method: 'POST',
    path: '/cart/v1/item',
    body: z.array(AddItem).min(1).max(50),
    errors: itemErrors,
  }),
  operation({
    ...cart,
    id: 'cart.removeItem',
    method: 'DELETE',
    path: '/cart/v1/item',
    body: z.object(Line),
    errors: ['BSK404', 'AUT498', 'ORD404', 'GWP403', 'API423'],
  }),
  operation({
    ...cart,
    id: 'cart.updateItem',
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    params: ofBasket,
    query: pickupQuery,
    body: z.object({
      ...Line,
      productId: z.string().max(20),
      qty: z.int().min(1).max(999_999),
      maxQty: z.int().min(1).optional(),
      recipeId: z.string().max(80).nullish(),
      storeId: z.string().max(40).nullish(),
      /** Own extension: null removes it. */
      giftOption: GiftOption.nullish(),
    }),
    errors: itemErrors,
  }),
  operation({
    ...cart,
    id: 'cart.addCoupon',
    method: 'PUT',
    path: '/cart/v1/coupon',
    body: z.object({ cartId: BasketId, couponCode: z.string().min(1).max(60), ...Captcha }),
    errors: [
      'BSK404',
      'PRM130',
      'PRM135',
      'PRM140',
      'PRM150',
      'PRM155',
      'PRM160',
      'PRM175',
      'PRM176',
      'PRM416',
      'API423',
    ],
  }),
  operation({
    ...cart,
    id: 'cart.removeCoupon',
    method: 'DELETE',
    path: '/cart/v1/coupon',
    body: z.object({ cartId: BasketId, couponCode: z.string().min(1).max(60) }),
    errors: ['BSK404', 'PRM175', 'API423'],
  }),
  operation({
    id: 'cart.saveForLater',
    service: 'cart',
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    body: z.object({
      productId: z.string().max(20),
      recipeId: z.string().max(80).nullish(),
      pdpUrl: z.string().max(2000).nullish(),
      available: z.boolean().optional(),
      qty: Quantity,
      type: z.literal('product').default('product'),
      saveForLaterId: z.string().max(80).nullish(),
      itemId: z.string().max(80).nullish(),
      upc: z.string().max(40).optional(),
    }),
    response: SavedForLater,
    errors: ['AUT498', 'AUT404', 'ORD404'],
  }),
  operation({
    ...cart,
    id: 'cart.moveToSaveForLater',
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/saveForLater',
    params: ofBasket,
    body: z.object({ itemId: z.string().max(80), saveForLaterId: z.string().max(80).nullish() }),
    errors: ['BSK404', 'AUT404', 'ORD404', 'GWP403', 'API423'],
  }),
  operation({
    id: 'cart.removeSavedForLater',
    service: 'cart',
    method: 'DELETE',
    path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    params: z.object({ saveForlaterId: z.string().max(80), itemId: z.string().max(80) }),
    response: SavedForLater,
    errors: ['AUT404', 'ORD404'],
  }),
  operation({
    ...cart,
    id: 'cart.reserveWithItem',
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    body: flatItem<{ cartId: string }>('cartId')(z.object({ cartId: BasketId, item: AddItem })),
    errors: [...itemErrors, 'INV701'],
  }),
  operation({
    ...cart,
    id: 'cart.addPriceAdjustment',
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments',
    params: ofBasket,
    body: z.object({ itemId: z.string().max(80).optional(), amount: Minor, reason: z.string().max(200) }),
    errors: ['BSK404', 'AUT404', 'PRC400', 'API423'],
  }),
  operation({
    ...cart,
    id: 'cart.updatePriceAdjustment',
    method: 'PATCH',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    params: ofBasket.extend({ adjustmentId: z.string().max(80) }),
    body: z.object({ amount: Minor, reason: z.string().max(200).optional() }),
    errors: ['BSK404', 'AUT404', 'PRC400', 'API423'],
  }),
  operation({
    ...cart,
    id: 'cart.removePriceAdjustment',
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    params: ofBasket.extend({ adjustmentId: z.string().max(80) }),
    errors: ['BSK404', 'AUT404', 'PRC400', 'API423'],
  }),
  /** Own extension: the loyalty member whom an associate sells to, by the number that they show at the register. */
  operation({
    ...cart,
    id: 'cart.setMember',
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/member',
    params: ofBasket,
    body: z.object({ number: z.string().max(60), ...Captcha }),
    errors: ['BSK404', 'AUT404', 'MEM400', 'MEM404', 'MEM409', 'API423'],
  }),
  /** Own extension. */
  operation({
    ...cart,
    id: 'cart.removeMember',
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/member',
    params: ofBasket,
    errors: ['BSK404', 'AUT404', 'API423'],
  }),
] as const
