import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { readSuggestions } from '../../services/catalogue.ts'
import { unreadQuery } from './unread-query.ts'

const longest = 100
/** Longer text is cut: nobody types so much, and the form itself takes it. */
const Query = z.object({
  q: z
    .string()
    .transform((q) => q.trim().slice(0, longest).trim())
    .pipe(z.string().min(1)),
})
/** Search-as-you-type. If the search service fails there are no suggestions, for this time: the form still works. */
export const suggestApi = new Hono<AppEnv>().get('/suggest', zValidator('query', Query, unreadQuery), async (c) => {
  const { q } = c.req.valid('query')
  const suggestions = await readSuggestions(c.get('context'), q)
  if (!suggestions.ok) return c.body(null, 503, { 'cache-control': 'no-store' })
  return c.json(suggestions.value, 200, { 'cache-control': 'private, max-age=60' })
})
