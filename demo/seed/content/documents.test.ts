import { describe, expect, it } from 'vitest'
import { ArticleDocument } from '../../../shared/content/article.ts'
import { FooterDocument, MenuDocument, PageDocument, RawBlock } from '../../../shared/content/document.ts'
import { checkWritten } from '../../../shared/content/written.ts'
import { IngestDocument } from '../../../shared/contracts/ingest.ts'
import { type Locale, locales, siteId, sites } from '../../../shared/i18n/locales.ts'
import { contentPages, matchRoute } from '../../../shared/routes.ts'
import { sceneIds as drawnScenes } from '../../pictures/art/scenes/index.ts'
import { categoryPath, seedCategories } from '../categories.ts'
import { categoryTree } from '../category-tree.ts'
import { pagePaths } from '../copy/copy.ts'
import { documentsOf, seedDocuments } from './documents.ts'

const referenceDate = '2026-11-15'
const shapes = {
  page: PageDocument,
  category: PageDocument,
  menu: MenuDocument,
  footer: FooterDocument,
  article: ArticleDocument,
  popup: RawBlock,
}

/** Every `url` and `href` of a document. */
function linksIn(document: unknown): string[] {
  const json = JSON.stringify(document)
  const urls = [...json.matchAll(/"url":"([^"]+)"/g), ...json.matchAll(/href=\\"([^"\\]+)/g)]
  return urls.map(([, url = '']) => url)
}

describe.each([...locales])('documents of %s', (locale: Locale) => {
  const documents = documentsOf(locale, referenceDate)

  it('are valid for the platform', () => {
    for (const entry of documents) {
      expect(IngestDocument.safeParse(entry).error, entry.key).toBeUndefined()
      expect(shapes[entry.kind as keyof typeof shapes].safeParse(entry.document).error, entry.key).toBeUndefined()
      expect(checkWritten(entry.kind, entry.document), entry.key).toEqual({ faults: [], warnings: [] })
      expect(entry.siteId).toBe(siteId('kerb', locale))
    }
  })

  it('include every page of the shop', () => {
    const keys = documents.map(({ key }) => key)
    for (const key of ['home', 'error-5xx', 'location-selector', ...contentPages, ...Object.keys(pagePaths)])
      expect(keys).toContain(key)
    expect(documents.filter(({ kind }) => kind === 'category').map(({ key }) => key)).toHaveLength(6)
  })

  it('link only to existing pages', () => {
    const categories = new Set(categoryTree.map(({ id }) => categoryPath(id, locale)))
    const stories = documents.filter(({ key }) => key.startsWith('stories')).map(({ key }) => `/${key}`)
    const pages = new Set<string>([...Object.values(pagePaths), ...stories])
    for (const link of documents.flatMap(({ document }) => linksIn(document))) {
      if (link.startsWith('mailto:')) continue
      const scene = /^\/images\/scenes\/(.+)$/.exec(link)?.[1]
      if (scene) expect(drawnScenes).toContain(scene)
      else {
        expect(link === '/' || categories.has(link) || pages.has(link), link).toBe(true)
        expect(matchRoute(link), link).not.toBeNull()
      }
    }
  })

  it('have no unfilled placeholders and no English in other languages', () => {
    const words = JSON.stringify(documents.map(({ document }) => document))
    expect(words).not.toMatch(/\{[a-z]+[}:]/)
    if (sites[locale].language !== 'en')
      expect(words.replaceAll(/"[a-zA-Z]+":/g, '')).not.toMatch(/\b(the|and|with|your|our|free|size)\b/)
  })
})

describe('categories', () => {
  it('have unique slugs in every locale', () => {
    for (const locale of locales) {
      const slugs = seedCategories.map(({ categoryId, texts }) => `${texts[locale]?.slug}-${categoryId}`)
      expect(new Set(seedCategories.map(({ texts }) => texts[locale]?.slug)).size, locale).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })
})

describe('all documents', () => {
  it('are the same in every run', () => {
    expect(JSON.stringify([...seedDocuments(referenceDate)])).toBe(JSON.stringify([...seedDocuments(referenceDate)]))
  })
})
