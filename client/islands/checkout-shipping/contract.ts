import { ShippingProps } from '../../pages/checkout/checkout-props.ts'
import type { IslandContract } from '../island-contract.ts'
import { addressMessages } from '../shared-messages.ts'

export const checkoutShipping = {
  props: ShippingProps,
  messages: [
    ...addressMessages,
    'checkout.address',
    'checkout.contact',
    'checkout.deliverTo',
    'checkout.digital',
    'checkout.digitalNote',
    'checkout.emailHint',
    'checkout.method',
    'checkout.methodLegend',
    'checkout.newAddress',
    'checkout.newsletter',
    'checkout.offline',
    'checkout.pickupAt',
    'checkout.pickupHint',
    'checkout.point',
    'checkout.pointFind',
    'checkout.pointNone',
    'checkout.pointWho',
    'checkout.pointWhoHint',
    'checkout.pointsFailed',
    'checkout.signIn',
    'checkout.suggestKeep',
    'checkout.suggestTitle',
    'checkout.suggestUse',
    'checkout.toPayment',
    'form.email',
    'form.faults',
    'form.required',
  ],
} as const satisfies IslandContract
