import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import { LoggedEvents } from '../../shared/contracts/shop-event.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { shopEventLimits } from '../../shared/shop-events.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { storeShopEvents } from './shop-events.ts'

/** The log of the shop's events. 204, or the first fault: then nothing of the batch is stored. */
export function shopEventRoutes({ now, accessKey }: Pick<Setup, 'now' | 'accessKey'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.post('/', bodyLimit({ maxSize: shopEventLimits.bytes }), async (c) => {
    const key = c.req.header(accessKeyHeader) ?? ''
    if (!(await timingSafeEqual(key, accessKey))) return c.json({ error: `${accessKeyHeader} is not the shop’s` }, 401)
    const sent = LoggedEvents.safeParse(await c.req.json().catch(() => null))
    if (!sent.success) {
      const [issue] = sent.error.issues
      return c.json({ error: `${issue?.path.join('.')}: ${issue?.message}` }, 400)
    }
    await storeShopEvents(c.env.DB, sent.data.events, now())
    return c.body(null, 204)
  })
  return app
}
