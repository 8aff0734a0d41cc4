import type { Context } from 'hono'
import { remoteCaptchaState } from '../../backend/captcha/remote.ts'
import { jsonAnswer } from '../../backend/http/answer.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import { askAll, stateOfRefusable, stateOfStatus, up } from '../../shared/readiness.ts'
import type { PlatformEnv } from '../env.ts'
import { providerStatus } from '../payments/http-provider.ts'
import { maySell } from '../payments/may-sell.ts'
import { purgeShop } from '../services/catalogue/purge-shop.ts'
import { searchServerState } from '../services/search/typesense/import.ts'
import { searchServer } from '../services/search/typesense/server.ts'
import { carrierStatus, hasCarrier } from '../services/stores/carrier.ts'

declare const __BUILD_ID__: string

/** Less than the shop waits for all of this: its /readyz is to name the one that is silent. */
const timeoutMs = 1500

/**
 * Whether everything that a purchase needs answers: database, objects, the Worker that compares passwords, the payment
 * provider; and the services that are configured: the carrier, the search server, the captcha, the shop that is told
 * of changes. Each is asked with its key, by a call that changes nothing: a wrong key would otherwise show in lost
 * orders only.
 */
export async function readyz(c: Context<PlatformEnv>): Promise<Response> {
  const { DB, INVENTORY, HASHING } = c.env
  const config = c.get('config')
  const edges = c.get('edges')
  const headers = { [correlationHeader]: c.get('call').requestId }
  const { PAYMENT_PROVIDER_ORIGIN, PAYMENT_SECRET, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, PURGE_ORIGIN } = config
  const search = searchServer(config)
  const provider = { origin: PAYMENT_PROVIDER_ORIGIN, apiKey: PAYMENT_SECRET, send: edges.fetch }
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
      // The hashing Worker refuses a comparison without a secret, which takes no place in its queue.
      hashing: async () =>
        stateOfStatus((await HASHING.fetch('https://hashing.internal/', { method: 'POST', headers })).status),
      payments: async () =>
        maySell(config)
          ? stateOfRefusable(await providerStatus(provider), 'PAYMENT_SECRET')
          : 'PAYMENT_PROVIDER_ORIGIN is empty: nothing can be sold',
      ...(hasCarrier(config) && {
        carrier: async () => stateOfRefusable(await carrierStatus(config, edges.fetch), 'the platform'),
      }),
      ...(search && { search: () => searchServerState(search, edges) }),
      ...(CAPTCHA_VERIFY_URL !== '' && {
        captcha: () => remoteCaptchaState(CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, edges.fetch),
      }),
      ...(PURGE_ORIGIN !== '' && {
        shop: async () => stateOfRefusable(await purgeShop(config, edges.fetch, {}), 'PURGE_TOKEN'),
      }),
    },
    edges.wait,
    timeoutMs,
  )
  return jsonAnswer({ ...readiness, build: __BUILD_ID__ }, { status: readiness.ready ? 200 : 503 })
}
