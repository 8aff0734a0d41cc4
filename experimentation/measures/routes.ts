import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { z } from 'zod'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import type { RoomEnv, Setup } from '../setup.ts'

type Taken<S extends z.ZodType> = {
  readonly shape: S
  /** In bytes. */
  readonly maxSize: number
  /** `now` in epoch milliseconds. */
  readonly store: (db: D1Database, sent: z.output<S>, now: number) => Promise<void>
}

/** Takes reports that only the shop may send. 204, or the first fault: then nothing of the report is stored. */
export function intake<S extends z.ZodType>(
  { now, accessKey }: Pick<Setup, 'now' | 'accessKey'>,
  { shape, maxSize, store }: Taken<S>,
): Hono<RoomEnv> {
  return new Hono<RoomEnv>().post('/', bodyLimit({ maxSize }), async (c) => {
    const key = c.req.header(accessKeyHeader) ?? ''
    if (!(await timingSafeEqual(key, accessKey))) return c.json({ error: `${accessKeyHeader} is not the shop’s` }, 401)
    const sent = shape.safeParse(await c.req.json().catch(() => null))
    if (!sent.success) {
      const [issue] = sent.error.issues
      return c.json({ error: `${issue?.path.join('.')}: ${issue?.message}` }, 400)
    }
    await store(c.env.DB, sent.data, now())
    return c.body(null, 204)
  })
}
