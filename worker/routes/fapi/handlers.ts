import type { Context } from 'hono'
import { locales } from '../../../shared/i18n/locales.ts'
import { readListingState } from '../../../shared/listing-state.ts'
import { href } from '../../../shared/routes.ts'
import { isSizeChart, sizeTable } from '../../../shared/sizing/size-charts.ts'
import type { AppEnv } from '../../app-env.ts'
import { readCategory, readProductCards, readSuggestions } from '../../services/catalogue.ts'
import { fail, type Result, succeed } from '../../services/result.ts'
import { listingQuery } from '../listing-query.ts'
import { ingestPerformance } from './ingest-performance.ts'
import { validateResponse } from './validate-response.ts'

type OwnHandler = (c: Context<AppEnv>) => Promise<Result<object>>

const maxIds = 48
const absent = fail({ code: 'API404', status: 404, message: 'no such name', details: {}, cause: 'answer' })

/**
 * The internal calls that are built. The other rows of shared/operations/internal.ts answer 501 with the spec's error
 * body.
 */
export const ownHandlers: Readonly<Record<string, OwnHandler>> = {
  'internal.serverTime': async (c) => succeed({ timestamp: c.get('context').now.getTime() }),
  'internal.footer': async (c) => succeed((await c.get('services').content.footer(c.get('context'))).document),
  'internal.collections': async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',').filter((id) => /^[A-Z0-9]{8,11}$/.test(id))
    if (ids.length === 0) return succeed({ products: [] })
    const cards = await readProductCards(c.get('context'), ids.slice(0, maxIds))
    return cards.ok ? succeed({ products: cards.value }) : cards
  },
  'internal.search': async (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, 100)
    if (!query) return succeed({ query, terms: [], categories: [], products: [] })
    return readSuggestions(c.get('context'), query.toLowerCase())
  },
  'internal.locationSelector': locationSelector,
  'internal.footSizes': async (c) => sizeChart(c, 'foot-sizes'),
  'internal.sizeChart': async (c) => sizeChart(c, c.req.param('productType') ?? ''),
  'internal.utility': async (c) => {
    const { locale, t } = c.get('context')
    return succeed({
      links: [
        { label: t('header.account'), url: href.account(locale) },
        { label: t('favorites.title'), url: href.favorites(locale) },
        { label: t('checkout.trackTitle'), url: href.orderTracking(locale) },
        { label: t('support.write'), url: href.contactUs(locale) },
      ],
    })
  },
  'internal.page': (c) => page(c, c.req.param('page') ?? ''),
  'internal.ingestPerformance': ingestPerformance,
  'internal.validateResponse': (c) => validateResponse(c.req.param('contract') ?? '', c.req.raw.body),
}

async function locationSelector(): Promise<Result<object>> {
  return succeed({ sites: locales.map((locale) => ({ locale, url: href.home(locale) })) })
}

async function sizeChart(c: Context<AppEnv>, name: string): Promise<Result<object>> {
  const { site, t } = c.get('context')
  return isSizeChart(name) ? succeed({ productType: name, ...sizeTable(name, site, t) }) : absent
}

/** A category by its id, or else a document by its slug. */
async function page(c: Context<AppEnv>, name: string): Promise<Result<object>> {
  if (name === 'location-selector') return locationSelector()
  const context = c.get('context')
  if (/^\d{4,10}$/.test(name))
    return readCategory(context, name, listingQuery(readListingState(context.url.searchParams)))
  const { document } = await c.get('services').content.page(context, name)
  return document ? succeed(document) : absent
}
