/** `error` is shown as an alert, `info` reports a change made by the shop. */
export type CartNotice = {
  readonly tone: 'error' | 'info'
  readonly words: string
  /** Where its words lead, if they lead anywhere. */
  readonly href?: string | undefined
  /** Script shows that page in a dialog. */
  readonly dialog?: boolean | undefined
}

/** The cart page's notices by position (spec 1 §8 "Cart errors show at the top or at item level"). */
export type CartNotices = {
  readonly top: readonly CartNotice[]
  readonly byItem: Readonly<Record<string, readonly CartNotice[]>>
  /** A code that was refused, as it was typed; `words` are null where the reason is said on top. */
  readonly coupon: { readonly words: string | null; readonly typed: string } | null
  /** Why a code in the cart has no effect, by code. */
  readonly idleCoupons: Readonly<Record<string, string>>
}

/** A promotion within reach: the three parts of its text, and the progress in minor units. */
export type Callout = {
  readonly promotionId: string
  readonly name: string
  readonly parts: readonly [string, string, string]
  readonly reached: number
  readonly goal: number
}

/**
 * The text about free shipping, and the name and values of its progress bar in minor units.
 */
export type FreeShipping = {
  readonly words: string
  readonly progress: string
  readonly reached: number
  readonly goal: number
}
