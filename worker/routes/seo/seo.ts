import { type Context, Hono } from 'hono'
import type { MenuItem } from '../../../shared/content/document.ts'
import { isLocale, locales, siteId } from '../../../shared/i18n/locales.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { href, legalSlugs, returnsSlug } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readWholeCatalogue } from '../../services/catalogue.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

/** Products in one sitemap file. */
const perFile = 960
const cacheControl = { 'cache-control': 'public, max-age=3600' }

const xml = (c: Context<AppEnv>, body: string) =>
  c.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', ...cacheControl })

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
            'Disallow: /*/cart',
            'Disallow: /*/checkout',
            'Disallow: /*/search',
            '',
            `Sitemap: ${url.origin}/sitemap.xml`,
          ]
    return c.text(`${rules.join('\n')}\n`, 200, cacheControl)
  })
  .get('/sitemap.xml', async (c) => {
    const context = c.get('context')
    const whole = await readWholeCatalogue(context, 0, 1)
    const files = whole.ok ? pageCount(whole.value.total, perFile) : 1
    const paths = locales.flatMap((locale) => [
      `/sitemaps/${locale}/pages.xml`,
      ...Array.from({ length: files }, (_, index) => `/sitemaps/${locale}/products-${index + 1}.xml`),
    ])
    return xml(c, sitemapIndex(paths.map((path) => context.url.origin + path)))
  })
  .get('/sitemaps/:locale/pages.xml', async (c) => {
    const context = c.get('context')
    const locale = c.req.param('locale')
    if (!isLocale(locale)) return c.notFound()
    const [{ document }, stories] = await Promise.all([
      c.get('services').content.menu({ ...context, locale }),
      context.call('content.children', {
        params: { mode: 'publish', siteId: siteId(context.config.BRAND, locale), parentPageSlug: 'stories' },
      }),
    ])
    const paths = [
      href.home(locale),
      ...menuPaths(document.items).map((path) => `/${locale}${path}`),
      href.help(locale, returnsSlug),
      href.stories(locale),
      ...(stories.ok ? stories.value.children.map(({ slug }) => `/${locale}/${slug}`) : []),
      ...legalSlugs.map((slug) => href.legal(locale, slug)),
    ]
    return xml(c, urlSet([...new Set(paths)].map((path) => context.url.origin + path)))
  })
  .get('/sitemaps/:locale/:file{products-[0-9]+\\.xml}', async (c) => {
    const context = c.get('context')
    const locale = c.req.param('locale')
    if (!isLocale(locale)) return c.notFound()
    const file = Number(/\d+/.exec(c.req.param('file'))?.[0] ?? 0)
    const whole = await readWholeCatalogue(context, (file - 1) * perFile, perFile)
    if (!whole.ok) return c.text('Service unavailable', 503, { 'retry-after': '60' })
    if (file < 1 || whole.value.products.length === 0) return c.notFound()
    return xml(c, urlSet(whole.value.products.map((product) => context.url.origin + href.product(locale, product))))
  })

function menuPaths(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.target?.url.startsWith('/') ? [item.target.url] : []),
    ...menuPaths(item.children),
  ])
}
