import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RoomEnv, Setup } from '../setup.ts'
import { IngestRequest, ingestExperiments } from './ingest.ts'

const maxBody = 1024 * 1024

/** POST {experiments, flags} -> IngestReport (shared/contracts/experiment.ts). */
export function ingestRoutes({ now }: Pick<Setup, 'now'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.post('/', bodyLimit({ maxSize: maxBody }), async (c) => {
    const request = IngestRequest.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: request.error.issues[0]?.message ?? 'unreadable' }, 400)
    return c.json(await ingestExperiments(c.env.DB, request.data, now()))
  })
  return app
}
