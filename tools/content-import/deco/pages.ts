import type { RawBlock } from '../../../shared/content/document.ts'
import type { Draft } from '../../content-push/read-files.ts'
import { type DecoValue, inlined, isObject, type Note, type SavedBlocks, typeOf } from './deco-blocks.ts'
import { plain, type Rebase, rawText } from './deco-fields.ts'
import { blocksOfSection } from './sections.ts'
import { isMultivariate, variantBlocks } from './variants.ts'

export type DecoPage = { readonly file: string; readonly name: string; readonly value: DecoValue }
export type Landing = { readonly under: string; readonly siteId: string }

export const isPage = (value: DecoValue): boolean =>
  typeof value['path'] === 'string' && (Array.isArray(value['sections']) || isObject(value['sections']))

const slugPart = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const partsMost = 4

/** `/men/shoes` -> `deco/men/shoes`, `/` -> `deco`. A pattern (`/*`, `/p/:slug`) is no address: its page's name is. */
function slugOf({ value, name }: DecoPage, prefix: string): string {
  const path = String(value['path'])
  const slug = /[*:{(]/.test(path) ? slugPart(rawText(value, ['name']) ?? name) || 'page' : path
  const parts = slug.split('/').map(slugPart).filter(Boolean).slice(0, partsMost)
  return [prefix, ...parts].join('/').slice(0, 119)
}

const titleBearers = ['hero', 'overlay-banner', 'split-banner', 'block-below-banner', 'image-banner']

/**
 * An export names its pages for editors ("Home"); the first banner with words is what a visitor takes for the title.
 */
function titled(blocks: readonly RawBlock[]): RawBlock[] {
  const at = blocks.findIndex(
    ({ type, title }) => titleBearers.includes(type) && typeof title === 'string' && title !== '',
  )
  return blocks.map((block, index) => (index === at ? { ...block, titleH1: true } : block))
}

/** Pages of the export as documents of one site. */
export function draftsOfPages(
  pages: readonly DecoPage[],
  saved: SavedBlocks,
  landing: Landing,
): { drafts: Draft[]; report: Note[] } {
  const report: Note[] = []
  const pagesBySlug = new Map<string, DecoPage>()
  for (const page of pages) {
    const slug = slugOf(page, landing.under)
    const before = pagesBySlug.get(slug)
    if (before)
      report.push({
        file: page.file,
        path: 'path',
        reason: `${before.file} is at /${slug} already: this one is left out`,
      })
    else pagesBySlug.set(slug, page)
  }
  const rebase = rebaseTo(new Set(pagesBySlug.keys()), landing.under)
  const drafts = [...pagesBySlug].map(([slug, page]): Draft => {
    const reportAt = (path: string, reason: string) => void report.push({ file: page.file, path, reason })
    const value = inlined(page.value, saved, reportAt) as DecoValue
    const title = plain(rawText(value, ['name', 'title']) ?? page.name, 200) || slug
    const seo = isObject(value['seo']) ? value['seo'] : {}
    const blocks = blocksOf(value['sections'], 'sections', {
      rebase,
      report: reportAt,
      id: slug.replaceAll('/', '-').slice(0, 80),
    })
    return {
      file: page.file,
      siteId: landing.siteId,
      kind: 'page',
      key: slug,
      publishFrom: null,
      publishUntil: null,
      document: {
        id: slug.replaceAll('/', '-'),
        slug,
        title,
        seo: {
          title: plain(rawText(seo, ['title']) ?? title, 200),
          description: plain(rawText(seo, ['description']) ?? '', 400),
          noindex: true,
        },
        blocks: titled(blocks.slice(0, 200)),
      },
    }
  })
  return { drafts, report }
}

type Reading = { readonly rebase: Rebase; readonly report: (path: string, reason: string) => void; readonly id: string }

/** Sections that only decide when another is rendered. */
const wrapper = /lazy|deferred|suspense|sectionwrapper/i

function blocksOf(input: unknown, path: string, reading: Reading): RawBlock[] {
  const { rebase, report, id } = reading
  const blocks: RawBlock[] = []
  const walk = (value: unknown, at: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, `${at}.${index}`)
      return
    }
    if (!isObject(value)) return
    if (isMultivariate(value)) {
      const experience = `${id}-${at.replaceAll('.', '-')}`.slice(0, 120)
      const inside = (innerValue: unknown, inner: string) =>
        blocksOf(innerValue, `${at}.${inner}`, { ...reading, id: experience })
      blocks.push(...variantBlocks(value, experience, inside, (inner, reason) => report(`${at}.${inner}`, reason)))
      return
    }
    const type = typeOf(value)
    if (type !== null && wrapper.test(type)) {
      walk(value['section'] ?? value['sections'], `${at}.${value['section'] === undefined ? 'sections' : 'section'}`)
      return
    }
    if (type === null) {
      report(at, 'is a section without a type')
      return
    }
    const first = blocks.every(({ type: before }) => before === 'thin-banner' || before === 'secondary-navigation')
    const reportInner = (inner: string, reason: string) => report(inner ? `${at}.${inner}` : at, reason)
    blocks.push(...blocksOfSection(type, { section: value, rebase, report: reportInner, first }))
  }
  walk(input, path)
  return blocks
}

/**
 * Links to the export's own pages follow them; its searches are this shop's, and what it lists of products is searched
 * for.
 */
function rebaseTo(slugs: ReadonlySet<string>, prefix: string): Rebase {
  return (href) => {
    if (href.length > 2000) return null
    if (/^(?:https?:\/\/|mailto:|tel:|#)/i.test(href)) return href
    const url = URL.canParse(href, 'https://site.invalid') ? new URL(href, 'https://site.invalid') : null
    // A script's address has no origin, however it is spelt.
    if (url?.origin !== 'https://site.invalid') return null
    const parts = url.pathname.split('/').map(slugPart).filter(Boolean)
    const slug = [prefix, ...parts].join('/')
    if (slugs.has(slug) && !url.searchParams.has('q')) return `/${slug}`
    const query = url.searchParams.get('q') ?? parts.at(-1)?.replaceAll('-', ' ') ?? ''
    return query ? `/search?${new URLSearchParams({ q: query.slice(0, 100) })}` : `/${prefix}`
  }
}
