import type { CartWords } from './words.ts'

export const words: CartWords = {
  payments: {
    GIFT_CARD: 'Geschenkkarte',
    LOYALTY_POINTS: 'Punktegutschein',
    ATHLETES_PAYMENT: 'Athletenguthaben',
    REWARD_CODE: 'Bonuscode',
    REWARD_CARD: 'Bonuskarte',
    CREDIT_CARD: 'Karte',
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    APPLE_PAY: 'Apple Pay',
  },
}
