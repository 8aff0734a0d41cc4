import type { Config } from '../env.ts'
import { httpProvider } from './http-provider.ts'
import { maySell } from './may-sell.ts'
import type { NoAnswer, PaymentProvider } from './provider.ts'

const silence: Promise<NoAnswer> = Promise.resolve({ outcome: 'no-answer' })
const noProvider: PaymentProvider = {
  patience: { authoriseMs: 0, moneyMs: 0 },
  authorise: () => silence,
  complete: () => silence,
  capture: () => silence,
  cancel: () => silence,
  refund: () => silence,
  store: () => silence,
}

/** The provider at PAYMENT_PROVIDER_ORIGIN; without one, an earlier order's calls wait until there is one again. */
export const paymentProvider = (config: Config): PaymentProvider =>
  maySell(config)
    ? httpProvider({
        origin: config.PAYMENT_PROVIDER_ORIGIN,
        apiKey: config.PAYMENT_SECRET,
        timeoutFactor: config.TIMEOUT_FACTOR,
      })
    : noProvider
