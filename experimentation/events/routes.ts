import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import { EventBatch, eventBatchLimits } from '../../shared/contracts/event-batch.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { accountId, projectId } from '../datafile/build-datafile.ts'
import { createSplitGuard } from '../experiments/split-guard.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { expireEvents } from './expire-events.ts'
import { storeEvents } from './store-events.ts'

/** The log endpoint (spec 2 §7), of any content type: a beacon is sent as text. 204, or the first fault. */
export function eventRoutes(setup: Pick<Setup, 'now' | 'accessKey' | 'onChange'>): Hono<RoomEnv> {
  const { now, accessKey } = setup
  const pauseBroken = createSplitGuard(setup)
  const app = new Hono<RoomEnv>()
  const tooLarge = bodyLimit({
    maxSize: eventBatchLimits.bytes,
    onError: (c) => c.json({ error: `more than ${eventBatchLimits.bytes} bytes` }, 413),
  })
  app.post('/', tooLarge, async (c) => {
    // Project and account are the same for every deployment: without a key anyone could forge results.
    const key = c.req.header(accessKeyHeader) ?? ''
    if (!(await timingSafeEqual(key, accessKey))) return c.json({ error: `${accessKeyHeader} is not the shop’s` }, 401)
    const batch = EventBatch.safeParse(await c.req.json().catch(() => null))
    if (!batch.success) {
      const [issue] = batch.error.issues
      return c.json({ error: `${issue?.path.join('.')}: ${issue?.message}` }, 400)
    }
    const { account_id, project_id } = batch.data
    if (account_id !== accountId || project_id !== projectId) return c.json({ error: 'another project’s events' }, 400)
    await storeEvents(c.env.DB, batch.data, now())
    c.executionCtx.waitUntil(Promise.all([expireEvents(c.env.DB, now()), pauseBroken(c.env.DB)]))
    return c.body(null, 204)
  })
  return app
}
