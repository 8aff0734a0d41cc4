import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { fetchImage } from '../../services/transport.ts'

const forwarded = ['accept', 'if-none-match'] as const

/** Pictures come from the image service through the shop's own host (one connection), and stay in the edge cache. */
export const images = new Hono<AppEnv>().get('/images/*', async (c) => {
  const url = new URL(c.req.url)
  const cacheKey = new Request(url.toString(), { headers: { accept: c.req.header('accept') ?? '' } })
  const kept = await caches.default.match(cacheKey)
  if (kept) return kept
  const headers = new Headers()
  for (const name of forwarded) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  const answer = await fetchImage(c.env, c.get('config'), url.pathname + url.search, headers)
  if (answer.status === 200) c.executionCtx.waitUntil(caches.default.put(cacheKey, answer.clone()))
  return answer
})
