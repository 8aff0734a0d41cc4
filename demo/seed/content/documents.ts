import type { PageDocument, RawBlock } from '../../../shared/content/document.ts'
import type { IngestDocument } from '../../../shared/contracts/ingest.ts'
import { type Locale, locales, siteId } from '../../../shared/i18n/locales.ts'
import type { SceneId } from '../../pictures/art/scenes/index.ts'
import { categoryTexts } from '../categories.ts'
import { categoryTree } from '../category-tree.ts'
import type { Department, PageKey, ShopCopy } from '../copy/copy.ts'
import { noteNames, pagePaths } from '../copy/copy.ts'
import { copyIn } from './copy-in.ts'
import { experiment } from './experiment-block.ts'
import { homeBlocks } from './home.ts'
import { action, linkPath } from './links.ts'
import { htmlOf } from './markup.ts'
import { footerDocument, menuDocument } from './navigation.ts'
import { popUpsOf } from './pop-up.ts'
import { scene } from './scenes.ts'
import { fillSizes } from './size-tables.ts'
import { storiesOf } from './stories.ts'

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
  const children = categoryTree.filter(({ parentId }) => parentId === id)
  const navigation: RawBlock = {
    type: 'secondary-navigation',
    links: children.map((node) => ({
      label: categoryTexts(node, locale).name,
      target: { url: linkPath(`c:${node.id}`, locale), targetAttribute: '_self' },
    })),
  }
  const banner = (lg: number): RawBlock => ({
    type: 'overlay-banner',
    title,
    subtitle,
    media: { ...scene(copy.scenes, picture), ratio: { sm: 1, lg } },
    tone,
  })
  return [
    id,
    page(`category/${id}`, title, subtitle, [
      experiment('department-banner', 'low', banner(3), banner(4)),
      ...(children.length > 0 ? [navigation] : []),
      { type: 'rich-text', width: 'text', html: htmlOf(text, (target) => linkPath(target, locale)) },
    ]),
  ]
}

/** Copy with questions (`### …`) becomes an accordion; other copy becomes one text. */
function bodyBlocks(body: string, link: (target: string) => string): RawBlock[] {
  const [opening = '', ...questions] = body.split(/^### /m)
  const text = (html: string): RawBlock[] => (html ? [{ type: 'rich-text', width: 'text', html }] : [])
  if (questions.length < 2) return text(htmlOf(body, link))
  const items = questions.map((question) => {
    const [title = '', ...answer] = question.split('\n')
    return { type: 'accordion', title: title.trim(), richText: htmlOf(answer.join('\n'), link) }
  })
  return [...text(htmlOf(opening, link)), { type: 'accordions', items }]
}

/** All documents of one locale's site. */
export function documentsOf(locale: Locale, referenceDate: string): IngestDocument[] {
  const { shop, pages, places } = copyIn(locale, referenceDate)
  const link = (target: string) => linkPath(target, locale)
  const notePage = (slug: string, { title, text }: { title: string; text: string }) =>
    page(slug, title, '', [{ type: 'rich-text', width: 'text', html: `<h2>${title}</h2>${htmlOf(text, link)}` }])
  const errorPage = (slug: string, { title, text, action: label }: ShopCopy['notFound'], target: string) =>
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
  const copyPages = (Object.keys(pagePaths) as PageKey[]).map((key) => {
    const { title, description, body } = pages[key]
    return page(key, title, description, bodyBlocks(fillSizes(body, locale), link))
  })
  const stories = storiesOf(locale, shop.scenes, referenceDate)
  const all = [
    {
      ...page('home', 'Kerb', shop.home.seoDescription, homeBlocks(shop, places.home, locale)),
      seo: { title: shop.home.seoTitle, description: shop.home.seoDescription, noindex: false },
    },
    notePage('search', shop.search),
    notePage('cart', shop.cart),
    notePage('product', shop.product),
    ...noteNames.map((name) => notePage(name, places.notes[name])),
    errorPage('error-4xx', shop.notFound, 'c:5000'),
    errorPage('error-5xx', shop.broken, '/'),
    ...copyPages,
    ...stories.pages,
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
  const withDates = (document: Page) => ({ ...document, revision: 1, updatedAt: new Date(referenceDate).toISOString() })
  return [
    ...all.map((document) => entry('page', document.slug, withDates(document))),
    ...(Object.keys(departments) as Department[]).map((department) => {
      const [id, document] = departmentPage(shop, department, locale)
      return entry('category', id, withDates(document))
    }),
    ...stories.articles.map((article) => entry('article', article.id, article)),
    ...popUpsOf(locale).map(([key, block]) => entry('popup', key, block)),
    entry('menu', 'main', menuDocument(shop, locale)),
    entry('footer', 'main', footerDocument(shop, pages, locale)),
  ]
}

export function* seedDocuments(referenceDate: string): Generator<IngestDocument> {
  for (const locale of locales) yield* documentsOf(locale, referenceDate)
}
