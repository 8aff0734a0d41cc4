import type { Context } from 'hono'
import { jsonAnswer } from '../../backend/http/answer.ts'
import { askAll, stateOfStatus, up } from '../../shared/readiness.ts'
import type { PlatformEnv } from '../env.ts'
import { maySell } from '../payments/may-sell.ts'
import { purgeShop } from '../services/catalogue/purge-shop.ts'

declare const __BUILD_ID__: string

/**
 * Whether everything that a purchase needs answers: database, objects, the Worker that compares passwords, the payment
 * provider; and the shop that is told of changes.
 */
export async function readyz(c: Context<PlatformEnv>): Promise<Response> {
  const { DB, INVENTORY, HASHING } = c.env
  const config = c.get('config')
  const edges = c.get('edges')
  const canSell = maySell(config)
  const readiness = await askAll(
    {
      database: async () => {
        await DB.prepare('SELECT revision FROM catalogue_state').first()
        return up
      },
      objects: async () => {
        await INVENTORY.get(INVENTORY.idFromName('readyz')).available([])
        return up
      },
      // It refuses a comparison without a secret, which takes no place in its queue.
      hashing: async () => stateOfStatus((await HASHING.fetch('https://hashing.internal/', { method: 'POST' })).status),
      ...(!canSell && { payments: async () => 'PAYMENT_PROVIDER_ORIGIN is empty: nothing can be sold' }),
      ...(config.PAYMENT_PROVIDER_ORIGIN !== '' && {
        payments: async () => {
          const answer = await edges.fetch(config.PAYMENT_PROVIDER_ORIGIN, { method: 'HEAD', redirect: 'manual' })
          return stateOfStatus(answer.status)
        },
      }),
      // With its key and nothing to purge: a wrong one would show in old prices only.
      ...(config.PURGE_ORIGIN !== '' && {
        shop: async () => {
          const status = await purgeShop(config, edges.fetch, {})
          return status === 401 ? 'refuses PURGE_TOKEN: 401' : stateOfStatus(status)
        },
      }),
    },
    edges.wait,
  )
  return jsonAnswer({ ...readiness, build: __BUILD_ID__ }, { status: readiness.ready ? 200 : 503 })
}
