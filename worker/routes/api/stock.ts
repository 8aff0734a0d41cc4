import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { readInventory } from '../../services/catalogue.ts'
import { unreadQuery } from './unread-query.ts'

const Query = z.object({ product: z.string().regex(/^[A-Z0-9]{8,11}$/) })
const noStore = { 'cache-control': 'no-store' }

/**
 * Sizes of a product that are sold out at this moment, by UPC: its page may have been kept, or open, since before.
 * Where stock can't be read there is no answer, and the cart is authoritative.
 */
export const stockApi = new Hono<AppEnv>().get('/stock', zValidator('query', Query, unreadQuery), async (c) => {
  const inventory = await readInventory(c.get('context'), c.req.valid('query').product)
  if (!inventory.ok) return c.body(null, inventory.failure.status >= 500 ? 503 : 404, noStore)
  const soldOut = inventory.value.skus.filter(({ status }) => status === 'sold-out').map(({ upc }) => upc)
  return c.json({ soldOut }, 200, noStore)
})
