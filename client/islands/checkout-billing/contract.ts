import { BillingProps } from '../../pages/checkout/checkout-props.ts'
import type { IslandContract } from '../island-contract.ts'
import { addressMessages } from '../shared-messages.ts'

export const checkoutBilling = {
  props: BillingProps,
  messages: [
    ...addressMessages,
    'cart.remove',
    'checkout.apply',
    'checkout.billingAddress',
    'checkout.cardFrame',
    'checkout.cardScript',
    'checkout.cardSilent',
    'checkout.covered',
    'checkout.credits',
    'checkout.giftCard',
    'checkout.giftCode',
    'checkout.offline',
    'checkout.payLater',
    'checkout.payWith',
    'checkout.payWithLegend',
    'checkout.pin',
    'checkout.removeOf',
    'checkout.reward',
    'checkout.rewardCode',
    'checkout.same',
    'checkout.toReview',
    'error.retry',
    'form.faults',
    'form.required',
  ],
} as const satisfies IslandContract
