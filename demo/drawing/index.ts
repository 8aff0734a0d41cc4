import { createLine } from '../../shared/line.ts'
import { DrawingOrder, drawOrder } from './order.ts'
import { rasterise } from './rasterise.ts'

/** Limit of waiting drawings: more than one page shows, but few enough that none waits too long. */
const mostWaiting = 40
const line = createLine(mostWaiting, (ms) => scheduler.wait(ms))

/**
 * The drawing Worker: POST a DrawingOrder, get a PNG; 503 with Retry-After if too many are waiting. Drawing blocks a
 * thread for seconds, so it has its own Worker, which only the demo Worker can call.
 */
export default {
  async fetch(request) {
    const order = DrawingOrder.safeParse(await request.json().catch(() => null))
    if (!order.success) return new Response(null, { status: 400 })
    const png = await line.join(() => rasterise(drawOrder(order.data), order.data.width))
    if (!png) return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
    return new Response(png, { headers: { 'content-type': 'image/png' } })
  },
} satisfies ExportedHandler
