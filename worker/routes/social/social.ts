import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { log } from '../../http/log.ts'
import { createTransport } from '../../services/transport.ts'

const waitMs = 3000
const passedOn = ['content-type', 'cache-control'] as const

/** The photo widget's script comes through the shop's own host, from SOCIAL_ORIGIN or the platform. What isn't a script isn't passed on. */
export const social = new Hono<AppEnv>().get('/social/widget/:file{[a-z]{2}-[a-z]{2}\\.js}', async (c) => {
  const path = `/social/widget/${c.req.param('file')}`
  const send = createTransport(c.env, c.get('config'))
  const answer = await send('social', path, { signal: AbortSignal.timeout(waitMs) }).catch((error: unknown) => {
    log('warn', 'social.no-answer', { path, reason: String(error) })
    return null
  })
  const type = answer?.headers.get('content-type') ?? ''
  if (!answer?.ok || !/^(?:text|application)\/javascript\b/.test(type))
    return c.body(null, answer?.status === 404 ? 404 : 502)
  const headers = new Headers()
  for (const name of passedOn) headers.set(name, answer.headers.get(name) ?? '')
  return new Response(answer.body, { headers })
})
