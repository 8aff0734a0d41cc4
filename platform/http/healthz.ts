import type { Context } from 'hono'
import { jsonAnswer } from '../../backend/http/answer.ts'
import type { PlatformEnv } from '../env.ts'

declare const __BUILD_ID__: string

/** 200 with the state of each part; 503 when the database cannot be read, since nothing works without it. */
export async function healthz(c: Context<PlatformEnv>): Promise<Response> {
  const revision = await c.env.DB.prepare('SELECT revision FROM catalogue_state')
    .first<number>('revision')
    .catch(() => null)
  const database = revision === null ? 'down' : 'up'
  const body = {
    status: database,
    environment: c.get('config').ENVIRONMENT,
    build: __BUILD_ID__,
    catalogueRevision: revision,
    dependencies: { database },
  }
  return jsonAnswer(body, { status: database === 'up' ? 200 : 503 })
}
