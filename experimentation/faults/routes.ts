import { Hono } from 'hono'
import { z } from 'zod'
import type { RoomEnv } from '../setup.ts'
import { Fault, type Faults, faultyServices } from './faults.ts'

const Service = z.enum(faultyServices)

/** PUT {status, delayMs, hang, corrupt, cut, huge, share} for a service, or DELETE, for operators. */
export function faultRoutes(faults: Faults): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.put('/:service', async (c) => {
    const service = Service.safeParse(c.req.param('service'))
    const fault = Fault.safeParse(await c.req.json().catch(() => null))
    if (!service.success || !fault.success) return c.json({ error: 'unknown service or fault' }, 400)
    faults.set(service.data, fault.data)
    return c.body(null, 204)
  })
  app.delete('/:service', (c) => {
    const service = Service.safeParse(c.req.param('service'))
    if (!service.success) return c.json({ error: 'unknown service' }, 400)
    faults.set(service.data, null)
    return c.body(null, 204)
  })
  return app
}
