import type { CartWords } from './words.ts'

export const words: CartWords = {
  payments: {
    GIFT_CARD: 'Gift card',
    LOYALTY_POINTS: 'Points voucher',
    ATHLETES_PAYMENT: 'Athlete credit',
    REWARD_CODE: 'Reward code',
    REWARD_CARD: 'Reward card',
    CREDIT_CARD: 'Card',
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    APPLE_PAY: 'Apple Pay',
  },
}
