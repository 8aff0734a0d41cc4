import type { CartWords } from './words.ts'

export const words: CartWords = {
  payments: {
    GIFT_CARD: 'Carta regalo',
    LOYALTY_POINTS: 'Buono punti',
    ATHLETES_PAYMENT: 'Credito atleta',
    REWARD_CODE: 'Codice premio',
    REWARD_CARD: 'Carta premio',
    CREDIT_CARD: 'Carta',
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    APPLE_PAY: 'Apple Pay',
  },
}
