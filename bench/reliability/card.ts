import type { CardOutcome } from '../../demo/payments/sandbox/test-cards.ts'
import { signToken } from '../../demo/payments/sandbox/tokens.ts'

/** Value that platform/.dev.vars.example sets where nothing else is said. */
const paymentSecret = 'local-payment-secret-change-me-when-you-deploy'

/**
 * A session of the hosted card fields for a card that is authorised, or whatever is asked for: each is for one order.
 */
export const cardSession = (outcome: CardOutcome = 'authorised'): Promise<string> =>
  signToken(
    paymentSecret,
    'card',
    {
      jti: crypto.randomUUID(),
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expires: '2031-12',
      outcome,
      print: 'bench',
    },
    Date.now(),
  )
