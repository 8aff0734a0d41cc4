import type { Config, Env } from '../env.ts'
import { paymentEvent } from '../services/orders/webhook.ts'
import { accepted, hear } from './notification.ts'

/**
 * 200 `[accepted]`, also for what is known already; 401 for a forged signature, 400 for a signed body that is no event.
 */
export async function receiveNotification(
  env: Env,
  config: Config,
  body: string,
  signature: string | null,
  now: number,
): Promise<{ readonly status: 200 | 400 | 401; readonly text: string }> {
  const heard = await hear(config.PAYMENT_SECRET, body, signature)
  if (!heard.ok) return { status: heard.failure, text: '' }
  await paymentEvent(env, heard.value, now)
  return { status: 200, text: accepted }
}
