import type { Site } from '../../i18n/locales.ts'
import type { LineToPrice, PricedLine, PricedShipment } from './priced-cart.ts'
import { taxIsIncluded } from './tax-included.ts'

/** A gift card is money: never discounted, never taxed, and never counted towards a threshold. */
export function isGiftCard({ isDigitalProduct, kind }: Pick<LineToPrice, 'isDigitalProduct' | 'kind'>): boolean {
  return isDigitalProduct || kind === 'gift-card'
}

type Parts = {
  readonly site: Pick<Site, 'currency'>
  /** `lines` and `priced` are the same lines in the same order. */
  readonly lines: readonly Pick<LineToPrice, 'isDigitalProduct' | 'kind' | 'shippingId'>[]
  readonly priced: readonly Pick<PricedLine, 'afterOrderDiscount' | 'tax'>[]
  readonly shipments: readonly Pick<PricedShipment, 'shippingId' | 'price' | 'tax'>[]
}

/**
 * The part of the total that accounts (gift cards, rewards, points, credit) may pay: goods that are no gift cards, with
 * their delivery and their tax. A gift card bought with credit would make money of what is only good for goods.
 */
export function payableByAccounts({ site, lines, priced, shipments }: Parts): number {
  const withTax = (amount: number, tax: number) => amount + (taxIsIncluded(site) ? 0 : tax)
  const shippingIds = new Set(lines.filter((line) => !isGiftCard(line)).map(({ shippingId }) => shippingId))
  const parts = [
    ...priced.map(({ afterOrderDiscount, tax }, index) => {
      const line = lines[index]
      return line && !isGiftCard(line) ? withTax(afterOrderDiscount, tax) : 0
    }),
    ...shipments.map(({ shippingId, price, tax }) => (shippingIds.has(shippingId) ? withTax(price, tax) : 0)),
  ]
  return parts.reduce((sum, part) => sum + part, 0)
}
