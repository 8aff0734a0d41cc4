import { type Context, Hono } from 'hono'
import type { MenuItem } from '../../../shared/content/document.ts'
import { defaultLocale, isLocale, type Locale, locales, siteId } from '../../../shared/i18n/locales.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { href, legalSlugs, returnsSlug } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readAddresses } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

// Pages that no search engine reads. Rules name their ends: a prefix `cart` would also hide `cartes-cadeaux`.
const notSearched = ['cart', 'checkout', 'search'] as const
/** Products in one sitemap file. */
const perFile = 960
const longestSeconds = 3600
const cacheControl = { 'cache-control': `public, max-age=${longestSeconds}` }

const xml = (c: Context<AppEnv>, body: string, seconds = longestSeconds) =>
  c.body(body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${seconds}`,
  })

/** Search engines would drop whatever is missing from an incomplete list. */
const unavailable = (c: Context<AppEnv>) =>
  c.text('Service unavailable', 503, { 'retry-after': '60', 'cache-control': 'no-store' })

/** How long a response made from content may be cached: not beyond the opening or closing of a publish window. */
const secondsUntil = (now: Date, ...edges: readonly (number | undefined)[]): number =>
  Math.max(0, Math.min(longestSeconds, ...edges.map((edge = Infinity) => Math.floor((edge - now.getTime()) / 1000))))

export const seo = new Hono<AppEnv>()
  .get('/robots.txt', (c) => {
    const { url, config } = c.get('context')
    const rules =
      config.ENVIRONMENT === 'staging'
        ? ['User-agent: *', 'Disallow: /']
        : [
            'User-agent: *',
            'Disallow: /api/',
            'Disallow: /fapi/',
            'Disallow: /preview',
            ...notSearched.flatMap((name) => [
              `Disallow: /*/${name}$`,
              `Disallow: /*/${name}/`,
              `Disallow: /*/${name}?`,
            ]),
            '',
            `Sitemap: ${url.origin}/sitemap.xml`,
          ]
    return c.text(`${rules.join('\n')}\n`, 200, cacheControl)
  })
  .get('/sitemap.xml', async (c) => {
    const context = c.get('context')
    const addresses = await readAddresses(context, defaultLocale, 0, 0)
    if (!addresses.ok) return unavailable(c)
    const { totals } = addresses.value
    const paths = locales.flatMap((locale) => [
      `/sitemaps/${locale}/pages.xml`,
      ...Array.from(
        { length: pageCount(totals[locale], perFile) },
        (_, index) => `/sitemaps/${locale}/products-${index + 1}.xml`,
      ),
    ])
    return xml(c, sitemapIndex(paths.map((path) => context.url.origin + path)))
  })
  // A single route for both kinds of file: a name beside a parameter would take every route of the shop off the fast
  // router.
  .get('/sitemaps/:locale/:file', async (c, next) => {
    const { locale, file } = c.req.param()
    const products = /^products-([0-9]+)\.xml$/.exec(file)
    if (!products && file !== 'pages.xml') return next()
    if (!isLocale(locale)) return c.notFound()
    return products ? productsFile(c, locale, Number(products[1])) : pagesFile(c, locale)
  })

async function pagesFile(c: Context<AppEnv>, locale: Locale) {
  const context = c.get('context')
  const [menu, stories] = await Promise.all([
    c.get('services').content.menu({ ...context, locale }),
    context.call('content.children', {
      params: { mode: 'publish', siteId: siteId(context.config.BRAND, locale), parentPageSlug: 'stories' },
    }),
  ])
  if (!stories.ok && !isAbsent(stories.failure)) return unavailable(c)
  const paths = [
    href.home(locale),
    ...menuPaths(menu.document.items).map((path) => `/${locale}${path}`),
    href.help(locale, returnsSlug),
    href.stories(locale),
    ...(stories.ok ? stories.value.children.map(({ slug }) => `/${locale}/${slug}`) : []),
    ...legalSlugs.map((slug) => href.legal(locale, slug)),
  ]
  const body = urlSet([...new Set(paths)].map((path) => context.url.origin + path))
  return xml(c, body, secondsUntil(context.now, menu.validUntil, stories.validUntil))
}

async function productsFile(c: Context<AppEnv>, locale: Locale, file: number) {
  const context = c.get('context')
  if (file < 1) return c.notFound()
  const addresses = await readAddresses(context, locale, (file - 1) * perFile, perFile)
  if (!addresses.ok) return unavailable(c)
  if (addresses.value.products.length === 0) return c.notFound()
  return xml(c, urlSet(addresses.value.products.map((product) => context.url.origin + href.product(locale, product))))
}

function menuPaths(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.target?.url.startsWith('/') ? [item.target.url] : []),
    ...menuPaths(item.children),
  ])
}
