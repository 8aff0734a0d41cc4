import { type Context, Hono } from 'hono'
import { errorBody } from '../../../shared/errors/body.ts'
import { type ErrorCode, errorEntry, isErrorCode } from '../../../shared/errors/catalogue.ts'
import { ownOperations } from '../../../shared/operations/index.ts'
import type { AppEnv } from '../../app-env.ts'
import { ownHandlers } from './handlers.ts'

const noStore = { 'cache-control': 'no-store' }
/** A page like the others here: a name beside a parameter would take every route of the shop off the fast router. */
const isOneOfThePages = (id: string): boolean => id === 'internal.locationSelector'

export const fapi = new Hono<AppEnv>()
for (const row of ownOperations) {
  if (isOneOfThePages(row.id)) continue
  fapi.on(row.method, row.path.replace('/fapi', '').replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const handler = ownHandlers[row.id]
    if (!handler) return refuse(c, 'API501')
    const answer = await handler(c)
    if (answer.ok) return c.json(answer.value, 200, noStore)
    const { code } = answer.failure
    return refuse(c, isErrorCode(code) ? code : 'API503')
  })
}
fapi.all('*', (c) => refuse(c, 'API404'))

function refuse(c: Context<AppEnv>, code: ErrorCode): Response {
  const { locale } = c.get('context')
  return c.json(errorBody({ code, locale, correlationId: c.get('trace').id }), errorEntry(code).status, noStore)
}
