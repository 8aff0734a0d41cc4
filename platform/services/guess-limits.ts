import type { TryLimit } from '../../backend/tries/tries.ts'

const minuteMs = 60_000
const giftCardGuess = { windowMs: 15 * minuteMs, guesses: ['GFC760', 'GFC800'] } as const
const orderGuess = { windowMs: 15 * minuteMs, guesses: ['ORD400', 'ORD409'] } as const

/** How often codes, PINs and order numbers may be guessed: by one caller, and of one target. */
export const guessLimits = {
  giftCard: { kind: 'gift-card', most: 10, ...giftCardGuess },
  giftCardCode: { kind: 'gift-card-code', most: 300, ...giftCardGuess },
  coupon: { kind: 'coupon', most: 20, windowMs: 10 * minuteMs, guesses: ['PRM130'] },
  trackOrder: { kind: 'track-order', most: 10, ...orderGuess },
  trackOrderNumber: { kind: 'track-order-number', most: 100, ...orderGuess },
  /** Counts every mail, not wrong guesses alone (services/orders/handlers.ts). */
  resendGiftCard: { kind: 'resend-gift-card', most: 5, windowMs: 60 * minuteMs, guesses: [] },
} as const satisfies Record<string, TryLimit>
