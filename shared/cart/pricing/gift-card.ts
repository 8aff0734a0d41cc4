import type { LineToPrice } from './priced-cart.ts'

/** A gift card is money: never discounted, never taxed, and never counted towards a threshold. */
export function isGiftCard({ isDigitalProduct, kind }: Pick<LineToPrice, 'isDigitalProduct' | 'kind'>): boolean {
  return isDigitalProduct || kind === 'gift-card'
}
