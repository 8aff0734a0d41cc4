import { signToken } from '../../platform/payments/sandbox/tokens.ts'

/** What platform/wrangler.toml sets where nothing else is said. */
const paymentSecret = 'local-payment-secret-change-me-when-you-deploy'

/** A session of the hosted card fields for a card that is always authorised: each is for one order. */
export const cardSession = (): Promise<string> =>
  signToken(
    paymentSecret,
    'card',
    {
      jti: crypto.randomUUID(),
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expires: '2031-12',
      outcome: 'authorised',
      print: 'bench',
    },
    Date.now(),
  )
