import type { CartWords } from './words.ts'

export const words: CartWords = {
  payments: {
    GIFT_CARD: 'Tarjeta regalo',
    LOYALTY_POINTS: 'Vale de puntos',
    ATHLETES_PAYMENT: 'Crédito de atleta',
    REWARD_CODE: 'Código de recompensa',
    REWARD_CARD: 'Tarjeta de recompensa',
    CREDIT_CARD: 'Tarjeta',
    KLARNA: 'Klarna',
    PAYPAL: 'PayPal',
    APPLE_PAY: 'Apple Pay',
  },
}
