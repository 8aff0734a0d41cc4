import type { LineToPrice } from './priced-cart.ts'

/** Money in another form: never discounted, never taxed, and it counts towards no threshold. */
export function isGiftCard({ isDigitalProduct, kind }: Pick<LineToPrice, 'isDigitalProduct' | 'kind'>): boolean {
  return isDigitalProduct || kind === 'gift-card'
}
