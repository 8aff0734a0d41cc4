import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Sku } from '../../../shared/contracts/product.ts'

const isSame = (one: PriceDisplay, other: PriceDisplay): boolean =>
  one.lowCurrent === other.lowCurrent && one.lowOriginal === other.lowOriginal

/** Whether the price of a product depends on its size. */
export const pricesDiffer = ([first, ...others]: readonly Sku[]): boolean =>
  first !== undefined && others.some(({ price }) => !isSame(price, first.price))

/** The price of the chosen size; the span of all before one is chosen. */
export const priceOf = (
  product: { readonly price: PriceDisplay; readonly skus: readonly Sku[] },
  chosenUpc: string | undefined,
): PriceDisplay => product.skus.find(({ upc }) => upc === chosenUpc)?.price ?? product.price
