import { emptyStep } from '../checkout.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const billing: IslandPropsOf<'checkout-billing'> = {
  ...emptyStep,
  step: 'billing',
  values: {
    payWith: 'CREDIT_CARD',
    same: 'on',
    'billing.firstName': 'Ana',
    'billing.lastName': 'Nowak',
    'billing.addressLine1': '418 Lantern Street',
    'billing.city': 'New York',
    'billing.province': 'NY',
    'billing.postalCode': '10012',
    'billing.phone': '2125550118',
  },
  canBeSame: true,
  methods: [
    { value: 'CREDIT_CARD', label: 'Card', note: 'Visa, Mastercard' },
    { value: 'PAYPAL', label: 'PayPal' },
  ],
  card: { url: 'about:blank', origin: 'https://pay.example' },
  covered: false,
  credits: [],
  creditFault: null,
  creditCode: '',
  mayReward: true,
  savedRewards: [{ id: 'saved-1', kind: 'REWARD_CARD', words: 'Use reward •••• 1234' }],
  vouchers: [],
  credit: null,
  banners: [],
  payLaterHref: '/en-us/dialog/pay-later',
}

export const fixtures = {
  plain: { props: billing },
  'after a challenge': { props: { ...billing, challenged: true } },
  'with credits': {
    props: {
      ...billing,
      canBeSame: false,
      covered: true,
      card: null,
      credits: [
        {
          id: 'credit-1',
          label: 'Gift card •••• 0001',
          money: '$15.00',
          note: 'Gift cards and credit cannot pay for gift cards',
        },
      ],
      creditFault: { kind: 'GIFT_CARD' as const, text: 'This card is empty' },
      creditCode: 'KERBGIFT0003',
      vouchers: [
        { points: 500, words: 'Use 500 points for $5.00 off' },
        {
          points: 2000,
          words: 'Use 2,000 points for $24.90 off',
          loss: { pays: 2490, words: 'Yes, this voucher pays $24.90 of $25.00, the rest is lost' },
        },
      ],
      credit: 'Pay $40.00 from your credit',
      banners: [
        { text: '$100.00 of your allowance left this year' },
        { text: 'Become a member: this order earns you points', to: '/en-us/dialog/loyalty-sign-up' },
      ],
    },
  },
} as const satisfies Fixtures<'checkout-billing'>
