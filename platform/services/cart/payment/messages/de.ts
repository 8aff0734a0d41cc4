import type { PaymentMessages } from './payment-name.ts'

export const messages: PaymentMessages = {
  payments: {
    GIFT_CARD: 'Geschenkkarte',
    LOYALTY_POINTS: 'Punktegutschein',
    ATHLETES_PAYMENT: 'Athletenguthaben',
    REWARD_CODE: 'Bonuscode',
    REWARD_CARD: 'Bonuskarte',
    CREDIT_CARD: 'Karte',
  },
}
