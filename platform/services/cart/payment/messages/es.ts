import type { PaymentMessages } from './payment-name.ts'

export const messages: PaymentMessages = {
  payments: {
    GIFT_CARD: 'Tarjeta regalo',
    LOYALTY_POINTS: 'Vale de puntos',
    ATHLETES_PAYMENT: 'Crédito de atleta',
    REWARD_CODE: 'Código de recompensa',
    REWARD_CARD: 'Tarjeta de recompensa',
    CREDIT_CARD: 'Tarjeta',
  },
}
