import type { PaymentMessages } from './payment-name.ts'

export const messages: PaymentMessages = {
  payments: {
    GIFT_CARD: 'Carta regalo',
    LOYALTY_POINTS: 'Buono punti',
    ATHLETES_PAYMENT: 'Credito atleta',
    REWARD_CODE: 'Codice premio',
    REWARD_CARD: 'Carta premio',
    CREDIT_CARD: 'Carta',
  },
}
