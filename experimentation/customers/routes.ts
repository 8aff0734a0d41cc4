import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import {
  apiKeyHeader,
  PixelQuery,
  pixelPath,
  type SegmentsAnswer,
  SegmentsRequest,
  segmentsPath,
} from '../../shared/contracts/customer-data.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { readSegmentsQuery } from './graphql-query.ts'
import { pixel, storePixelEvent } from './pixel.ts'
import { AssignRequest, assignSegments, qualifiedSegments } from './segments.ts'

const maxBody = 64 * 1024
/** In characters. */
const maxPixelQuery = 8192

/** The customer data platform (spec 2 §7): segments by GraphQL, events by a pixel. Its key is the datafile's. */
export function customerRoutes({ sdkKey, now }: Pick<Setup, 'sdkKey' | 'now'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  const fault = (c: Context<RoomEnv>, status: 200 | 401, message: string, classification: string) =>
    c.json<z.input<typeof SegmentsAnswer>>(
      { data: null, errors: [{ message, extensions: { classification } }] },
      status,
    )

  app.post(segmentsPath, bodyLimit({ maxSize: maxBody }), async (c) => {
    if (sdkKey === '' || c.req.header(apiKeyHeader) !== sdkKey)
      return fault(c, 401, 'The API key is missing or not known', 'AuthenticationException')
    const request = SegmentsRequest.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return fault(c, 200, 'A query is missing', 'InvalidSyntax')
    const read = readSegmentsQuery(request.data.query, request.data.variables ?? {})
    if (!read.ok) return fault(c, 200, read.failure, 'ValidationError')
    const { userId, audiences } = read.value
    const qualified = await qualifiedSegments(c.env.DB, userId, audiences)
    return c.json<z.input<typeof SegmentsAnswer>>({
      data: { customer: { audiences: { edges: qualified.map((name) => ({ node: { name, state: 'qualified' } })) } } },
    })
  })

  app.get(pixelPath, async (c) => {
    if (new URL(c.req.url).search.length > maxPixelQuery) return c.json({ error: 'too long' }, 414)
    const event = PixelQuery.safeParse(c.req.query())
    if (!event.success || event.data.tracker_id !== sdkKey || sdkKey === '')
      return c.json({ error: 'not an event of this project' }, 400)
    await storePixelEvent(c.env.DB, event.data, now())
    return c.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  })
  return app
}

/** POST {visitorId, segments}, for operators. */
export function segmentRoutes(): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.post('/', bodyLimit({ maxSize: maxBody }), async (c) => {
    const request = AssignRequest.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: request.error.issues[0]?.message ?? 'unreadable' }, 400)
    await assignSegments(c.env.DB, request.data)
    return c.body(null, 204)
  })
  return app
}
