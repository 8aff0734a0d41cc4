import type { Config, Env } from '../../env.ts'
import { paymentKeyHeader } from '../contract.ts'
import { shopOriginOf } from '../origins.ts'
import { answerCall, type SandboxService, slowAnswerMs } from './service.ts'

/** One object per reference: a payment's changes come one after the other. */
export const sandboxPaymentOf = (env: Env, reference: string) =>
  env.SANDBOX_PAYMENT.get(env.SANDBOX_PAYMENT.idFromName(reference))

/** The sandbox of this Worker, behind the same door as one elsewhere: takes what `fetch` takes. */
export function sandboxSend(env: Env, config: Config): (url: string, init: RequestInit) => Promise<Response> {
  const service: SandboxService = {
    secret: config.PAYMENT_SECRET,
    pagesOrigin: config.PUBLIC_ORIGIN,
    allowsReturnTo: (url) => shopOriginOf(config, url) !== null,
    now: Date.now,
    apply: (reference, key, payload, command) =>
      sandboxPaymentOf(env, reference).apply(reference, key, payload, command),
  }
  return async (url, init) => {
    const { status, body, delivery } = await answerCall(service, {
      path: new URL(url).pathname,
      key: new Headers(init.headers).get(paymentKeyHeader),
      body: String(init.body),
    })
    if (delivery === 'lost') throw new TypeError('the answer was lost')
    if (delivery === 'slow') await new Promise((resolve) => setTimeout(resolve, slowAnswerMs))
    return Response.json(body, { status })
  }
}
