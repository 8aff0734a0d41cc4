import { shippingMethod, storeOffers } from '../../../../shared/cart/delivery/shipping.ts'
import type { PricedLine } from '../../../../shared/cart/pricing/priced-cart.ts'
import type { CartItem, FlashMessage } from '../../../../shared/contracts/cart.ts'
import type { PriceDisplay } from '../../../../shared/contracts/price.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import type { CartLine } from '../../../objects/cart-snapshot.ts'
import { type LineDelivery, methodsOf } from '../delivery/delivery.ts'
import type { CartProduct, CartSku } from './products.ts'

/** A line that can be bought on this site, with its product, size and price. */
export type KnownLine = {
  readonly line: CartLine
  readonly product: CartProduct
  readonly sku: CartSku
  readonly price: PriceDisplay
}

/** Null if the product is no longer sold or has no price on this site: such a line can only be removed. */
export function knownLine(line: CartLine, product: CartProduct | undefined): KnownLine | null {
  const sku = product?.skus.find((candidate) => candidate.upc === line.upc)
  return product && sku?.price ? { line, product, sku, price: sku.price } : null
}

type ItemContext = { readonly site: Site; readonly goodsValue: number; readonly notices: readonly FlashMessage[] }

export function itemOf(
  knownLine: KnownLine,
  delivery: LineDelivery,
  priced: PricedLine,
  context: ItemContext,
): CartItem {
  const { line, product, sku, price } = knownLine
  const options = optionsOf(delivery, context.goodsValue)
  return {
    ...lineBase(line, product),
    maxQty: product.maxQty,
    sizeLabel: sku.label,
    deliveryTime: options.find((option) => option.selected)?.shippingMethod.deliveryTime ?? '',
    price: {
      currency: context.site.currency,
      original: price.lowOriginal,
      current: price.lowCurrent,
      amount: price.lowCurrent,
      rowTotal: priced.rowTotal,
      priceAfterItemDiscount: priced.afterItemDiscount,
      priceAfterOrderDiscount: priced.afterOrderDiscount,
      highCurrent: price.highCurrent,
      highOriginal: price.highOriginal,
    },
    taxTotal: priced.tax,
    available: delivery.goods,
    selectedShippingOption: delivery.code,
    shippingOptions: options,
    productPromotions: [...priced.promotions],
    customerNotifications: context.notices.filter((notice) => notice.itemId === line.id),
  }
}

/** A promotion's gift: free, and can't be changed. */
export function bonusItem(
  promotionId: string,
  gift: KnownLine,
  {
    code,
    deliveryTime,
    site,
  }: { readonly code: CartItem['selectedShippingOption']; readonly deliveryTime: string; readonly site: Site },
): CartItem {
  const { line, product, sku, price } = gift
  return {
    ...lineBase(line, product),
    id: bonusItemId(promotionId),
    bonus: true,
    maxQty: line.qty,
    sizeLabel: sku.label,
    deliveryTime,
    price: { ...noPrice(site), original: price.lowOriginal, highOriginal: price.highOriginal },
    taxTotal: 0,
    available: sku.quantity,
    selectedShippingOption: code,
    shippingOptions: [],
    variants: [],
  }
}

const bonusPrefix = 'bonus-'
export const bonusItemId = (promotionId: string): string => `${bonusPrefix}${promotionId}`
export const isBonusItemId = (itemId: string): boolean => itemId.startsWith(bonusPrefix)

/**
 * A free line that can't be bought. A product not sold on this site keeps its name and picture. `available`: not 0 for
 * what is there, and isn't sold to this buyer.
 */
export function goneItem(line: CartLine, product: CartProduct | undefined, site: Site, available = 0): CartItem {
  return {
    ...lineBase(line, product),
    maxQty: line.qty,
    sizeLabel: product?.skus.find((sku) => sku.upc === line.upc)?.label ?? '',
    deliveryTime: '',
    price: noPrice(site),
    taxTotal: 0,
    available,
    selectedShippingOption: product?.isDigitalProduct ? 'digital' : 'standard',
    shippingOptions: [],
  }
}

const noPrice = ({ currency }: Site): CartItem['price'] => ({
  currency,
  original: 0,
  current: 0,
  amount: 0,
  rowTotal: 0,
  priceAfterItemDiscount: 0,
  priceAfterOrderDiscount: 0,
  highCurrent: 0,
  highOriginal: 0,
})

/** Every method of the line; pickup in a store without stock of the size is shown as unavailable. */
function optionsOf(delivery: LineDelivery, goodsValue: number): CartItem['shippingOptions'] {
  const { line, store, storeUnits, question, code } = delivery
  const { isDigitalProduct, isCustoms } = question.line
  const methods = methodsOf(delivery, goodsValue)
  const couldPickUp = store !== null && storeOffers('pickup', store, question.site)
  if (couldPickUp && !isDigitalProduct && !isCustoms && !methods.some((method) => method.code === 'pickup'))
    methods.push(shippingMethod('pickup', { ...question, goodsValue }))
  return methods.map((method) => {
    const atStore = method.code === 'pickup' || method.code === 'sts'
    const selected = method.code === code
    const units = selected ? delivery.goods : unitsBy(method.code, delivery)
    return {
      selected,
      available: units >= line.qty,
      shippingMethod: method,
      ...(atStore && store && { storeInfo: { id: store.storeId, storeInventory: storeUnits } }),
    }
  })
}

function unitsBy(code: CartItem['selectedShippingOption'], delivery: LineDelivery): number {
  if (code === 'me') return delivery.unitsAtHand
  return code === 'pickup' ? delivery.spare.store : delivery.spare.web
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
    masterId: product?.masterId ?? line.masterId ?? productId.slice(0, 8),
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
    eyebrow: product?.kindName ?? null,
    attributes: { ...product?.attributes },
    breadcrumbs: [...(product?.breadcrumbs ?? [])],
    bonus: false,
    isCustoms: recipeId !== null,
    productPromotions: [],
    customerNotifications: [],
  }
}
