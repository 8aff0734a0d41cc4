import type { Config, Env } from '../env.ts'
import { httpProvider } from './http-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxSend } from './sandbox/in-process.ts'

/** The provider at PAYMENT_PROVIDER_ORIGIN; without one the sandbox in this Worker. Both speak contract.ts. */
export function paymentProvider(env: Env, config: Config): PaymentProvider {
  const apiKey = config.PAYMENT_SECRET
  if (config.PAYMENT_PROVIDER_ORIGIN !== '')
    return httpProvider({ name: 'http', origin: config.PAYMENT_PROVIDER_ORIGIN, apiKey })
  return httpProvider({ name: 'sandbox', origin: config.PUBLIC_ORIGIN, apiKey, send: sandboxSend(env, config) })
}
