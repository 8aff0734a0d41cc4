import { Hono } from 'hono'
import { z } from 'zod'
import { CaseState, readCases, setCaseState } from '../../../accounts/support/cases.ts'
import { errorAnswer, jsonAnswer } from '../../../backend/http/answer.ts'
import { readJsonBody } from '../../../backend/http/read-body.ts'
import type { PlatformEnv } from '../../env.ts'

const Change = z.object({ state: CaseState })
const mostBytes = 1000

/** The customer service's calls: GET ?state=OPEN, and POST {caseNumber} with `{"state": "CLOSED"}`. */
export function supportRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/', async (c) => {
    const state = CaseState.safeParse(c.req.query('state') ?? 'OPEN')
    if (!state.success) return errorAnswer({ code: 'API400', ...c.var.call }, { status: 400 })
    return jsonAnswer({ cases: await readCases(c.env.DB, state.data) })
  })
  app.post('/:caseNumber', async (c) => {
    const read = await readJsonBody(c.req.raw, mostBytes)
    const change = Change.safeParse(read.ok ? read.value : null)
    if (!change.success) return errorAnswer({ code: 'API400', ...c.var.call }, { status: 400 })
    const isThere = await setCaseState(c.env.DB, c.req.param('caseNumber'), change.data.state)
    return isThere ? jsonAnswer({ success: true }) : errorAnswer({ code: 'API404', ...c.var.call })
  })
  return app
}
