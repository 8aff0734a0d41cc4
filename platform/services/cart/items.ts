import { standardDeliveryDays } from '../../../shared/cart/shipping.ts'
import { includedTax, type PricedLine } from '../../../shared/cart/totals.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { CartLine } from '../../objects/cart.ts'
import type { CartProduct, CartSku } from './products.ts'

type Method = CartItem['selectedShippingOption']

/** A line that can be bought here, with what is bought. */
export type KnownLine = CartLine & {
  readonly product: CartProduct
  readonly sku: CartSku
  readonly price: PriceDisplay
}

/** Null for what left the catalogue, or has no price in this country: such a line can only be removed. */
export function knownLine(line: CartLine, product: CartProduct | undefined): KnownLine | null {
  const sku = product?.skus.find((one) => one.upc === line.upc)
  return product && sku?.price ? { ...line, product, sku, price: sku.price } : null
}

export function pricedLine({ qty, price, product }: KnownLine): PricedLine {
  return {
    qty,
    original: price.lowOriginal,
    amount: price.lowCurrent,
    isDigitalProduct: product.isDigitalProduct,
  }
}

/** A shipping method as a cart offers it; `amount` in minor units. */
export const shippingMethod = (code: Method, amount: number) => ({
  code,
  label: code,
  deliveryTime: code === 'digital' ? '0' : `2-${standardDeliveryDays}`,
  price: { amount },
})

/** `shipping`: what the cart's standard shipping costs. */
export function itemOf(line: KnownLine, site: Site, shipping: number): CartItem {
  const { product, sku, price } = line
  const code: Method = product.isDigitalProduct ? 'digital' : 'standard'
  const method = shippingMethod(code, code === 'digital' ? 0 : shipping)
  const rowTotal = price.lowCurrent * line.qty
  return {
    ...lineBase(line, product),
    maxQty: product.maxQty,
    sizeLabel: sku.label,
    deliveryTime: method.deliveryTime,
    price: {
      currency: site.currency,
      original: price.lowOriginal,
      current: price.lowCurrent,
      amount: price.lowCurrent,
      rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
      highCurrent: price.highCurrent,
      highOriginal: price.highOriginal,
    },
    taxTotal: includedTax(rowTotal, site.country),
    available: sku.quantity,
    selectedShippingOption: code,
    shippingOptions: [{ selected: true, available: sku.quantity > 0, shippingMethod: method }],
  }
}

/** Costs nothing and can't be bought. A product that isn't sold here keeps its name and picture. */
export function goneItem(line: CartLine, product: CartProduct | undefined, site: Site): CartItem {
  return {
    ...lineBase(line, product),
    maxQty: line.qty,
    sizeLabel: product?.skus.find((sku) => sku.upc === line.upc)?.label ?? '',
    deliveryTime: '',
    price: {
      currency: site.currency,
      original: 0,
      current: 0,
      amount: 0,
      rowTotal: 0,
      priceAfterItemDiscount: 0,
      priceAfterOrderDiscount: 0,
      highCurrent: 0,
      highOriginal: 0,
    },
    taxTotal: 0,
    available: 0,
    selectedShippingOption: product?.isDigitalProduct ? 'digital' : 'standard',
    shippingOptions: [],
  }
}

function lineBase(line: CartLine, product: CartProduct | undefined) {
  const { id, productId, upc, qty, storeId, recipeId, giftOption } = line
  return {
    id,
    productId,
    upc,
    qty,
    storeId,
    recipeId,
    giftOption,
    masterId: product?.masterId ?? productId.slice(0, 8),
    pdpUrl: product ? `/p/${product.slug}-${productId}` : `/p/${productId}`,
    productImageURL: product?.picture?.url ?? '',
    picture: product?.picture ?? null,
    name: product?.name ?? productId,
    colourName: product?.colourName ?? '',
    isDigitalProduct: product?.isDigitalProduct ?? false,
    variants: (product?.skus ?? [])
      .filter((sku) => sku.price)
      .map((sku) => ({ upc: sku.upc, sizeLabel: sku.label, available: sku.quantity > 0 })),
    rating: product?.rating ?? null,
    badge: product?.badge ?? null,
    breadcrumbs: [...(product?.breadcrumbs ?? [])],
    bonus: false,
    isCustoms: recipeId !== null,
    productPromotions: [],
    eyebrow: null,
    attributes: {},
    customerNotifications: [],
  }
}
