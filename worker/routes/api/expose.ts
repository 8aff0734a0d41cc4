import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { maxListLength, readExposures } from '../../http/security/sealed-exposures.ts'

const noStore = { 'cache-control': 'no-store' }

/** A prefetched page is shown: the browser returns the list of its impressions, maybe more than once. */
export const exposeApi = new Hono<AppEnv>().post('/expose', async (c) => {
  const { config, experiments, now } = c.get('context')
  const visitor = experiments.visitor()
  if (!visitor) return c.body(null, 204, noStore)
  const list = await c.req.text()
  const exposures =
    list.length > maxListLength
      ? null
      : await readExposures(config.SESSION_SECRET, list, { visitorId: visitor.id, now })
  if (!exposures) return c.body(null, 400, noStore)
  // Confirms only after the events are durable, because the browser then deletes the list.
  return c.body(null, (await experiments.exposePostponed(exposures)) ? 204 : 503, noStore)
})
