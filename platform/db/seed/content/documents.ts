import type { PageDocument, RawBlock } from '../../../../shared/content/document.ts'
import type { IngestDocument } from '../../../../shared/contracts/ingest.ts'
import { type Locale, locales, siteId } from '../../../../shared/i18n/locales.ts'
import type { SceneId } from '../../../services/images/art/scenes/index.ts'
import type { Department, PageKey, ShopCopy } from '../copy/copy.ts'
import { pagePaths } from '../copy/copy.ts'
import { copyIn } from './copy-in.ts'
import { homeBlocks } from './home.ts'
import { action, linkPath } from './links.ts'
import { htmlOf } from './markup.ts'
import { footerDocument, menuDocument } from './navigation.ts'
import { scene } from './scenes.ts'
import { fillSizes } from './size-tables.ts'

const departments: Readonly<
  Record<Department, { readonly id: string; readonly scene: SceneId; readonly tone: 'dark' | 'light' }>
> = {
  women: { id: '1000', scene: 'court-wall', tone: 'light' },
  men: { id: '2000', scene: 'kerb-at-dusk', tone: 'light' },
  kids: { id: '3000', scene: 'flat-lay', tone: 'dark' },
  accessories: { id: '4000', scene: 'gift-table', tone: 'dark' },
  new: { id: '5000', scene: 'new-season', tone: 'dark' },
  sale: { id: '6000', scene: 'sale', tone: 'light' },
}

type Page = Omit<PageDocument, 'revision' | 'updatedAt'>

const page = (slug: string, title: string, description: string, blocks: RawBlock[], noindex = false): Page => ({
  id: slug.replaceAll('/', '-'),
  slug,
  title,
  seo: { title, description, noindex },
  blocks,
})

function departmentPage(copy: ShopCopy, department: Department, locale: Locale): [id: string, Page] {
  const { id, scene: picture, tone } = departments[department]
  const { title, subtitle, text } = copy.departments[department]
  return [
    id,
    page(`category/${id}`, title, subtitle, [
      {
        type: 'banner',
        title,
        subtitle,
        media: { ...scene(copy.scenes, picture), ratio: { sm: 1, lg: 3 } },
        targets: [],
        layout: 'overlay',
        tone,
      },
      { type: 'rich-text', width: 'text', html: htmlOf(text, (target) => linkPath(target, locale)) },
    ]),
  ]
}

/** Every document of one locale's site. */
export function documentsOf(locale: Locale, referenceDate: string): IngestDocument[] {
  const { shop, pages } = copyIn(locale, referenceDate)
  const link = (target: string) => linkPath(target, locale)
  const note = (slug: string, { title, text }: { title: string; text: string }) =>
    page(slug, title, '', [{ type: 'rich-text', width: 'text', html: `<h2>${title}</h2>${htmlOf(text, link)}` }])
  const stop = (slug: string, { title, text, action: label }: ShopCopy['notFound'], target: string) =>
    page(
      slug,
      title,
      text,
      [
        { type: 'rich-text', width: 'text', html: htmlOf(text, link) },
        {
          type: 'cta',
          textAlignment: 'left',
          targets: [{ ...action(label, 'c:5000', locale), target: { url: link(target), targetAttribute: '_self' } }],
        },
      ],
      true,
    )
  const written = (Object.keys(pagePaths) as PageKey[]).map((key) => {
    const { title, description, body } = pages[key]
    const html = htmlOf(fillSizes(body, locale), link)
    return page(key, title, description, [{ type: 'rich-text', width: 'text', html }])
  })
  const all = [
    {
      ...page('home', 'Kerb', shop.home.seoDescription, homeBlocks(shop, locale)),
      seo: { title: shop.home.seoTitle, description: shop.home.seoDescription, noindex: false },
    },
    note('search', shop.search),
    note('cart', shop.cart),
    note('product', shop.product),
    stop('error-4xx', shop.notFound, 'c:5000'),
    stop('error-5xx', shop.broken, '/'),
    ...written,
  ]
  const entry = (kind: IngestDocument['kind'], key: string, document: Record<string, unknown>): IngestDocument => ({
    siteId: siteId('kerb', locale),
    kind,
    key,
    revision: 1,
    publishFrom: null,
    publishUntil: null,
    document,
  })
  const dated = (document: Page) => ({ ...document, revision: 1, updatedAt: new Date(referenceDate).toISOString() })
  return [
    ...all.map((document) => entry('page', document.slug, dated(document))),
    ...(Object.keys(departments) as Department[]).map((department) => {
      const [id, document] = departmentPage(shop, department, locale)
      return entry('category', id, dated(document))
    }),
    entry('menu', 'main', menuDocument(shop, locale)),
    entry('footer', 'main', footerDocument(shop, pages, locale)),
  ]
}

export function* seedDocuments(referenceDate: string): Generator<IngestDocument> {
  for (const locale of locales) yield* documentsOf(locale, referenceDate)
}
