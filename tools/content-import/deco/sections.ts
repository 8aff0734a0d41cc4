import type { RawBlock } from '../../../shared/content/document.ts'
import { type DecoValue, isObject, type Report } from './deco-blocks.ts'
import {
  itemsOf,
  pictureOf,
  plain,
  type Rebase,
  rawText,
  subtitleNames,
  targetOf,
  targetsOf,
  titleNames,
  titleOf,
  videoOf,
} from './deco-fields.ts'

export type SectionInput = {
  readonly section: DecoValue
  readonly rebase: Rebase
  /** Says something of this section. */
  readonly report: Report
  /** First of its page: it opens it. */
  readonly first: boolean
}
type Map = (input: SectionInput) => RawBlock[]

const textOf = (section: DecoValue): string | null =>
  rawText(section, ['html', 'richText', 'content', 'text', 'body', 'description'])
const asHtml = (text: string): string => (/<\w/.test(text) ? text : `<p>${text.replaceAll('<', '&lt;')}</p>`)
const wordsOf = (section: DecoValue) => {
  const subtitle = plain(
    rawText(
      section,
      subtitleNames.filter((name) => name !== 'content' || !isObject(section['content'])),
    ) ?? '',
    400,
  )
  return { title: titleOf(section), ...(subtitle && { subtitle }) }
}

/** A picture with words: over it where it opens a page, else beside it. */
const banner: Map = ({ section, rebase, report, first }) => {
  const media = videoOf(section) ?? pictureOf(section)
  const inner = ['action', 'content', 'props', 'text'].map((name) => section[name]).find(isObject)
  const sectionWords = wordsOf(section)
  const texts = sectionWords.title || !inner ? sectionWords : { ...wordsOf(inner) }
  const buttons = targetsOf(section, rebase)
  const targets = buttons.length > 0 || !inner ? buttons : targetsOf({ cta: inner }, rebase)
  const mediaTarget = targetOf(section, rebase)
  const rich = rawText(section, ['description', 'richText', 'html'])
  if (!media) {
    if (!texts.title && targets.length === 0) return richText({ section, rebase, report, first })
    return [
      {
        type: 'cta',
        ...(texts.title && { title: texts.title }),
        ...(texts.subtitle && { text: texts.subtitle }),
        targets,
      },
    ].filter(({ targets: blockTargets }) => blockTargets.length > 0) as RawBlock[]
  }
  const titled = 'kind' in media ? { ...media, title: texts.title || 'Film' } : media
  const shared = { ...texts, media: titled, targets, ...(mediaTarget && targets.length === 0 && { mediaTarget }) }
  if (first)
    return [
      { type: 'hero', variant: 'standard', ...shared, tone: 'light', gradientStyle: 'full', gradientTone: 'dark' },
    ]
  if (!texts.title && targets.length === 0)
    return 'kind' in titled
      ? [{ type: 'video', media: titled }]
      : [{ type: 'image-banner', ...shared, title: titled.alt || 'Picture', hideTitle: true }]
  const { subtitle: _subtitle, ...bare } = shared
  return [
    {
      type: 'split-banner',
      imageWidth: 50,
      ...(rich && /<\w/.test(rich) ? { ...bare, richText: rich.slice(0, 20_000) } : shared),
    },
  ]
}

const heroSlides: Map = (input) => {
  const slides = itemsOf(input.section, ['images', 'slides', 'banners', 'items'])
  const blocks = slides.flatMap((section) => banner({ ...input, section, first: true }))
  if (blocks.length <= 1) return blocks.length === 1 ? blocks : banner(input)
  const layout = { type: 'carousel', slideWidth: '100%', slidePadding: 'none', showIndicators: true }
  return [{ type: 'collection', items: blocks.slice(0, 12), sm: layout, md: layout, lg: layout }]
}

/** A list of pictures that lead somewhere. */
const tiles: Map = ({ section, rebase, report, first }) => {
  const items = itemsOf(section, [
    'items',
    'categories',
    'banners',
    'images',
    'list',
    'cards',
    'links',
    'products',
    'posts',
    'logos',
  ])
  const blocks = items.flatMap((item): RawBlock[] => {
    const media = pictureOf(item)
    const title = titleOf(item, 120) || plain(media?.alt ?? '', 120)
    const target = targetOf(item, rebase) ?? { url: '#', targetAttribute: '_self' as const }
    if (!media) return []
    if (!title) return [{ type: 'picture', media: { ...media, ratio: { sm: 1, lg: 1 } } }]
    const subtitle = plain(rawText(item, ['subtitle', 'subTitle', 'description', 'tag']) ?? '', 200)
    return [{ type: 'category-card', media, title, target, ...(subtitle && { subtitle }) }]
  })
  if (blocks.length === 0)
    return items.length > 0 ? linkList({ section, rebase, report, first }) : banner({ section, rebase, report, first })
  if (blocks.length < items.length)
    report('', `${items.length - blocks.length} of ${items.length} items have no picture and are left out`)
  const { title, subtitle } = wordsOf(section)
  const moreTarget = targetOf({ href: section['cta'] }, rebase)
  const grid = { type: 'grid' }
  return [
    {
      type: 'collection',
      ...(title && { title }),
      ...(subtitle && { subtitle: subtitle.slice(0, 300) }),
      ...(moreTarget && { textLink: { label: title || 'All', target: moreTarget, style: 'link' } }),
      items: blocks.slice(0, 24),
      sm: { type: 'carousel', showArrows: false },
      md: grid,
      lg: grid,
    },
  ]
}

const accordions: Map = ({ section, report }) => {
  const lines = itemsOf(section, ['questions', 'faqs', 'items', 'accordions', 'tabs']).flatMap((item) => {
    const title = plain(rawText(item, ['question', ...titleNames]) ?? '', 200)
    const answer = rawText(item, ['answer', 'content', 'text', 'description', 'body', 'html'])
    return title && answer ? [{ type: 'accordion', title, richText: asHtml(answer).slice(0, 60_000) }] : []
  })
  if (lines.length === 0) report('', 'has no questions with answers')
  const title = titleOf(section)
  return lines.length === 0 ? [] : [{ type: 'accordions', ...(title && { title }), items: lines.slice(0, 50) }]
}

const richText: Map = ({ section, report }) => {
  const title = titleOf(section)
  const text = textOf(section)
  if (!title && !text) {
    report('', 'has no words and no pictures that could be read')
    return []
  }
  const heading = title && title !== text ? `<h2>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h2>` : ''
  return [{ type: 'rich-text', width: 'text', html: `${heading}${text ? asHtml(text) : ''}` }]
}

const thinBanner: Map = ({ section, rebase }) => {
  const alerts: readonly unknown[] = Array.isArray(section['alerts']) ? section['alerts'] : [section]
  return alerts.flatMap((alert): RawBlock[] => {
    const texts =
      typeof alert === 'string'
        ? alert
        : isObject(alert)
          ? (rawText(alert, [...titleNames, ...subtitleNames]) ?? '')
          : ''
    const title = plain(texts, 160)
    const targets = isObject(alert) ? targetsOf(alert, rebase, 1) : []
    return title ? [{ type: 'thin-banner', title, targets }] : []
  })
}

const linkList: Map = ({ section, rebase, report }) => {
  const links = itemsOf(section, ['links', 'items', 'navItems', 'shortcuts', 'children']).flatMap((item) => {
    const label = titleOf(item, 80)
    const target = targetOf(item, rebase)
    return label && target ? [{ label, target }] : []
  })
  if (links.length === 0) report('', 'has no links that could be read')
  const title = titleOf(section, 120)
  return links.length === 0
    ? []
    : [{ type: 'secondary-navigation', ...(title && { title }), links: links.slice(0, 20) }]
}

const header: Map = (input) => {
  const alerts = Array.isArray(input.section['alerts']) ? thinBanner(input) : []
  const items = itemsOf(input.section, ['navItems', 'items', 'navigation', 'menu'])
  return [...alerts.slice(0, 1), ...(items.length > 0 ? linkList({ ...input, section: { items } }) : [])]
}

const footer: Map = ({ section, rebase, report }) => {
  const cards = itemsOf(section, ['links', 'sections', 'columns', 'items']).flatMap((column): RawBlock[] => {
    const title = titleOf(column, 120)
    const links = itemsOf(column, ['children', 'items', 'links']).flatMap((item) => {
      const label = titleOf(item, 80)
      return label ? [{ label, target: targetOf(item, rebase) ?? { url: '#', targetAttribute: '_self' as const } }] : []
    })
    return title && links.length > 0 ? [{ type: 'multi-link-card', title, links: links.slice(0, 12) }] : []
  })
  if (cards.length === 0) report('', 'has no columns of links')
  const grid = { type: 'grid' }
  return cards.length === 0 ? [] : [{ type: 'collection', items: cards, sm: grid, md: grid, lg: grid }]
}

/** Words of a loader, and the department of this shop that stands in for what it would have found. */
const departments: readonly (readonly [RegExp, string])[] = [
  [/sale|deal|clearance|outlet|promo|oferta/i, '6000'],
  [/\b(?:kids?|child|infant|junior|boys?|girls?)/i, '3000'],
  [/wom[ae]n|feminin|ladies|donna|mujer|femme/i, '1000'],
  [/\bm[ae]n\b|mens|masculin|uomo|hombre|homme/i, '2000'],
  [/accessor|hat|bag|sock|cap\b/i, '4000'],
]

const productShelf: Map = ({ section, report }) => {
  const tabs = itemsOf(section, ['tabs'])
  const shelves = tabs.length > 0 && Array.isArray(section['tabs']) ? tabs : [section]
  report('', 'its products are a loader’s, which an export doesn’t hold: a department of this shop stands in')
  return shelves.slice(0, 4).map((shelf) => {
    const shelfText = JSON.stringify(shelf)
    const categoryId = departments.find(([pattern]) => pattern.test(shelfText))?.[1] ?? '5000'
    const title = [titleOf(section, 70), shelf === section ? '' : titleOf(shelf, 70)].filter(Boolean).join(': ')
    const subtitle = plain(rawText(shelf, ['subtitle', 'description']) ?? '', 300)
    const list = section['page'] !== undefined
    const layout = { type: list ? 'grid' : 'carousel' }
    return {
      type: 'collection',
      ...(title && { title }),
      ...(subtitle && { subtitle }),
      source: { kind: 'category', categoryId, limit: list ? 24 : 12 },
      sm: layout,
      md: layout,
      lg: layout,
    }
  })
}

const newsletter: Map = ({ section }) => {
  const empty = isObject(section['empty']) ? section['empty'] : section
  const { title, subtitle } = wordsOf(empty)
  const label = plain(rawText(section, ['label', 'buttonText', 'button']) ?? '', 120)
  return [
    {
      type: 'dialog',
      title: title || label || 'Newsletter',
      ...(subtitle && { richText: asHtml(subtitle) }),
      trigger: { label: label || title || 'Newsletter', style: 'primary', alignment: 'center' },
      newsletter: {},
    },
  ]
}

/**
 * By the section's own name, the first that fits. Sites name theirs as they like, so what fits none is read by its
 * shape.
 */
const byName: readonly (readonly [RegExp, Map])[] = [
  [/faq|accordion|questions/i, accordions],
  [/^header|navbar|^nav/i, header],
  [/footer/i, footer],
  [/alert|announce|topbar|campaigntimer|countdown|marquee|ticker|cookieconsent/i, thinBanner],
  [/newsletter/i, newsletter],
  [
    /shelf|productlist|searchresult|productgrid|showcase|vitrine|recommend|productslider|productcarousel/i,
    productShelf,
  ],
  [
    /categor(?:y|ies)?(?:grid|list|banner|card)?|department|bannergrid|imagegallery|gallery|collage|instagram|brands|logos|blog|posts|departments/i,
    tiles,
  ],
  [/carousel|slider|slideshow|mainbanner/i, heroSlides],
  [/shortcuts|linktree|linklist|breadcrumb|links/i, linkList],
  [/banner|hero|image|video|shoppable|lookbook|campaign|story/i, banner],
  [/text|html|content|markdown|about|policy/i, richText],
]

/** Sections that a visitor never sees, or that this shop brings itself. */
const silent =
  /theme|seo|analytics|session|htmx|livecontrols|minicart|cart|wishlist|script|font|gtm|pixel|tag|consent|drawer|backtotop|whatsapp|productdetails|notfound|stylesheet|style/i

/** A section as blocks. One that can't be read is reported and gives none. */
export function blocksOfSection(type: string, input: SectionInput): RawBlock[] {
  const name = (type.split('/').at(-1) ?? type).replace(/\.(?:tsx|ts|jsx|js)$/, '')
  if (Object.keys(input.section).filter((key) => key !== '__resolveType').length === 0) {
    if (!silent.test(name)) input.report('', `${name} has no content of its own`)
    return []
  }
  const mapper = byName.find(([pattern]) => pattern.test(name))?.[1]
  if (mapper) return mapper(input)
  if (silent.test(name)) return []
  input.report('', `${name} is no section that is known: read by what it holds`)
  const { section } = input
  if (['questions', 'faqs'].some((field) => Array.isArray(section[field]))) return accordions(input)
  if (section['products'] !== undefined || section['page'] !== undefined) return productShelf(input)
  if (itemsOf(section, []).some((item) => pictureOf(item) !== null)) return tiles(input)
  return videoOf(section) || pictureOf(section) ? banner(input) : richText(input)
}
