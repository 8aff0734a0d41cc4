import { Hono } from 'hono'
import { readExperiments, readFlags, readState } from '../experiments/store.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { buildDatafile } from './build-datafile.ts'

/** `GET /{sdkKey}.json`, conditional (spec 2 §7). Another key has no datafile. */
export function datafileRoutes({ sdkKey }: Pick<Setup, 'sdkKey'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.get('/:file{[\\w-]+\\.json}', async (c) => {
    if (sdkKey === '' || c.req.param('file') !== `${sdkKey}.json`) return c.json({ error: 'no such datafile' }, 404)
    const db = c.env.DB
    // The state is read first: a change in between makes a newer datafile look older, so that it is fetched again.
    const { revision, changed_at: changedAt } = await readState(db)
    const headers = {
      'last-modified': new Date(changedAt * 1000).toUTCString(),
      'cache-control': 'no-cache',
    }
    const since = Date.parse(c.req.header('if-modified-since') ?? '')
    if (since >= changedAt * 1000) return c.body(null, 304, headers)
    const [experiments, flags] = await Promise.all([readExperiments(db), readFlags(db)])
    return c.json(buildDatafile({ revision, sdkKey }, experiments, flags), 200, headers)
  })
  return app
}
