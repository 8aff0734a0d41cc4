import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const summary: IslandPropsOf<'checkout-summary'> = {
  step: 'summary',
  toasts: [],
  form: { csrf: 'token', returnTo: '/en-us/checkout/summary' },
  orderKey: 'order-key-1',
  shown: 'digest',
  total: '$128.00',
  sale: null,
  express: null,
  wallet: null,
  paymentOrigin: 'https://pay.example',
}

export const fixtures = {
  plain: { props: summary },
  'with a wallet': {
    props: {
      ...summary,
      wallet: { script: 'data:text/javascript,', method: 'KLARNA', amount: 12800, currency: 'USD', label: 'Kerb' },
    },
  },
  'with a toast': {
    props: { ...summary, toasts: [{ title: 'Your order was not placed' }] },
  },
  'after a session that ended': {
    props: { ...summary, toasts: [{ title: 'Your session has expired.', reload: true }] },
  },
  'in a store': {
    props: {
      ...summary,
      express: 'Express checkout. Taken from your account: email address and card. Check it and order.',
      sale: { words: 'Sold in Kerb Ninth Street.', employees: [{ value: 'e1', label: 'Mo' }], employee: 'e1' },
    },
  },
} as const satisfies Fixtures<'checkout-summary'>
