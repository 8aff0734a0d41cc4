import { type Context, Hono } from 'hono'
import { errorAnswer, jsonAnswer } from '../../../backend/http/answer.ts'
import type { Env, PlatformEnv } from '../../env.ts'
import { fillSearchServer, type ImportState, searchImportState } from './search-import.ts'

/** The operator's calls about a search server: write all products into it, and how many are yet to be written. */
export function searchRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.post('/fill', (c) => answer(c, fillSearchServer))
  app.get('/fill', (c) => answer(c, searchImportState))
  return app
}

/** Without a server there is nothing to fill. */
const answer = async (c: Context<PlatformEnv>, ask: (env: Env) => Promise<ImportState>): Promise<Response> =>
  c.var.config.SEARCH_ORIGIN === '' ? errorAnswer({ code: 'API404', ...c.var.call }) : jsonAnswer(await ask(c.env))
