import { type Context, Hono } from 'hono'
import { readTextBody } from '../../backend/http/read-body.ts'
import { signatureHeader } from '../../shared/contracts/payment-notification.ts'
import type { PlatformEnv } from '../env.ts'
import { receiveNotification } from './receive-notification.ts'

const bodyLimit = 4096

/** News that a payment provider tells of its own accord: docs/payments.md. */
export const paymentRoutes = (): Hono<PlatformEnv> => new Hono<PlatformEnv>().post('/webhook', webhook)

/** 200 `[accepted]` also for what is known already; 401 where the signature does not hold. */
async function webhook(c: Context<PlatformEnv>): Promise<Response> {
  const body = (await readTextBody(c.req.raw, bodyLimit)) ?? ''
  const signature = c.req.header(signatureHeader) ?? null
  const { status, text } = await receiveNotification(c.env, c.var.config, body, signature, c.var.edges.now())
  return c.text(text, status)
}
