import type { IngestCategory } from '../../shared/contracts/ingest.ts'
import { type Locale, locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { slugOf } from '../../shared/slug.ts'
import { type CategoryNode, categoryTree } from './category-tree.ts'
import type { CategoryCopy } from './copy/category-copy.ts'
import { categories as de } from './copy/de/categories.ts'
import { categories as en } from './copy/en/categories.ts'
import { categories as es } from './copy/es/categories.ts'
import { categories as fr } from './copy/fr/categories.ts'
import { categories as it } from './copy/it/categories.ts'
import { spell } from './product-copy/spelling.ts'

const copyByLanguage: Readonly<Record<Site['language'], CategoryCopy>> = { en, de, fr, es, it }

export type CategoryTexts = { readonly slug: string; readonly name: string; readonly description: string }

function lowerFirst(text: string, language: string): string {
  // German nouns keep their capital, and so does a word like T-shirt.
  return language === 'de' || /^\p{Lu}-/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
/** German slugs spell umlauts out instead of dropping the dots. */
const withoutUmlauts = (text: string) => text.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)

function textsOf(node: CategoryNode, locale: Locale): { name: string; line: string; title: string; prefix: string } {
  const { language } = sites[locale]
  const words = copyByLanguage[language]
  const [name, line] = 'key' in node.words ? words.entries[node.words.key] : words[node.words.list][node.words.audience]
  const template = node.audience && node.parentId !== null ? words.audiences[node.audience] : '{name}'
  const inlineName = template.startsWith('{name}') ? name : lowerFirst(name, language)
  // "Shoes" exists under new and under sale, so the slug gets the occasion as a prefix.
  const occasion = node.id.startsWith('5') ? 'new' : node.id.startsWith('6') ? 'sale' : null
  return {
    name,
    line,
    title: template.replace('{name}', inlineName),
    prefix: occasion && node.audience ? words.entries[occasion][0] : '',
  }
}

export function categoryTexts(node: CategoryNode, locale: Locale): CategoryTexts {
  const { name, line, title, prefix } = textsOf(node, locale)
  return {
    slug: slugOf(withoutUmlauts(spell(locale, `${prefix} ${title}`))),
    name: spell(locale, name),
    description: spell(locale, [prefix, title === name ? '' : title, line].filter(Boolean).join('. ')),
  }
}

export const seedCategories: readonly IngestCategory[] = categoryTree.map((node, position) => ({
  categoryId: node.id,
  parentId: node.parentId,
  position,
  texts: Object.fromEntries(locales.map((locale) => [locale, categoryTexts(node, locale)])),
}))

const byId = new Map(categoryTree.map((node) => [node.id, node]))

/** Throws for an id that is not in the tree: a bug in the code that links to it. */
function nodeOf(categoryId: string): CategoryNode {
  const node = byId.get(categoryId)
  if (!node) throw new RangeError(`no category ${categoryId}`)
  return node
}

/** The path after the locale. */
export const categoryPath = (categoryId: string, locale: Locale): string =>
  `/c/${categoryTexts(nodeOf(categoryId), locale).slug}-${categoryId}`

/** The name with its audience: "Women’s low-tops". */
export const categoryTitle = (categoryId: string, locale: Locale): string =>
  spell(locale, textsOf(nodeOf(categoryId), locale).title)
