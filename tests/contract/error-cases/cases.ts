import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { Answer } from '../../integration/platform/platform.ts'
import type { Shop, Shopper } from '../checkout-shop.ts'
import { size } from '../checkout-shop.ts'

/** Calls that are refused with the code that is their key. */
export type ErrorCases = { readonly [Code in ErrorCode]?: (shop: Shop) => Promise<Answer> }

/** A guest with one pair in their cart. */
export async function guestWithCart(shop: Shop, item: object = size(40)) {
  return cartOf(await shop.guest(), item)
}

export async function cartOf(shopper: Shopper, item: object = size(40)) {
  const { id, items } = await shopper.fill(item)
  return { who: shopper, basketId: id, params: { basketId: id }, itemId: items[0]?.id ?? '' }
}
