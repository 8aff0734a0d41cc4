import { Hono } from 'hono'
import { errorAnswer, jsonAnswer } from '../../../backend/http/answer.ts'
import { readJsonBody } from '../../../backend/http/read-body.ts'
import type { PlatformEnv } from '../../env.ts'
import { cancelOrder } from './cancel.ts'
import { FulfillmentEvent, takeFulfillment } from './fulfillment.ts'
import { readOrder } from './placed-orders.ts'
import { orderReport } from './report.ts'
import { receiveReturn } from './returns.ts'

const eventBodyLimit = 10_000

/**
 * The operator's calls about orders: GET report, GET {orderNumber}, POST {orderNumber}/refund (the whole order, at any
 * time), POST {orderNumber}/fulfillment (an event of a shipment), POST {orderNumber}/returns/{number}/received (the
 * parcel is there: refunds what is in it).
 */
export function orderRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/report', async (c) => jsonAnswer(await orderReport(c.env.DB)))
  app.get('/:orderNumber', async (c) => {
    const stored = await readOrder(c.env.DB, c.req.param('orderNumber'))
    return stored ? jsonAnswer(stored) : errorAnswer({ code: 'ORD409', ...c.var.call })
  })
  app.post('/:orderNumber/refund', async (c) => {
    const answer = await cancelOrder(c.env, c.req.param('orderNumber'), Number.POSITIVE_INFINITY, c.var.edges.now())
    return answer === 'absent' ? errorAnswer({ code: 'ORD409', ...c.var.call }) : jsonAnswer({ status: answer })
  })
  app.post('/:orderNumber/fulfillment', async (c) => {
    const read = await readJsonBody(c.req.raw, eventBodyLimit)
    const event = FulfillmentEvent.safeParse(read.ok ? read.value : null)
    if (!event.success) return errorAnswer({ code: 'API400', ...c.var.call })
    const stored = await readOrder(c.env.DB, c.req.param('orderNumber'))
    const taken = stored !== null && (await takeFulfillment(c.env, stored, event.data, c.var.edges.now()))
    return taken ? jsonAnswer({ success: true }) : errorAnswer({ code: 'ORD409', ...c.var.call })
  })
  app.post('/:orderNumber/returns/:number/received', async (c) => {
    const { orderNumber, number } = c.req.param()
    const status = await receiveReturn(c.env, { orderNumber, number: Number(number) }, c.var.edges.now())
    if (status === 'absent') return errorAnswer({ code: 'ORD409', ...c.var.call })
    return jsonAnswer({ success: status !== 'refused', status })
  })
  return app
}
