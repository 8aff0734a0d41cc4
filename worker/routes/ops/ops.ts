import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { createContentReader } from '../../content/content-reader.ts'
import { contentLoad, refreshContent } from '../../content/refresh.ts'
import { sameText } from '../../http/forms.ts'
import { forgetCatalogue } from '../../services/catalogue.ts'
import { fetchPlatformHealth } from '../../services/transport.ts'

const Purge = z.object({
  /** Content ids, of every site (`page/home`, `category/1001`, `fragment/size-note`, `menu`, `popups`, `articles`) or of one (`kerb-en-us/page/home`). */
  content: z.array(z.string().min(1).max(200)).max(200).default([]),
  catalogue: z.boolean().default(false),
})

const secondRefreshMs = 4000

/** For people and machines that run the shop. */
export const ops = new Hono<AppEnv>()
  .get('/healthz', async (c) => {
    const dependencies = await fetchPlatformHealth(c.env, c.get('config'))
    return c.json({ ok: dependencies.platform === 'ok', build: __BUILD_ID__, dependencies }, 200, {
      'cache-control': 'no-store',
    })
  })
  /**
   * Bearer PURGE_TOKEN. Drops cached content by id, everywhere it is kept, and reads what was kept anew; answers the keys dropped. It is read
   * once more a few seconds later, in case the content service's own caches still answered with what was there before.
   */
  .post('/ops/purge', async (c) => {
    if (!sameText(c.req.header('authorization') ?? '', `Bearer ${c.get('config').PURGE_TOKEN}`))
      return c.json({ error: 'unauthorised' }, 401)
    const request = Purge.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: request.error.issues[0]?.message ?? 'unreadable' }, 400)
    const reader = createContentReader(c.env.CONTENT_CACHE)
    const dropped = await reader.purge(request.data.content)
    const refresh = () => refreshContent(dropped, contentLoad(c.env, c.get('config')), reader.kept)
    await refresh()
    if (dropped.length > 0) c.executionCtx.waitUntil(scheduler.wait(secondRefreshMs).then(refresh))
    return c.json({ dropped, catalogue: request.data.catalogue ? forgetCatalogue() : 0 })
  })
