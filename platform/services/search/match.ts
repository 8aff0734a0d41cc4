import type { Locale } from '../../../shared/i18n/locales.ts'
import type { Block } from '../catalogue/index/block.ts'
import type { CatalogueIndex } from '../catalogue/index/catalogue-index.ts'
import { anyFlagged } from '../catalogue/index/ragged.ts'
import type { Scope } from '../catalogue/index/scan.ts'
import { beginsWordsOf } from './words.ts'

/** Worth of a word where it is found: people who type a name mean it. */
const worth = { code: 12, name: 10, kind: 6, colour: 4, detail: 2 } as const
/** More than the words of any search are worth together. */
const mostPoints = 1000

/** Products by a word of their descriptions, which the index doesn't hold. */
export type Described = ReadonlyMap<string, ReadonlySet<string>>

/** Products with every word, or with `any` at least one, the best first. Words come from `wordsOf`. */
export function matchScope(words: readonly string[], locale: Locale, described: Described, any = false): Scope {
  return (index) => {
    const points = words.map((word) => pointsOf(index, word, locale, described.get(word)))
    return (block) => {
      const ofRow = points.map((of) => of(block))
      const { listed } = block
      return (row) => {
        if (listed[row] !== 1) return -1
        let sum = 0
        for (const of of ofRow) {
          const own = of(row)
          if (own === 0 && !any) return -1
          sum += own
        }
        return sum === 0 ? -1 : mostPoints - sum
      }
    }
  }
}

function pointsOf(
  index: CatalogueIndex,
  word: string,
  locale: Locale,
  described: ReadonlySet<string> | undefined,
): (block: Block) => (row: number) => number {
  const beginnings = forms(word)
  const close = index.vocabulary.closeness(beginnings)
  const inText = close.some((closeness) => closeness > 0)
  const categories = categoriesNamed(index, beginnings, locale)
  const flags = index.known.categories.flags(categories)
  // People type style numbers, which have digits: the other words aren't looked for in them while texts have them.
  const mayBeCode = !inText || /\d/.test(word)
  return (block) => {
    const { name, kind, colour } = block.texts.get(locale) ?? emptyTexts
    const { familyText, brandText, materialText, codes, productIds } = block
    return (row) => {
      let points = 0
      if (inText) {
        points +=
          worth.name * (close[name[row] ?? 0] ?? 0) +
          worth.kind * (close[kind[row] ?? 0] ?? 0) +
          worth.colour * Math.max(close[colour[row] ?? 0] ?? 0, close[familyText[row] ?? 0] ?? 0) +
          worth.detail * Math.max(close[brandText[row] ?? 0] ?? 0, close[materialText[row] ?? 0] ?? 0)
      }
      if (categories.size > 0 && anyFlagged(block.categories, row, flags)) points += worth.detail
      if (mayBeCode && codes[row]?.includes(` ${word}`)) points += worth.code
      if (described?.has(productIds[row] ?? '')) points += worth.detail
      return points
    }
  }
}
const emptyTexts = { name: new Uint32Array(), kind: new Uint32Array(), colour: new Uint32Array() }

/** Whoever looks for "shoes" means low-tops too: a category's name stands for everything below it. */
function categoriesNamed(index: CatalogueIndex, beginnings: readonly string[], locale: Locale): Set<string> {
  const tree = index.tree(locale)
  const named = tree.nodes.filter(({ name }) => beginnings.some((beginning) => beginsWordsOf(name, [beginning])))
  return new Set(named.flatMap(({ categoryId }) => [...tree.below(categoryId)]))
}

/**
 * A word and what it may be a plural of: an ending is cut in a way that does for all five languages, since beginnings
 * are matched.
 */
export function forms(word: string): string[] {
  const shorter: string[] = []
  if (word.length >= 4 && /[sxneioa]$/.test(word)) shorter.push(word.slice(0, -1))
  if (word.length >= 5 && /(es|en|er|as|os)$/.test(word)) shorter.push(word.slice(0, -2))
  return [word, ...shorter]
}
