import { type Context, Hono } from 'hono'
import { ProductId } from '../../../shared/contracts/product.ts'
import { errorAnswer } from '../../http/answer.ts'
import type { PlatformEnv } from '../../http/mount-operations.ts'
import { findProductDrawing, sceneDrawing } from './drawings.ts'
import { type Drawing, keptPicture } from './kept-picture.ts'
import { productTransform, sceneTransform, type Transform } from './transform.ts'

/** A url with `v` names one drawing for ever; without it the drawing may be another tomorrow. */
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/** GET /images/products/{productId}/{view}?width= · GET /images/scenes/{sceneId}?width=&ratio= */
export function imageRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/products/:productId/:view', async (c) => {
    const { productId, view } = c.req.param()
    const known = ProductId.safeParse(productId).success && /^[a-z-]{1,20}$/.test(view)
    const drawing = known ? await findProductDrawing(c.env.DB, productId, view) : null
    return answer(c, drawing, productTransform(new URL(c.req.url).searchParams))
  })
  app.get('/scenes/:sceneId', (c) => {
    const { ratio, ...transform } = sceneTransform(new URL(c.req.url).searchParams)
    return answer(c, sceneDrawing(c.req.param('sceneId'), ratio), transform)
  })
  return app
}

async function answer(c: Context<PlatformEnv>, drawing: Drawing | null, transform: Transform): Promise<Response> {
  if (!drawing) return errorAnswer({ code: 'API404', ...c.var.call })
  const picture = await keptPicture(c.env, drawing, transform, (work) => c.executionCtx.waitUntil(work))
  const headers = {
    'cache-control': c.req.query('v') === undefined ? forADay : forEver,
    etag: picture.etag,
    'x-content-type-options': 'nosniff',
  }
  const held = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (held?.includes(picture.etag)) return new Response(null, { status: 304, headers })
  return new Response(picture.bytes, { headers: { ...headers, 'content-type': picture.type } })
}
