/** `error` is an alert, `info` tells what the shop changed. */
export type CartWords = { readonly tone: 'error' | 'info'; readonly words: string }

/** What is to be said on the cart page, where (spec 1 §8 "Cart errors show at the top or at item level"). */
export type CartNotices = {
  readonly top: readonly CartWords[]
  readonly byItem: Readonly<Record<string, readonly CartWords[]>>
  /** At the coupon field, with what was typed there. */
  readonly coupon: { readonly words: string; readonly typed: string } | null
}

/** A promotion that a larger bag would bring: its three parts, and how far it is, in minor units for the bar alone. */
export type Callout = {
  readonly promotionId: string
  readonly name: string
  readonly parts: readonly [string, string, string]
  readonly reached: number
  readonly goal: number
}
