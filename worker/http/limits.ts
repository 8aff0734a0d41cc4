import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

const maxUrlCharacters = 8192

/** Refuses what no route of the shop answers, before anything is parsed. */
export const limits = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > maxUrlCharacters) return c.text('URI too long', 414)
  if (c.req.method === 'HEAD' || c.req.method === 'GET' || c.req.method === 'POST') return next()
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })
})
