import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { Answer } from '../../integration/platform/platform.ts'
import type { Shop, Shopper } from '../checkout-shop.ts'
import { size } from '../checkout-shop.ts'

/** Calls of a shop that end in the code they are under. */
export type ErrorCases = { readonly [Code in ErrorCode]?: (shop: Shop) => Promise<Answer> }

/** A guest with one pair in their bag. */
export async function guestWithBag(shop: Shop, item: object = size(40)) {
  return bagOf(await shop.guest(), item)
}

export async function bagOf(who: Shopper, item: object = size(40)) {
  const { id, items } = await who.fill(item)
  return { who, basketId: id, params: { basketId: id }, itemId: items[0]?.id ?? '' }
}
