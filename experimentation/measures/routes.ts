import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import { KeptMeasures } from '../../shared/contracts/measure.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { measureLimits } from '../../shared/measures.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { storeMeasures } from './measures.ts'

/** Keeps what the shop has taken from its visitors' browsers. 204, or the first fault. */
export function measureRoutes({ now, accessKey }: Pick<Setup, 'now' | 'accessKey'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.post('/', bodyLimit({ maxSize: measureLimits.bytes }), async (c) => {
    const key = c.req.header(accessKeyHeader) ?? ''
    if (!(await timingSafeEqual(key, accessKey))) return c.json({ error: `${accessKeyHeader} is not the shop’s` }, 401)
    const sent = KeptMeasures.safeParse(await c.req.json().catch(() => null))
    if (!sent.success) {
      const [issue] = sent.error.issues
      return c.json({ error: `${issue?.path.join('.')}: ${issue?.message}` }, 400)
    }
    await storeMeasures(c.env.DB, sent.data, now())
    return c.body(null, 204)
  })
  return app
}
