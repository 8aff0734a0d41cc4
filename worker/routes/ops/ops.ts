import { Hono } from 'hono'
import { z } from 'zod'
import { sameText } from '../../../shared/same-text.ts'
import type { AppEnv } from '../../app-env.ts'
import { contentLoad, keysOf, refreshContent, unknownIds } from '../../content/refresh.ts'
import { datafileId, deploymentOf } from '../../deployment.ts'
import { forgetCatalogue, forgetSearches, isOfSearchRules } from '../../services/catalogue.ts'
import { askDependencies } from '../../services/readiness.ts'
import { forgetReviews } from '../../services/reviews.ts'
import { fetchPlatformHealth } from '../../services/transport.ts'

const Purge = z.strictObject({
  /**
   * Content ids, of every site (`page/home`, `category/1001`, `fragment/size-note`, `menu`, `popups`, `articles`,
   * `search-rules`) or of one (`kerb-en-us/page/home`).
   */
  content: z.array(z.string().min(1).max(200)).max(200).default([]),
  catalogue: z.boolean().default(false),
  /** Products whose price, texts or stock have changed. */
  products: z.array(z.string().min(1).max(60)).max(1000).default([]),
  /** An experiment or a flag has changed. */
  experiments: z.boolean().default(false),
})

const secondRefreshMs = 4000
const noStore = { 'cache-control': 'no-store' }
const askAgainMs = 1000
let lastAsked: { at: number; readiness: Awaited<ReturnType<typeof askDependencies>> } = {
  at: 0,
  readiness: { ready: false, dependencies: {} },
}

/** Routes for operators and monitoring. */
export const ops = new Hono<AppEnv>()
  /** 503 without the embedded platform, because only cached pages can be served then. */
  .get('/healthz', async (c) => {
    const dependencies = await fetchPlatformHealth(c.env, c.get('config'), c.get('trace').id)
    const ok = dependencies.platform !== 'down'
    return c.json({ ok, build: __BUILD_ID__, dependencies }, ok ? 200 : 503, noStore)
  })
  /** 503 if any dependency fails, including external ones. The result is cached briefly. */
  .get('/readyz', async (c) => {
    const edges = c.get('edges')
    if (edges.now() - lastAsked.at >= askAgainMs) {
      const config = c.get('config')
      const segments = deploymentOf(c.env, config, edges).datafile?.current()?.customerDataPlatform
      const readiness = await askDependencies(c.env, config, c.get('trace'), edges, segments?.host ?? null)
      lastAsked = { at: edges.now(), readiness }
    }
    const { readiness } = lastAsked
    return c.json({ ...readiness, build: __BUILD_ID__ }, readiness.ready ? 200 : 503, noStore)
  })
  /**
   * Bearer PURGE_TOKEN. Removes content by id from all caches, reads it again, and returns the removed keys, and the
   * ids that nothing has, neither a cache nor the content service: mistyped ones are told so. The content is read once
   * more a few seconds later, in case the content service's own caches still returned the old
   * version.
   */
  .post('/ops/purge', async (c) => {
    if (!sameText(c.req.header('authorization') ?? '', `Bearer ${c.get('config').PURGE_TOKEN}`))
      return c.json({ error: 'unauthorised' }, 401)
    const request = Purge.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: request.error.issues[0]?.message ?? 'unreadable' }, 400)
    const config = c.get('config')
    const { services, transport, datafile } = deploymentOf(c.env, config, c.get('edges'))
    const { content: reader, pages } = services
    const { content, catalogue, products, experiments } = request.data
    if (experiments) {
      datafile?.expire()
      await datafile?.refresh(c.get('trace').id)
    }
    const ids = [
      ...content,
      ...(catalogue ? ['catalog'] : []),
      ...products.map((id) => `product/${id}`),
      ...(experiments ? [datafileId] : []),
    ]
    // This isolate first: it can't fail. Data before pages, or a page made between would keep what was read before.
    const forgotten = catalogue || products.length > 0 ? forgetCatalogue() + forgetReviews() : 0
    if (content.some(isOfSearchRules)) forgetSearches()
    pages.forget([{ at: pages.now(), ids }])
    const dropped = await reader.purge(content)
    const keys = [...new Set([...dropped, ...keysOf(content, config.BRAND)])]
    const load = contentLoad(transport, config)
    const refresh = async () => {
      const absent = await refreshContent(keys, load, reader.kept)
      // Pages rendered meanwhile may still show the old content.
      if (ids.length > 0) await pages.purge(ids)
      return absent
    }
    const unknown = unknownIds(content, config.BRAND, { dropped, absent: await refresh() })
    if (ids.length > 0) c.executionCtx.waitUntil(c.get('edges').wait(secondRefreshMs).then(refresh))
    return c.json({ dropped, catalogue: forgotten, unknown })
  })
