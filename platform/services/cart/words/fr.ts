import type { CartWords } from './words.ts'

export const words: CartWords = {
  payments: {
    GIFT_CARD: 'Carte cadeau',
    LOYALTY_POINTS: 'Bon de points',
    ATHLETES_PAYMENT: 'Crédit athlète',
    REWARD_CODE: 'Code avantage',
    REWARD_CARD: 'Carte avantage',
    CREDIT_CARD: 'Carte bancaire',
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    APPLE_PAY: 'Apple Pay',
  },
}
