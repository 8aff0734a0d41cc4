import { Hono } from 'hono'
import { errorAnswer, jsonAnswer } from '../../http/answer.ts'
import type { PlatformEnv } from '../../http/mount-operations.ts'
import { cancelOrder } from './cancel.ts'
import { readOrder } from './placed-orders.ts'
import { orderReport } from './report.ts'

/** The operator's calls about orders: GET report, GET {orderNumber}, POST {orderNumber}/refund (the whole order, at any time). */
export function orderRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/report', async (c) => jsonAnswer(await orderReport(c.env.DB)))
  app.get('/:orderNumber', async (c) => {
    const stored = await readOrder(c.env.DB, c.req.param('orderNumber'))
    return stored ? jsonAnswer(stored) : errorAnswer({ code: 'ORD409', ...c.var.call })
  })
  app.post('/:orderNumber/refund', async (c) => {
    const answer = await cancelOrder(c.env, c.req.param('orderNumber'), Number.POSITIVE_INFINITY, Date.now())
    return answer === 'absent' ? errorAnswer({ code: 'ORD409', ...c.var.call }) : jsonAnswer({ status: answer })
  })
  return app
}
