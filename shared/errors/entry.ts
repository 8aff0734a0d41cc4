/** The rows of the table in spec §8. */
export type ErrorGroup =
  | 'auth'
  | 'cart-order'
  | 'inventory'
  | 'gift-cards'
  | 'payment-address'
  | 'promotions'
  | 'rewards'
  | 'profile'
  | 'other'

/**
 * 403 is kept for AUT403 alone: every body carries an appId, and spec §7 turns "403 with an appId" into a
 * bot-manager challenge. A refusal for any other reason is a 409 or a 422.
 */
export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 409
  | 410
  | 413
  | 415
  | 422
  | 423
  | 429
  | 500
  | 501
  | 503
  | 504

/**
 * Where the message goes if the recovery did not make it needless.
 * `top`: inline above the form, page or cart. `item`: at the cart line (spec §8: ORD404, INV702 and PRC400 only).
 * `input`: at the field. `toast`: passing notice. `none`: background call, nobody is waiting for an answer.
 */
export type ErrorPlace = 'top' | 'item' | 'input' | 'toast' | 'none'

/**
 * Action of the client beside showing the message, unless a rule in flows.ts says otherwise.
 *
 * - `none`: show the message, nothing else (§7 Answer handling).
 * - `correct-input`: keep the form as typed and move the focus to the field (§5).
 * - `offer-retry`: a fault on our side; keep everything and offer the same action again (§8, persistent toast).
 * - `retry-after-2s`: one silent retry after 2000 ms; the message only if that fails too (§7 Auth, §9).
 * - `retry-later`: wait for Retry-After before the action is offered again (own codes only).
 * - `reset-cart-and-reload`: drop the stored cart, create one with the remaining items, reload after 4000 ms (§4, §9).
 * - `recreate-cart-and-retry`: create a cart, then repeat the call once (§4 Add to cart, on load; §8 BSK404).
 * - `refetch-cart`: load the cart again and show it (§8 Update quantity, flash-type details).
 * - `refetch-cart-and-retry`: load the cart again, then repeat the call once (§4 on remove and update; §8 Add to cart).
 * - `refetch-cart-and-show-flash`: load the cart again, show its flash messages, and return to shipping if pickup and
 *   ship-to-home were exchanged (§4 Checkout, §8 Place order).
 * - `return-to-shipping`: checkout step shipping (§4 Checkout).
 * - `return-to-billing`: checkout step billing (§4 Checkout).
 * - `return-to-billing-with-new-cart`: billing, after a new cart was created (§8 3-D Secure failure).
 * - `sign-in-again`: open the sign-in dialog, then go on where the visitor was (§2 Dialogs, §4 Login).
 * - `offer-sign-in`: sign-up found a known login; offer the sign-in step with the email kept (§4 Enrollment flow).
 * - `offer-password-reset`: offer the forgot-password step with the email kept (§4 Enrollment flow).
 * - `request-new-link`: the forgot-password step, empty (§4 Enrollment flow).
 * - `solve-challenge`: run the bot-manager challenge, then send again with a fresh token (§7 Answer handling).
 * - `offer-back-in-stock`: offer the notification for this size (§7 PUT /products/v1/notifications).
 * - `offer-loyalty-sign-up`: open the loyalty sign-up dialog (§2 Dialogs).
 * - `complete-profile`: the first unfinished step of complete profile (§4 Enrollment flow).
 */
export type ErrorRecovery =
  | 'none'
  | 'correct-input'
  | 'offer-retry'
  | 'retry-after-2s'
  | 'retry-later'
  | 'reset-cart-and-reload'
  | 'recreate-cart-and-retry'
  | 'refetch-cart'
  | 'refetch-cart-and-retry'
  | 'refetch-cart-and-show-flash'
  | 'return-to-shipping'
  | 'return-to-billing'
  | 'return-to-billing-with-new-cart'
  | 'sign-in-again'
  | 'offer-sign-in'
  | 'offer-password-reset'
  | 'request-new-link'
  | 'solve-challenge'
  | 'offer-back-in-stock'
  | 'offer-loyalty-sign-up'
  | 'complete-profile'

export interface ErrorEntry<Code extends string = string, Key extends string = string> {
  /** The errorId on the wire. Permanent. */
  readonly code: Code
  readonly group: ErrorGroup
  /** The name our code branches on. Codes that mean the same to a visitor share one key, and so one message. */
  readonly key: Key
  readonly status: ErrorStatus
  readonly place: ErrorPlace
  readonly recovery: ErrorRecovery
  /** Placeholders of the message. Every message reads well without them. */
  readonly params?: readonly string[]
  /** Ours, not in the spec's catalogue. */
  readonly own?: true
}
