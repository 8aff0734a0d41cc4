import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import type { Block } from '../../catalogue/index/block.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import type { CategoryTree } from '../../catalogue/index/category-tree.ts'
import { facetMessages, valueMessage } from '../../catalogue/messages/facets.ts'
import { tokensOf } from '../language/tokens.ts'
import { conceptsIn } from './concepts-in.ts'
import { addPhrase, createLexicon, type Lexicon } from './lexicon.ts'

/** A lexicon with what it has read of the index so far. */
type Learned = {
  readonly lexicon: Lexicon
  readonly blocks: WeakSet<Block>
  readonly values: Set<number>
  tree: CategoryTree | null
}
const learned = new WeakMap<CatalogueIndex, Map<Locale, Learned>>()

const categoryWeight = 2
const valueFacets = ['gender', 'kind', 'colour', 'material'] as const

/** The isolate's lexicon of a locale, as new as the index: only blocks that are new are read. */
export function lexiconOf(index: CatalogueIndex, locale: Locale): Lexicon {
  const ofIndex = learned.get(index) ?? new Map<Locale, Learned>()
  learned.set(index, ofIndex)
  const own = ofIndex.get(locale) ?? newlyLearned(locale)
  ofIndex.set(locale, own)
  for (const block of index.blocks()) {
    if (own.blocks.has(block)) continue
    own.blocks.add(block)
    learnTexts(own.lexicon, index, block, locale)
    learnValues(own, index, block, locale)
  }
  learnCategories(own, index.tree(locale))
  return own.lexicon
}

const newlyLearned = (locale: Locale): Learned => ({
  lexicon: createLexicon(locale),
  blocks: new WeakSet(),
  values: new Set([0]),
  tree: null,
})

function learnTexts(lexicon: Lexicon, index: CatalogueIndex, block: Block, locale: Locale): void {
  const { language, conceptsOfKind, conceptsOfName } = lexicon
  const { texts } = index.known.texts
  const wordsOf = (text: number) => tokensOf(texts[text] ?? '', language)
  const columns = block.texts.get(locale)
  for (const column of [columns?.name, columns?.kind, columns?.colour, block.brandText])
    for (const text of column ?? []) if (text !== 0 && !lexicon.texts.has(text)) learnText(lexicon, text, wordsOf(text))
  for (const [column, concepts] of [
    [columns?.kind, conceptsOfKind],
    [columns?.name, conceptsOfName],
  ] as const)
    for (const text of column ?? [])
      if (text !== 0 && !concepts.has(text)) concepts.set(text, conceptsIn(lexicon, wordsOf(text)))
}

function learnText({ texts, words }: Lexicon, text: number, own: readonly string[]): void {
  texts.add(text, own)
  for (const word of new Set(own)) words.know(word, 1)
}

/** Facet values as the shop labels them, those of a feed's own too. */
function learnValues({ lexicon, values }: Learned, index: CatalogueIndex, block: Block, locale: Locale): void {
  const messages = facetMessages(sites[locale])
  for (const facet of valueFacets)
    for (const number of block[facet]) {
      if (values.has(number)) continue
      values.add(number)
      const id = index.known.values.texts[number] ?? ''
      addPhrase(lexicon, valueMessage(messages, facet, id), { type: facet, id })
    }
}

function learnCategories(own: Learned, tree: CategoryTree): void {
  if (own.tree === tree) return
  own.tree = tree
  for (const { categoryId, name } of tree.nodes)
    addPhrase(own.lexicon, name, { type: 'category', id: categoryId }, categoryWeight)
}
