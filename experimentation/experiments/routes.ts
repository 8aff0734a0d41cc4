import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ExperimentResults } from '../../shared/contracts/experiment.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { twoRatesP } from '../statistics/two-rates.ts'
import { weightsOf } from './allocation.ts'
import { IngestRequest, ingestExperiments } from './ingest.ts'
import { readResults } from './results.ts'
import { readExperiment } from './store.ts'

const maxBody = 1024 * 1024

/** POST {experiments, flags}, and GET /{key}/results (shared/contracts/experiment.ts). */
export function ingestRoutes({ now, onChange }: Pick<Setup, 'now' | 'onChange'>): Hono<RoomEnv> {
  const app = new Hono<RoomEnv>()
  app.post('/', bodyLimit({ maxSize: maxBody }), async (c) => {
    const request = IngestRequest.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: request.error.issues[0]?.message ?? 'unreadable' }, 400)
    const ingested = await ingestExperiments(c.env.DB, request.data, now())
    await onChange()
    return c.json(ingested)
  })
  app.get('/:key/results', async (c) => {
    const experiment = await readExperiment(c.env.DB, c.req.param('key'))
    if (!experiment) return c.json({ error: 'no such experiment' }, 404)
    const { variants, sampleRatio } = await readResults(c.env.DB, experiment)
    const [control] = variants
    const weights = weightsOf(experiment.allocation)
    const { key, state, metric, previewPath } = experiment
    const rows = variants.map((row, index) => ({
      key: row.variant.key,
      share: weights.get(row.variant.id) ?? 0,
      exposures: row.impressions,
      visitors: row.visitors,
      conversions: row.conversions,
      p: control && index > 0 ? twoRatesP(control, row) : null,
    }))
    return c.json({ key, state, metric, previewPath, variants: rows, sampleRatio } satisfies ExperimentResults)
  })
  return app
}
