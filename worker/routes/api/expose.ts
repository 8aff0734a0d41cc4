import { Hono } from 'hono'
import { SeenReport } from '../../../shared/contracts/shop-event.ts'
import { seenReportBytes } from '../../../shared/shop-events.ts'
import type { AppEnv } from '../../app-env.ts'
import { isCrossSite, readLimited } from '../../http/forms/forms.ts'
import { maxEventsLength, readEvents } from '../../http/security/sealed-events.ts'
import { maxListLength, readExposures } from '../../http/security/sealed-exposures.ts'
import { readJson } from '../../render/page-cache/kept-page.ts'
import { pageTypeAt } from '../page-before.ts'

const noStore = { 'cache-control': 'no-store' }

/**
 * A prefetched page is shown: the browser returns the lists of its impressions and of its events, maybe more than once;
 * and it reports what only it knows was seen. An answer confirms that all of it is durable, because the browser then
 * deletes it.
 */
export const exposeApi = new Hono<AppEnv>()
  .post('/expose', async (c) => {
    const { config, experiments, now } = c.get('context')
    const visitor = experiments.visitor()
    if (!visitor) return c.body(null, 204, noStore)
    const list = await readLimited(c.req.raw.body, maxListLength)
    const exposures = list && (await readExposures(config.SESSION_SECRET, list, { visitorId: visitor.id, now }))
    if (!exposures) return c.body(null, 400, noStore)
    return c.body(null, (await experiments.exposePostponed(exposures)) ? 204 : 503, noStore)
  })
  .post('/shown', async (c) => {
    const { config, analytics, visitorId, now } = c.get('context')
    const list = await readLimited(c.req.raw.body, maxEventsLength)
    const events = list && (await readEvents(config.SESSION_SECRET, list, { visitorId, now }))
    if (!events) return c.body(null, 400, noStore)
    return c.body(null, (await analytics.logPostponed(events)) ? 204 : 503, noStore)
  })
  .post('/seen', async (c) => {
    const { analytics, visitorId } = c.get('context')
    const text = await readLimited(c.req.raw.body, seenReportBytes)
    const report = SeenReport.safeParse(text === null ? null : readJson(text))
    if (!report.success) return c.body(null, 400, noStore)
    if (isCrossSite(c)) return c.body(null, 204, noStore)
    const { uuid, path, event } = report.data
    const isKept = await analytics.log(pageTypeAt(path), [event], `seen ${visitorId} ${uuid}`)
    return c.body(null, isKept ? 204 : 503, noStore)
  })
