import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ShopSuggestions } from '../../../shared/contracts/found-page.ts'
import { typedLine } from '../../../shared/typed.ts'
import type { AppEnv } from '../../app-env.ts'
import { suggestPages } from '../../search/search-pages.ts'
import { readSuggestions } from '../../services/catalogue.ts'
import { unreadQuery } from './unread-query.ts'

const longest = 100
const mostPages = 4
/** Longer text is cut: nobody types so much, and the form itself takes it. */
const Query = z.object({
  q: z
    .string()
    .transform((q) => typedLine(q).slice(0, longest).trim())
    .pipe(z.string().min(1)),
})
/**
 * Search-as-you-type: the catalog's suggestions, and pages of the shop. If the search service fails there are no
 * suggestions, for this time: the form still works.
 */
export const suggestApi = new Hono<AppEnv>().get('/suggest', zValidator('query', Query, unreadQuery), async (c) => {
  const { q } = c.req.valid('query')
  const context = c.get('context')
  const [suggestions, pages] = await Promise.all([
    readSuggestions(context, q),
    suggestPages(context, c.get('services').content, q),
  ])
  if (!suggestions.ok) return c.body(null, 503, { 'cache-control': 'no-store' })
  const answer: ShopSuggestions = { ...suggestions.value, pages: pages.slice(0, mostPages) }
  return c.json(answer, 200, { 'cache-control': context.preview ? 'no-store' : 'private, max-age=60' })
})
