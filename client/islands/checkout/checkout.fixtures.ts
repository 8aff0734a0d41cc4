import { sites } from '../../../shared/i18n/locales.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { StepProps } from '../../pages/checkout/checkout-props.ts'
import { addressChoices } from '../../pages/form/address-choices.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const filledIn = {
  form: { csrf: 'token', returnTo: '/en-us/checkout/shipping' },
  values: {},
  fields: [],
  answer: { texts: {} },
  templates: fieldTemplates('en-us'),
  address: addressChoices(sites['en-us']),
  toasts: [],
}
const standard = { value: 'standard', label: 'Standard', note: 'Arrives soon', aside: 'Free' }

const shipping: StepProps<'shipping'> = {
  ...filledIn,
  step: 'shipping',
  delivery: { methods: [standard], points: null, savedAddresses: [], suggestion: null },
  pickups: [],
  digital: [],
  signedIn: false,
}

const billing: StepProps<'billing'> = {
  ...filledIn,
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

const summary: StepProps<'summary'> = {
  step: 'summary',
  toasts: [],
  form: { csrf: 'token', returnTo: '/en-us/checkout/summary' },
  rows: [
    {
      title: 'Contact',
      lines: ['ana@post.example'],
      changeHref: '/en-us/checkout/shipping',
      changeLabel: 'Change Contact',
    },
  ],
  orderKey: 'order-key-1',
  shown: 'digest',
  total: '$128.00',
  sale: null,
  express: false,
  wallet: null,
  paymentOrigin: 'https://pay.example',
}

const point = { value: 'point-1', label: 'Corner shop', note: '1 Main Street\nMon–Fri 9–18', aside: '0.4 km away' }

export const fixtures = {
  shipping: { props: shipping },
  'shipping with faults': {
    props: {
      ...shipping,
      values: { email: 'ana@post', 'shipping.phone': '+49301234567', 'shipping.province': 'NY', newsletter: 'on' },
      fields: [
        { name: 'email', label: 'Email' },
        { name: 'shipping.city', label: 'City' },
      ],
      answer: { texts: { email: 'Email is not valid', 'shipping.city': 'Required' }, fault: 'Nothing goes there' },
    },
  },
  'shipping with everything': {
    props: {
      ...shipping,
      values: { method: 'pudo', savedAddress: 'home', 'point.firstName': 'Ana' },
      delivery: {
        methods: [standard, { value: 'pudo', label: 'Collection point', disabled: false }],
        points: { postalCode: '10012', cards: [point] },
        savedAddresses: [{ value: 'home', label: 'Ana Nowak', note: '418 Lantern Street, New York' }],
        suggestion: { lines: ['418 Lantern St'], typed: ['418 lantern street'] },
      },
      pickups: [
        {
          shippingId: 'store:12',
          storeName: 'Kerb Ninth Street',
          storeLines: ['9 Ninth Street, New York'],
          when: 'Ready today',
          items: ['2 × Harbour Tee'],
        },
      ],
      digital: ['Gift card'],
      signedIn: true,
    },
  },
  billing: { props: billing },
  'billing after a challenge': { props: { ...billing, challenged: true } },
  'billing with credits': {
    props: {
      ...billing,
      canBeSame: false,
      covered: true,
      card: null,
      credits: [{ id: 'credit-1', label: 'Gift card •••• 0001', money: '$15.00' }],
      creditFault: { kind: 'GIFT_CARD' as const, text: 'This card is empty' },
      creditCode: 'KERBGIFT0003',
      vouchers: [{ points: 2000, words: 'Use 2000 points for $25.00 off' }],
      credit: 'Pay $40.00 from your credit',
      banners: ['$100.00 of your allowance left this year'],
    },
  },
  summary: { props: summary },
  'summary with a wallet': {
    props: {
      ...summary,
      wallet: { script: 'data:text/javascript,', method: 'KLARNA', amount: 12800, currency: 'USD', label: 'Kerb' },
    },
  },
  'summary with a toast': {
    props: { ...summary, toasts: [{ title: 'Your order was not placed', message: 'Try another way to pay.' }] },
  },
  'summary after a session that ended': {
    props: { ...summary, toasts: [{ title: 'Your session has expired.', message: '', reload: true }] },
  },
  'summary in a store': {
    props: {
      ...summary,
      express: true,
      sale: { words: 'Sold in Kerb Ninth Street.', employees: [{ value: 'e1', label: 'Mo' }], employee: 'e1' },
    },
  },
} as const satisfies Fixtures<'checkout'>
