import { type Context, Hono } from 'hono'
import { errorBody } from '../../../shared/errors/body.ts'
import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { ownOperations } from '../../../shared/operations/index.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readProductCards, readSuggestions } from '../../services/catalogue.ts'

type OwnHandler = (c: Context<AppEnv>) => Promise<unknown>

const maxIds = 48

/** The internal calls that are built. The other rows of shared/operations/internal.ts answer 501 with the spec's error body. */
export const ownHandlers: Readonly<Record<string, OwnHandler>> = {
  'internal.serverTime': async (c) => ({ timestamp: c.get('context').now.getTime() }),
  'internal.footer': async (c) => (await c.get('services').content.footer(c.get('context'))).document,
  'internal.collections': async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',').filter((id) => /^[A-Z0-9]{8,11}$/.test(id))
    return { products: ids.length > 0 ? await readProductCards(c.get('context'), ids.slice(0, maxIds)) : [] }
  },
  'internal.search': async (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, 100)
    const found = query ? await readSuggestions(c.get('context'), query.toLowerCase()) : null
    return found?.ok ? found.value : { query, terms: [], categories: [], products: [] }
  },
  'internal.locationSelector': async () => ({ sites: locales.map((locale) => ({ locale, url: href.home(locale) })) }),
}

const noStore = { 'cache-control': 'no-store' }

export const fapi = new Hono<AppEnv>()
for (const row of ownOperations) {
  fapi.on(row.method, row.path.replace('/fapi', '').replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const handler = ownHandlers[row.id]
    return handler ? c.json((await handler(c)) as object, 200, noStore) : refuse(c, 'API501')
  })
}
fapi.all('*', (c) => refuse(c, 'API404'))

function refuse(c: Context<AppEnv>, code: ErrorCode): Response {
  const { locale } = c.get('context')
  return c.json(errorBody({ code, locale, correlationId: crypto.randomUUID() }), errorEntry(code).status, noStore)
}
