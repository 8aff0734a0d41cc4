import type { Locale } from '../../shared/i18n/locales.ts'
import { href } from '../../shared/routes.ts'

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** Pages of one locale's shop: all that are no products, and every tenth product. */
export async function demoPages(shopUrl: string, locale: Locale = 'en-us'): Promise<string[]> {
  const xml = async (path: string) => (await fetch(shopUrl + path)).text()
  const sheets = locationsIn(await xml('/sitemap.xml')).filter((path) => path.includes(`/${locale}/`))
  const paths = (await Promise.all(sheets.map(xml))).flatMap(locationsIn)
  const products = paths.filter((path) => path.includes('/p/'))
  return [...paths.filter((path) => !path.includes('/p/')), ...products.filter((_, index) => index % 10 === 0)]
}

/** The dialogs that are kept for everybody, which no sitemap has: of the first product among these pages. */
export function keptDialogs(pages: readonly string[], locale: Locale = 'en-us'): string[] {
  const product = /\/p\/\S*-(\w+)/.exec(pages.join(' '))?.[1] ?? ''
  return [
    href.dialog(locale, 'quickshop', { product }),
    href.dialog(locale, 'quickshop', { product, from: 'favorites' }),
    href.dialog(locale, 'size-chart', { type: 'footwear' }),
  ]
}
