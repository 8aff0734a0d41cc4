import type { PaymentMessages } from './payment-name.ts'

export const messages: PaymentMessages = {
  payments: {
    GIFT_CARD: 'Carte cadeau',
    LOYALTY_POINTS: 'Bon de points',
    ATHLETES_PAYMENT: 'Crédit athlète',
    REWARD_CODE: 'Code avantage',
    REWARD_CARD: 'Carte avantage',
    CREDIT_CARD: 'Carte bancaire',
  },
}
