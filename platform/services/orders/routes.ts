import { Hono } from 'hono'
import { errorAnswer, jsonAnswer } from '../../../backend/http/answer.ts'
import { refuseBody } from '../../../backend/http/operator-body.ts'
import { readJsonBody } from '../../../backend/http/read-body.ts'
import { idempotencyKeyHeader } from '../../../shared/operations/cart.ts'
import type { PlatformEnv } from '../../env.ts'
import { cancelOrder } from './cancel.ts'
import { FulfillmentEvent, takeFulfillment } from './fulfillment.ts'
import { readOrder } from './placed-orders.ts'
import { asksForWhole, RefundKey, RefundRequest, WholeOrder } from './refund-request.ts'
import { readRefunds, refundOrder } from './refunds.ts'
import { orderReport } from './report.ts'
import { receiveReturn } from './returns.ts'

const eventBodyLimit = 10_000
const refundBodyLimit = 50_000

/**
 * The operator's calls about orders: GET report, GET {orderNumber} with its refunds, POST {orderNumber}/refund (the
 * part that the body says, once per idempotency key, or all that is left, with {"whole": true}; at any time), POST
 * {orderNumber}/fulfillment (an event of a shipment), POST {orderNumber}/returns/{number}/received (the parcel is
 * there: refunds what is in it).
 */
export function orderRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/report', async (c) => jsonAnswer(await orderReport(c.env.DB)))
  app.get('/:orderNumber', async (c) => {
    const stored = await readOrder(c.env.DB, c.req.param('orderNumber'))
    if (!stored) return errorAnswer({ code: 'ORD409', ...c.var.call })
    return jsonAnswer({ ...stored, refunds: await readRefunds(c.env.DB, stored.order.orderNumber) })
  })
  app.post('/:orderNumber/refund', async (c) => {
    const { orderNumber } = c.req.param()
    const now = c.var.edges.now()
    const read = await readJsonBody(c.req.raw, refundBodyLimit)
    const body = read.ok ? read.value : null
    if (asksForWhole(body)) {
      const whole = WholeOrder.safeParse(body)
      if (!whole.success) return refuseBody(c.var.call, whole.error)
      const answer = await cancelOrder(c.env, orderNumber, Number.POSITIVE_INFINITY, now)
      return answer === 'absent' ? errorAnswer({ code: 'ORD409', ...c.var.call }) : jsonAnswer({ status: answer })
    }
    const { headers } = c.req.raw
    const request = RefundRequest.safeParse(body)
    if (!request.success) return refuseBody(c.var.call, request.error)
    const key = RefundKey.safeParse(headers.get(idempotencyKeyHeader) ?? headers.get('idempotency-key'))
    if (!key.success) {
      const additionalInfo = { path: `headers.${idempotencyKeyHeader}`, reason: 'required: 1 to 200 characters' }
      return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } })
    }
    const refund = await refundOrder(c.env, orderNumber, { key: key.data, request: request.data }, now)
    return refund.ok ? jsonAnswer({ refund: refund.value }) : errorAnswer({ ...refund.failure, ...c.var.call })
  })
  app.post('/:orderNumber/fulfillment', async (c) => {
    const read = await readJsonBody(c.req.raw, eventBodyLimit)
    const event = FulfillmentEvent.safeParse(read.ok ? read.value : null)
    if (!event.success) return refuseBody(c.var.call, event.error)
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
