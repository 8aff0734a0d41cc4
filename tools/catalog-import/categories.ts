import { createHash } from 'node:crypto'
import type { IngestCategory } from '../../shared/contracts/ingest.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { googleCategories } from './google-categories.ts'
import { slugOf } from './values/kind.ts'
import { plainLine } from './values/plain-text.ts'

const deepest = 5
const longestName = 80
const idFloor = 1_000_000_000n
const idSpan = 9_000_000_000n

/**
 * Parses `Men > Shoes > Runners` and similar paths. A number is Google's own code; a comma separates several paths only
 * if each has a level separator.
 */
export function categoryPaths(texts: readonly string[]): string[][] {
  return texts.flatMap((text) => {
    const parts = text.split(',')
    const paths = parts.length > 1 && parts.every((part) => /[>»›]/.test(part)) ? parts : [text]
    return paths.map(pathOf).filter((path) => path.length > 0)
  })
}

function pathOf(text: string): string[] {
  const path = /^\d+$/.test(text.trim()) ? googleCategories[text.trim()] : text
  if (path === undefined) return []
  return path
    .split(/\s*(?:-?>|»|›)\s*/)
    .map((name) => plainLine(name).slice(0, longestName).trim())
    .filter((name) => name !== '')
    .slice(0, deepest)
}

/** The feed's own branch of the category tree. A category's id depends only on its path. */
export function createCategoryTree(locale: Locale, idOf: (path: string, attempt: number) => string = categoryId) {
  const byPath = new Map<string, IngestCategory>()
  const usedIds = new Set<string>()
  const children = new Map<string | null, number>()
  let fresh: IngestCategory[] = []

  const node = (names: readonly string[]): IngestCategory => {
    const path = names.map((name) => name.toLowerCase()).join(' > ')
    const before = byPath.get(path)
    if (before) return before
    const parent = names.length > 1 ? node(names.slice(0, -1)) : null
    const name = names.at(-1) ?? ''
    let id = idOf(path, 0)
    for (let attempt = 1; usedIds.has(id); attempt += 1) id = idOf(path, attempt)
    const parentId = parent?.categoryId ?? null
    const position = children.get(parentId) ?? 0
    children.set(parentId, position + 1)
    const category = {
      categoryId: id,
      parentId,
      position,
      texts: { [locale]: { slug: slugOf(name) || 'category', name, description: '' } },
    }
    usedIds.add(id)
    byPath.set(path, category)
    fresh.push(category)
    return category
  }

  return {
    /** A product's category ids: the ends of its paths first, then their ancestors. */
    idsFor(paths: readonly (readonly string[])[]): string[] {
      const ends = paths.map((path) => node(path).categoryId)
      const ancestors = paths.flatMap((path) =>
        path.slice(0, -1).map((_, index) => node(path.slice(0, path.length - 1 - index)).categoryId),
      )
      return [...new Set([...ends, ...ancestors])]
    },
    /** Categories that haven't been returned yet, parents before children. */
    takeNew(): IngestCategory[] {
      const taking = fresh
      fresh = []
      return taking
    },
    size: () => byPath.size,
  }
}
export type CategoryTree = ReturnType<typeof createCategoryTree>

function categoryId(path: string, attempt: number): string {
  const hash = createHash('sha256')
    .update(attempt === 0 ? path : `${path}\u0000${attempt}`)
    .digest()
  return String((hash.readBigUInt64BE() % idSpan) + idFloor)
}
