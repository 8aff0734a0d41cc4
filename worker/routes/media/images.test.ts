import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import { workerEdges } from '../../edges.ts'
import { images } from './images.ts'

it('a shop without an image service has no pictures of its own', async () => {
  const app = new Hono<AppEnv>().use(async (c, next) => {
    c.set('edges', workerEdges)
    c.set('config', { IMAGE_ORIGIN: '' } as AppEnv['Variables']['config'])
    await next()
  })
  const answer = await app.route('/', images).request('/images/scenes/new-season?width=960')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
