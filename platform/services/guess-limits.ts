import type { GuessLimits } from '../../backend/tries/guesses.ts'
import { everyTry, type TryLimit } from '../../backend/tries/tries.ts'

const minuteMs = 60_000
const giftCardGuess = { windowMs: 15 * minuteMs, guesses: ['GFC760', 'GFC800'] } as const
const orderGuess = { windowMs: 15 * minuteMs, guesses: ['ORD400', 'ORD409'] } as const

/** PINs of gift cards. */
export const giftCardLimits: GuessLimits = {
  own: { kind: 'gift-card', most: 10, proven: 30, ...giftCardGuess },
  targets: { kind: 'gift-card-targets', most: 10, proven: everyTry, ...giftCardGuess },
  all: { kind: 'gift-card-code', most: 300, ...giftCardGuess },
}

/** Email addresses of orders. */
export const orderLimits: GuessLimits = {
  own: { kind: 'track-order', most: 10, proven: 30, ...orderGuess },
  targets: { kind: 'track-order-targets', most: 10, proven: everyTry, ...orderGuess },
  all: { kind: 'track-order-number', most: 100, ...orderGuess },
}

/** Numbers of members that an associate enters at a register: the shop answers with a first name. */
export const memberLimit: TryLimit = {
  kind: 'member-number',
  most: 10,
  proven: 30,
  windowMs: 15 * minuteMs,
  guesses: ['MEM404'],
}

/** A coupon is its own secret: there is nothing to be right about. */
export const couponLimit: TryLimit = {
  kind: 'coupon',
  most: 20,
  proven: 60,
  provenInNetwork: everyTry,
  windowMs: 10 * minuteMs,
  guesses: ['PRM130'],
}

/** Counts every mail, not wrong guesses alone (services/orders/handlers.ts). */
export const resendLimit: TryLimit = { kind: 'resend-gift-card', most: 5, windowMs: 60 * minuteMs, guesses: [] }
