import { Fragment } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { DrawIslandContext } from '../../client/blocks/parts/island.tsx'
import { CategoryPage, categoryPageCss } from '../../client/pages/category-page.tsx'
import { Footer } from '../../client/pages/chrome/footer.tsx'
import { BodyEnd, BodyStart } from '../../client/pages/document.tsx'
import { FooterDocument, MenuDocument, PageDocument } from '../../shared/content/document.ts'
import { CategoryListing } from '../../shared/contracts/catalog.ts'
import { featuresOf } from '../../shared/features.ts'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { href } from '../../shared/routes.ts'
import { startReads } from '../../worker/context/page-reads.ts'
import type { RenderContext } from '../../worker/context/render-context.ts'
import { segmentsOf } from '../../worker/context/segments.ts'
import { around } from '../../worker/render/around.ts'
import { blockSegments, type PageBlocks } from '../../worker/render/blocks.ts'
import { drawIsland } from '../../worker/render/islands.tsx'
import { categoryJsonLd } from '../../worker/render/json-ld.ts'
import { headNodes } from '../../worker/render/shell.tsx'
import { SiteHeader } from '../../worker/render/site-header.tsx'
import type { Segment } from '../../worker/render/stream.ts'

/**
 * The floor that `edge.miss` is measured against: the shop's own category page, editors' blocks included, as one bare
 * renderToString, with its data in a variable. No routing, cookies, signatures, caches, headers or streaming.
 */
type FloorEnv = {
  readonly LISTING: string
  readonly MENU: string
  readonly FOOTER: string
  /** The category's own document and that of all category pages. */
  readonly DOCUMENTS: string
}

type Data = {
  readonly listing: CategoryListing
  readonly menu: MenuDocument
  readonly footer: FooterDocument
  readonly context: RenderContext
  readonly parts: readonly PageBlocks[]
}
let data: Data | undefined

async function readData(env: FloorEnv, request: Request): Promise<Data> {
  const listing = CategoryListing.parse(JSON.parse(env.LISTING))
  const context = {
    url: new URL(href.category('en-us', listing.category), request.url),
    site: sites['en-us'],
    locale: 'en-us',
    t: formatter('en-us'),
    raw: (key: Parameters<typeof rawMessage>[1]) => rawMessage('en-us', key),
    preview: null,
    testContext: null,
    dismissed: new Set<string>(),
    inSegment: segmentsOf(null),
    reads: startReads(),
    experiments: { prepare: async () => undefined, decide: () => null },
    features: featuresOf(['showShopAllL3sOnMobile', 'hostedVideo']),
  } as unknown as RenderContext
  const content = {
    fragment: async () => ({ document: null, state: 'absent' as const, ageSeconds: 0 }),
    articles: async () => null,
  }
  const documents = PageDocument.array().parse(JSON.parse(env.DOCUMENTS))
  return {
    listing,
    menu: MenuDocument.parse(JSON.parse(env.MENU)),
    footer: FooterDocument.parse(JSON.parse(env.FOOTER)),
    context,
    parts: await Promise.all(
      documents.map((document, index) =>
        blockSegments(context, content, { document, state: 'fresh', ageSeconds: 1 }, { prefix: `b${index}` }),
      ),
    ),
  }
}

function nodeOf(segment: Segment) {
  if ('node' in segment) return segment.node
  throw new Error('the blocks of the floor need no data')
}

export default {
  async fetch(request, env) {
    data ??= await readData(env, request)
    const { listing, menu, footer, context, parts } = data
    const { site, t } = context
    const state = { page: 1, sort: 'featured' as const, chosen: {} }
    const list = () => <CategoryPage site={site} t={t} listing={listing} state={state} />
    const page = {
      status: 200 as const,
      title: listing.category.name,
      description: listing.category.description,
      canonical: context.url.pathname.slice('/en-us'.length),
      index: true,
      jsonLd: [categoryJsonLd(context, listing.category)],
      css: [...categoryPageCss(listing), ...parts.flatMap(({ css }) => css)],
      content: [],
      onCartPage: false,
    }
    const head = headNodes(context, page)
    const html = renderToString(
      <DrawIslandContext value={drawIsland}>
        <html lang={site.bcp47}>
          <head>
            {head.start}
            <style>{head.rules}</style>
            {head.rest}
          </head>
          <body>
            <BodyStart t={t} />
            <SiteHeader context={context} page={page} menu={menu} />
            <main id="main" tabIndex={-1}>
              {around([{ name: 'list', node: list }], ...parts).map((segment) => (
                <Fragment key={segment.name}>{nodeOf(segment)()}</Fragment>
              ))}
            </main>
            <BodyEnd site={site} footer={<Footer site={site} t={t} footer={footer} alternates={[]} />} after={null} />
          </body>
        </html>
      </DrawIslandContext>,
    )
    return new Response(`<!DOCTYPE html>${html}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
} satisfies ExportedHandler<FloorEnv>
