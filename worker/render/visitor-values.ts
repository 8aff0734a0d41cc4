import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { RequestContext } from '../context/request-context.ts'
import { type HoleValues, holeValues } from './holes.ts'

/** What the holes of a page are filled with for `visitor`. Calls a service only for a visitor with a long list. */
export async function visitorValues(c: Context<AppEnv>, visitor: RequestContext): Promise<HoleValues> {
  const { nonce, csrfToken, session, t } = visitor
  return holeValues({ nonce, csrfToken, session, t, favorites: await c.get('services').favorites.whole(visitor) })
}
