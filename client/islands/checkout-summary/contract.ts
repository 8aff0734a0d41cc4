import { SummaryProps } from '../../pages/checkout/checkout-props.ts'
import type { IslandContract } from '../island-contract.ts'

export const checkoutSummary = {
  props: SummaryProps,
  messages: [
    'checkout.challengeTitle',
    'checkout.legal',
    'checkout.offline',
    'checkout.otherWay',
    'checkout.place',
    'checkout.placing',
    'checkout.privacy',
    'checkout.sale',
    'checkout.soldBy',
    'checkout.terms',
    'checkout.unknownBody',
    'checkout.walletSilent',
    'dialog.close',
    'site.name',
  ],
} as const satisfies IslandContract
