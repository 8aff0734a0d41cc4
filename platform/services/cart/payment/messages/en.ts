import type { PaymentMessages } from './payment-name.ts'

export const messages: PaymentMessages = {
  payments: {
    GIFT_CARD: 'Gift card',
    LOYALTY_POINTS: 'Points voucher',
    ATHLETES_PAYMENT: 'Athlete credit',
    REWARD_CODE: 'Reward code',
    REWARD_CARD: 'Reward card',
    CREDIT_CARD: 'Card',
  },
}
