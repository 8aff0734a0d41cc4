import { Hono } from 'hono'
import { correlationHeader } from '../../../shared/correlation-header.ts'
import type { AppEnv } from '../../app-env.ts'
import { guards } from '../../services/guards.ts'
import { traced } from '../../services/trace.ts'
import { createTransport } from '../../services/transport.ts'

const waitMs = 3000
const passedOn = ['content-type', 'cache-control'] as const

/**
 * Serves the photo widget's script from SOCIAL_ORIGIN through the shop's own host. Anything that isn't a script is
 * refused.
 */
export const social = new Hono<AppEnv>().get('/social/widget/:file{[a-z]{2}-[a-z]{2}\\.js}', async (c) => {
  if (c.get('config').SOCIAL_ORIGIN === '') return c.body(null, 404)
  const path = `/social/widget/${c.req.param('file')}`
  const edges = c.get('edges')
  const trace = c.get('trace')
  const send = createTransport(c.env, c.get('config'), edges)
  const ticket = await guards.enter({ id: 'social.widget', service: 'social' }, waitMs)
  if (typeof ticket === 'string') return c.body(null, 503, { 'retry-after': '1', 'cache-control': 'no-store' })
  const headers = { [correlationHeader]: trace.id }
  const asking = send('social', path, { headers, signal: AbortSignal.timeout(waitMs) })
  const answer = await traced(trace, edges, { event: 'social.no-answer', path }, asking)
  ticket.done(answer !== null)
  const type = answer?.headers.get('content-type') ?? ''
  if (answer && [401, 403, 429].includes(answer.status)) {
    edges.log('error', 'social.refused', { requestId: trace.id, path, status: answer.status })
    return c.body(null, 503, { 'retry-after': '60', 'cache-control': 'no-store' })
  }
  if (!answer?.ok || !/^(?:text|application)\/javascript\b/.test(type))
    return c.body(null, answer?.status === 404 ? 404 : 502)
  const script = new Headers()
  for (const name of passedOn) script.set(name, answer.headers.get(name) ?? '')
  return new Response(answer.body, { headers: script })
})
