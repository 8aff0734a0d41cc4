import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type PictureSize, readPictureSize } from '../../shared/picture-sizes.ts'
import type { Env } from '../env.ts'
import { type Drawing, findProductDrawing, sceneDrawing } from './drawings.ts'
import { getPicture } from './stored-picture.ts'
import { warmPictures } from './warm.ts'

type DemoContext = Context<{ Bindings: Env }>

/** For URLs with the current `v` of the drawing. With another `v`, or without, the picture may change later. */
const cacheForEver = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'

/** Value of Retry-After while too many pictures are being drawn. */
const retryAfterSeconds = '10'

/**
 * GET /images/products/{productId}/{view}?width= · GET /images/scenes/{sceneId}?width=&ratio=. Only the sizes of
 * shared/picture-sizes.ts are allowed (else 400), so that the number of pictures is limited. 503 if too many pictures
 * are being drawn.
 */
export function pictureRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  app.get('/products/:productId/:view', async (c) => {
    const size = readPictureSize('product', new URL(c.req.url).searchParams)
    if (!size) return c.body(null, 400)
    const { productId, view } = c.req.param()
    return answer(c, findProductDrawing(productId, view), size)
  })
  app.get('/scenes/:sceneId', async (c) => {
    const size = readPictureSize('scene', new URL(c.req.url).searchParams)
    if (size?.ratio == null) return c.body(null, 400)
    return answer(c, sceneDrawing(c.req.param('sceneId'), size.ratio), size)
  })
  return app
}

async function answer(c: DemoContext, drawing: Drawing | null, size: PictureSize): Promise<Response> {
  if (!drawing) return c.body(null, 404)
  const picture = await getPicture(c.env, drawing, size, (work) => c.executionCtx.waitUntil(work))
  if (!picture) return c.body(null, 503, { 'retry-after': retryAfterSeconds })
  const headers = {
    'cache-control': c.req.query('v') === drawing.version ? cacheForEver : cacheForADay,
    etag: picture.etag,
    'x-content-type-options': 'nosniff',
  }
  const knownEtags = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (knownEtags?.includes(picture.etag)) return c.body(null, 304, headers)
  return c.body(picture.bytes, 200, { ...headers, 'content-type': picture.type })
}

const WarmBody = z.object({ limit: z.int().min(1).max(50).default(8) })

/** POST /admin/images/warm {limit} -> {drawn, remaining}, with a bearer ADMIN_TOKEN. */
export async function warm(c: DemoContext): Promise<Response> {
  if (c.req.header('authorization') !== `Bearer ${c.env.ADMIN_TOKEN}`) return c.body(null, 401)
  const body = WarmBody.safeParse(await c.req.json().catch(() => null))
  return body.success ? c.json(await warmPictures(c.env, body.data.limit)) : c.body(null, 400)
}
