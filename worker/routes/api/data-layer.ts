import { Hono } from 'hono'
import { z } from 'zod'
import { layerLimits } from '../../../shared/shop-events.ts'
import type { AppEnv } from '../../app-env.ts'
import { layerEntry } from '../../events/measurement-protocol.ts'
import { isCrossSite, readLimited } from '../../http/forms/forms.ts'
import { readJson } from '../../render/page-cache/kept-page.ts'

const Taken = z.strictObject({ taken: z.array(z.guid()).max(layerLimits.events) })

/** Entries for the tag manager in this browser (shared/shop-events.ts `dataLayerPath`). */
export const dataLayerApi = new Hono<AppEnv>().post('/data-layer', async (c) => {
  const noStore = { 'cache-control': 'private, no-store' }
  const text = await readLimited(c.req.raw.body, layerLimits.bytes)
  const read = Taken.safeParse(text === null ? null : readJson(text))
  if (!read.success) return c.body(null, 400, noStore)
  const events = isCrossSite(c) ? [] : await c.get('context').analytics.take(read.data.taken)
  return events === null ? c.body(null, 503, noStore) : c.json({ events: events.map(layerEntry) }, 200, noStore)
})
