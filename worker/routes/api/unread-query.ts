import type { Context } from 'hono'
import { errorBody } from '../../../shared/errors/body.ts'
import type { AppEnv } from '../../app-env.ts'

type Variables = AppEnv['Variables']

/** Hook of zValidator. Answers a query that no page of the shop sends: nothing is there. */
export function unreadQuery({ success }: { readonly success: boolean }, c: Context): Response | undefined {
  if (success) return undefined
  const { locale }: Variables['context'] = c.get('context')
  const { id }: Variables['trace'] = c.get('trace')
  const body = errorBody({ code: 'API404', locale, correlationId: id })
  return c.json(body, 404, { 'cache-control': 'no-store' })
}
