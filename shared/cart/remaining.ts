import type { CartItem } from '../contracts/cart.ts'

/** A line's non-default options: store delivery, gift, made to order. */
export type LineOptions = {
  readonly giftOption?: CartItem['giftOption'] | undefined
  readonly recipeId?: CartItem['recipeId'] | undefined
  readonly storeId?: CartItem['storeId'] | undefined
  readonly way?: CartItem['selectedShippingOption'] | undefined
}

export function optionsOf({ giftOption, recipeId, storeId, selectedShippingOption: way }: CartItem): LineOptions {
  return { ...(giftOption && { giftOption }), ...(recipeId && { recipeId }), ...(storeId && { storeId, way }) }
}

/**
 * The lines to restore a cart from after its session has ended (spec 1 §4 "Invalid customer"):
 * `KCT3886CINK:4006381333931:2,…`, each with its options as encoded JSON. Never contains prices.
 */
export const remainingOf = (items: readonly CartItem[]): string =>
  items
    .filter(({ bonus }) => !bonus)
    .map((item) => {
      const options = JSON.stringify(optionsOf(item))
      const line = `${item.productId}:${item.upc}:${item.qty}`
      return options === '{}' ? line : `${line}:${encodeURIComponent(options)}`
    })
    .join(',')
