import type { Context } from 'hono'
import { jsonAnswer } from '../../backend/http/answer.ts'
import { askAll, stateOfStatus, up } from '../../shared/readiness.ts'
import type { PlatformEnv } from '../env.ts'
import { maySell } from '../payments/may-sell.ts'

declare const __BUILD_ID__: string

/**
 * Whether everything that a purchase needs answers: database, objects, the Worker that compares passwords, the payment
 * provider.
 */
export async function readyz(c: Context<PlatformEnv>): Promise<Response> {
  const { DB, INVENTORY, HASHING } = c.env
  const { PAYMENT_PROVIDER_ORIGIN } = c.get('config')
  const edges = c.get('edges')
  const canSell = maySell(c.get('config'))
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
      ...(PAYMENT_PROVIDER_ORIGIN !== '' && {
        payments: async () => {
          const answer = await edges.fetch(PAYMENT_PROVIDER_ORIGIN, { method: 'HEAD', redirect: 'manual' })
          return stateOfStatus(answer.status)
        },
      }),
    },
    edges.wait,
  )
  return jsonAnswer({ ...readiness, build: __BUILD_ID__ }, { status: readiness.ready ? 200 : 503 })
}
