import { renderToString } from 'react-dom/server.edge'
import { CategoryPage, categoryPageCss } from '../../client/pages/category-page.tsx'
import { FooterDocument, MenuDocument } from '../../shared/content/document.ts'
import { CategoryListing } from '../../shared/contracts/catalog.ts'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { href } from '../../shared/routes.ts'
import type { RequestContext } from '../../worker/context/request-context.ts'
import { categoryJsonLd } from '../../worker/render/json-ld.ts'
import { Shell } from '../../worker/render/shell.tsx'
import { listingUrl } from '../../worker/routes/listing-url.ts'

/**
 * The floor that `shop.render` is measured against: the shop's own category page as one bare renderToString, with its data in a variable.
 * No routing, cookies, signatures, caches, headers or streaming.
 */
type FloorEnv = { readonly LISTING: string; readonly MENU: string; readonly FOOTER: string }

let data: { listing: CategoryListing; menu: MenuDocument; footer: FooterDocument } | undefined

export default {
  async fetch(request, env) {
    data ??= {
      listing: CategoryListing.parse(JSON.parse(env.LISTING)),
      menu: MenuDocument.parse(JSON.parse(env.MENU)),
      footer: FooterDocument.parse(JSON.parse(env.FOOTER)),
    }
    const { listing, menu, footer } = data
    const t = formatter('en-us')
    const path = href.category('en-us', listing.category)
    const context = {
      url: new URL(path, request.url),
      site: sites['en-us'],
      locale: 'en-us',
      t,
      raw: (key: Parameters<typeof rawMessage>[1]) => rawMessage('en-us', key),
      nonce: '0'.repeat(32),
      csrfToken: '0'.repeat(32),
      session: null,
      config: { FEATURES: new Set(['showShopAllL3sOnMobile', 'hostedVideo']) },
    } as unknown as RequestContext
    const page = {
      status: 200 as const,
      title: listing.category.name,
      description: listing.category.description,
      canonical: path.slice('/en-us'.length),
      index: true,
      jsonLd: [categoryJsonLd(context, listing.category)],
      css: categoryPageCss,
      content: [],
    }
    const urlFor = listingUrl(path, { page: 1, sort: 'featured', chosen: {} })
    const html = renderToString(
      <Shell context={context} page={page} menu={menu} footer={footer}>
        <CategoryPage site={context.site} t={t} listing={listing} action={path} urlFor={urlFor} />
      </Shell>,
    )
    return new Response(`<!DOCTYPE html>${html}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
} satisfies ExportedHandler<FloorEnv>
